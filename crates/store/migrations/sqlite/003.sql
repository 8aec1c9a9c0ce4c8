-- How many changes each seat has made, up to this one, that nobody else may count: a JSON array by seat; null if there are
-- none.
ALTER TABLE changes ADD COLUMN private TEXT;

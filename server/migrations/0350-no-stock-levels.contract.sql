-- Cached responses are at most two seconds old, so they no longer need to hear of each unit that is reserved or sold.
drop trigger variant_level_invalidates on variant;

UPDATE installation SET deliveries_held_at = NULL WHERE deliveries_held_at IS NOT NULL

UPDATE installation SET deliveries_held_at = coalesce(deliveries_held_at, :now::timestamptz)

SELECT i.deliveries_held_at AS "heldAt" FROM installation i WHERE i.deliveries_held_at IS NOT NULL

SELECT i.id FROM installation i

SELECT c.id, c.cell, c.other_cell AS "otherCell", c.phase FROM cell_companies c WHERE c.id = :id

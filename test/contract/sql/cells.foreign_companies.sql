SELECT c.id FROM cell_companies c
   WHERE c.id = ANY (:ids::bigint[]) AND c.cell <> :cell AND c.other_cell IS DISTINCT FROM :cell ORDER BY c.id

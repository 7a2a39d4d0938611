SELECT max(e.date) AS day FROM receivable_entries e
     WHERE e.company_id = $1::bigint AND e.item_type = $2 AND e.item_id = $3::bigint

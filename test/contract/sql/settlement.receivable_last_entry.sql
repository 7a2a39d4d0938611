SELECT max(e.date) AS day FROM receivable_entries e
     WHERE e.company_id = :companyId::bigint AND e.item_type = :type AND e.item_id = :id::bigint

SELECT max(e.date) AS day FROM payable_entries e
     WHERE e.company_id = :companyId::bigint AND e.item_type = :type AND e.item_id = :id::bigint

DELETE FROM invoice_lines l WHERE l.company_id = :companyId::bigint AND l.invoice_id = :id::bigint

SELECT i.issue_date AS day FROM invoices i WHERE i.company_id = :companyId AND i.status NOT IN ('draft', 'void')
     AND left(i.number, length(:prefix)) = :prefix AND substr(i.number, length(:prefix) + 1) ~ '^[0-9]+$'
   ORDER BY i.company_id DESC, i.issue_date DESC, i.id DESC LIMIT 1

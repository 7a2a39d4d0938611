SELECT n.date AS day FROM credit_notes n WHERE n.company_id = :companyId AND n.status <> 'void'
     AND left(n.number, length(:prefix)) = :prefix AND substr(n.number, length(:prefix) + 1) ~ '^[0-9]+$'
   ORDER BY n.company_id DESC, n.date DESC, n.id DESC LIMIT 1

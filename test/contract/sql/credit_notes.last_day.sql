SELECT n.date AS day FROM credit_notes n WHERE n.company_id = :companyId AND n.status <> 'void'
   ORDER BY n.company_id DESC, n.date DESC, n.id DESC LIMIT 1

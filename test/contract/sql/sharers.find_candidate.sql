SELECT c.id, c.code, t.sharer_id IS NOT NULL AS is_trusted FROM companies c
   LEFT JOIN kyc_trusted_sharers t ON t.company_id = :companyId AND t.sharer_id = c.id
   WHERE c.code = :code

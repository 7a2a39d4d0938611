UPDATE notifications n SET read_at = :now
   WHERE n.company_id = :companyId AND n.user_id = :userId AND n.read_at IS NULL AND n.id <= :through::bigint

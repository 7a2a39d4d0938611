DELETE FROM kyc_hit_decisions d
   WHERE d.company_id = :companyId AND d.environment = :environment AND d.subject_key = ANY (:subjectKeys::bytea[])
     AND NOT EXISTS (
     SELECT 1 FROM kyc_screenings s
     WHERE s.company_id = :companyId AND s.environment = :environment AND s.subject_key = d.subject_key)

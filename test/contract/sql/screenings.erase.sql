DELETE FROM kyc_screenings s WHERE s.company_id = :companyId AND s.environment = :environment
     AND s.id = ANY (:ids::text[])

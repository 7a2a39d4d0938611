DELETE FROM kyc_screenings s WHERE s.company_id = :companyId AND s.environment = :environment AND s.session_id = :id
   RETURNING s.id, s.subject_key

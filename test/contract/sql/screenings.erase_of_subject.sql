DELETE FROM kyc_screenings s WHERE s.company_id = $1 AND s.environment = $2 AND s.external_id = $3
   RETURNING s.id, s.subject_key

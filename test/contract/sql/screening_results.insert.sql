INSERT INTO kyc_screening_results (company_id, screening_id, number, version, status, score, is_match, hits,
     compared, algorithm, screened_at, replaced_at)
   SELECT s.company_id, s.id, 1 + (
       SELECT coalesce(max(r.number), 0) FROM kyc_screening_results r
       WHERE r.company_id = s.company_id AND r.screening_id = s.id),
     s.version, s.status, s.score, s.is_match, :hits::jsonb, s.compared, s.algorithm, s.screened_at, :now
   FROM kyc_screenings s WHERE s.company_id = :companyId AND s.id = :id

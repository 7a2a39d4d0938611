SELECT s.company_id, s.id, s.environment, s.subject, s.subject_key, s.external_id, s.session_id, s.threshold,
  s.lists, s.monitored, s.settings, s.status, s.score, s.priority, s.is_match, s.hit_count, s.algorithm, s.compared, s.lists_hash,
  s.version, s.created_at, s.screened_at, s.erase_at FROM kyc_screenings s
   WHERE s.company_id = :companyId AND s.environment = :environment AND s.id = :id FOR UPDATE

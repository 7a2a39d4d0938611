INSERT INTO kyc_screenings (company_id, id, environment, subject, subject_key, external_id, session_id, threshold,
     lists, monitored, settings, status, score, priority, is_match, hit_count, algorithm, compared, lists_hash, version,
     created_at, screened_at, erase_at)
   VALUES (:companyId, :id, :environment, :subject::jsonb, :subjectKey, :externalId, :sessionId, :threshold,
     :lists::text[], :monitored, :settings::jsonb, :status, :score, :priority, :isMatch, :hitCount, :algorithm,
     :compared::jsonb, :listsHash,
     :version, :createdAt, :screenedAt, :eraseAt)

INSERT INTO kyc_hit_decisions (company_id, environment, subject_key, list, entity_id, entry_hash, decision, reason,
     actor, decided_at, screening_id, hit_id, list_version, score, found)
   VALUES (:companyId, :environment, :subjectKey, :list, :entityId, :entryHash, :decision, :reason, :actor, :at,
     :screeningId, :id, :listVersion, :score, :found::jsonb)

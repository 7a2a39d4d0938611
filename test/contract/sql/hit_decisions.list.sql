SELECT d.list, d.entity_id, d.entry_hash, d.decision, d.reason, d.actor, d.decided_at, d.screening_id, d.hit_id,
     d.list_version, d.score, d.found
   FROM kyc_hit_decisions d WHERE d.company_id = :companyId AND d.environment = :environment
     AND d.subject_key = :subjectKey ORDER BY d.seq

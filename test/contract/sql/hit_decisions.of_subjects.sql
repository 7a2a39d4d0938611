SELECT d.subject_key, d.decision, d.reason, d.actor, d.decided_at, d.list, d.entity_id
   FROM kyc_hit_decisions d WHERE d.company_id = :companyId AND d.environment = :environment
     AND d.subject_key = ANY (:subjectKeys::bytea[]) ORDER BY d.seq DESC

SELECT r.id, r.environment, r.kind, r.record_id, r.status, r.decided_at, r.decided_by, r.kept_until, r.lists,
  r.record_hash, r.cause, r.erased_by, r.erased_at FROM kyc_sealed_records r WHERE r.company_id = :companyId AND r.environment = :environment AND r.id = :id

INSERT INTO audit_seals (company_id, id, after_id, through_id, entry_count, entries, previous_hash, hash, sealed_at)
   VALUES (:companyId::bigint, :id::bigint, :afterId::bigint, :throughId::bigint, :entryCount::integer, :entries,
     :previousHash, :hash, :now::timestamptz)

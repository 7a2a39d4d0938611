SELECT h.id, h.list, h.entity_id, h.entry_hash, h.score, h.found, h.review_status, h.first_seen, h.last_seen
   FROM kyc_screening_hits h WHERE h.company_id = :companyId AND h.screening_id = :screeningId ORDER BY h.score DESC,
     h.id

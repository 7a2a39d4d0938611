INSERT INTO kyc_screening_hits (company_id, screening_id, id, list, entity_id, entry_hash, score, found,
     review_status, first_seen, last_seen)
   SELECT :companyId, :screeningId, h.id, h.list, h."entityId", h."entryHash", h.score, h.found, h."reviewStatus",
     h."firstSeen", h."lastSeen"
   FROM jsonb_to_recordset(:rows::jsonb) AS h (id text, list text, "entityId" text, "entryHash" text, score int,
     found jsonb, "reviewStatus" text, "firstSeen" timestamptz, "lastSeen" timestamptz)

INSERT INTO kyc_screening_hits (company_id, screening_id, id, list, entity_id, entry_hash, score, found,
     review_status, first_seen, last_seen)
   SELECT $1, $2, h.id, h.list, h."entityId", h."entryHash", h.score, h.found, h."reviewStatus", h."firstSeen", h."lastSeen"
   FROM jsonb_to_recordset($3::jsonb) AS h (id text, list text, "entityId" text, "entryHash" text, score int,
     found jsonb, "reviewStatus" text, "firstSeen" timestamptz, "lastSeen" timestamptz)

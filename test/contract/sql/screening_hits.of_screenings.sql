SELECT h.screening_id AS id, h.list, h.found ->> 'listVersion' AS "listVersion", h.entity_id AS "entityId",
     h.found ->> 'matchedName' AS "matchedName", h.score, h.review_status AS "reviewStatus"
   FROM kyc_screening_hits h WHERE h.company_id = :companyId AND h.screening_id = ANY (:ids::text[])
   ORDER BY h.screening_id, h.score DESC, h.id

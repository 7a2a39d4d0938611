SELECT coalesce(g.version, 0) AS version
   FROM unnest(:companyIds::bigint[], :environments::text[], :collections::text[], :models::text[])
     WITH ORDINALITY AS k (company_id, environment, collection, model, at)
   LEFT JOIN kyc_face_galleries g ON g.company_id = k.company_id AND g.environment = k.environment
     AND g.collection = k.collection AND g.model = k.model
   ORDER BY k.at

WITH face AS MATERIALIZED (
  SELECT f.collection, f.model, f.id
  FROM unnest((SELECT :collections::text[])::text[], (SELECT :models::text[])::text[], (SELECT :ids::text[])::text[]) AS f (collection, model, id)
), gallery AS (
  INSERT INTO kyc_face_galleries AS g (company_id, environment, collection, model, version)
  SELECT :companyId::bigint, :environment, f.collection, f.model, count(*) FROM face f
  GROUP BY f.collection, f.model ORDER BY f.collection, f.model
  ON CONFLICT (company_id, environment, collection, model) DO UPDATE SET version = g.version + excluded.version
  RETURNING g.collection, g.model, g.version
), noted AS (
  INSERT INTO kyc_face_changes (company_id, environment, collection, model, version, face_id)
  SELECT :companyId::bigint, :environment, f.collection, f.model, g.version + 1 - f.place, f.id
  FROM (SELECT f.*, row_number() OVER (PARTITION BY f.collection, f.model) AS place FROM face f) f
  JOIN gallery g ON g.collection = f.collection AND g.model = f.model
  WHERE f.place <= 5000
)
DELETE FROM kyc_face_changes c USING gallery g
WHERE c.company_id = :companyId::bigint AND c.environment = :environment AND c.collection = g.collection
  AND c.model = g.model AND c.version <= g.version - 5000

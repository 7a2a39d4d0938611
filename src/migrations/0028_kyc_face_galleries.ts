import type { Knex } from 'knex';

/**
 * The changes of a gallery, so that a process with a copy of it learns of every change, also of one
 * by an older server or by hand in the database.
 */
const galleries = `
-- So many changes there were; without a row none, since this table is there. Its lock keeps them in order.
CREATE TABLE kyc_face_galleries (
  company_id  bigint NOT NULL,
  environment text NOT NULL CHECK (environment IN ('live', 'test')),
  collection  text NOT NULL CHECK (length(collection) BETWEEN 1 AND 60),
  model       text NOT NULL CHECK (length(model) BETWEEN 1 AND 60),
  version     bigint NOT NULL CHECK (version >= 1),
  PRIMARY KEY (company_id, environment, collection, model)
);

-- The faces that the latest changes were of, by their ids alone.
CREATE TABLE kyc_face_changes (
  company_id  bigint NOT NULL,
  environment text NOT NULL,
  collection  text NOT NULL,
  model       text NOT NULL,
  version     bigint NOT NULL,
  face_id     text COLLATE "C" NOT NULL CHECK (length(face_id) <= 64),
  PRIMARY KEY (company_id, environment, collection, model, version)
);
`;

const triggers = `
CREATE FUNCTION kyc_faces_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gallery record;
  latest bigint;
BEGIN
  FOR gallery IN
    SELECT f.company_id, f.environment, f.collection, f.model, count(*) AS changes FROM changed_faces f
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  LOOP
    INSERT INTO kyc_face_galleries AS g (company_id, environment, collection, model, version)
    VALUES (gallery.company_id, gallery.environment, gallery.collection, gallery.model, gallery.changes)
    ON CONFLICT (company_id, environment, collection, model) DO UPDATE SET version = g.version + excluded.version
    RETURNING g.version INTO latest;
    INSERT INTO kyc_face_changes (company_id, environment, collection, model, version, face_id)
    SELECT f.company_id, f.environment, f.collection, f.model, latest + 1 - row_number() OVER (), f.id
    FROM changed_faces f
    WHERE f.company_id = gallery.company_id AND f.environment = gallery.environment
      AND f.collection = gallery.collection AND f.model = gallery.model;
    DELETE FROM kyc_face_changes c
    WHERE c.company_id = gallery.company_id AND c.environment = gallery.environment
      AND c.collection = gallery.collection AND c.model = gallery.model AND c.version <= latest - 5000;
  END LOOP;
  RETURN NULL;
END
$$;
CREATE TRIGGER kyc_faces_added AFTER INSERT ON kyc_faces
  REFERENCING NEW TABLE AS changed_faces FOR EACH STATEMENT EXECUTE FUNCTION kyc_faces_note();
CREATE TRIGGER kyc_faces_removed AFTER DELETE ON kyc_faces
  REFERENCING OLD TABLE AS changed_faces FOR EACH STATEMENT EXECUTE FUNCTION kyc_faces_note();
CREATE TRIGGER kyc_faces_moved_from AFTER UPDATE ON kyc_faces
  REFERENCING OLD TABLE AS changed_faces FOR EACH STATEMENT EXECUTE FUNCTION kyc_faces_note();
CREATE TRIGGER kyc_faces_moved_to AFTER UPDATE ON kyc_faces
  REFERENCING NEW TABLE AS changed_faces FOR EACH STATEMENT EXECUTE FUNCTION kyc_faces_note();
`;

export const name = '0028_kyc_face_galleries';

/** Two new tables, and triggers on kyc_faces: writes of faces wait for the moment that making them takes. */
export async function up(trx: Knex.Transaction): Promise<void> {
  for (const sql of [galleries, triggers]) await trx.raw(sql);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  const names = ['kyc_faces_added', 'kyc_faces_removed', 'kyc_faces_moved_from'];
  for (const trigger of [...names, 'kyc_faces_moved_to']) {
    await trx.raw('DROP TRIGGER ?? ON kyc_faces', [trigger]);
  }
  await trx.raw('DROP FUNCTION kyc_faces_note()');
  for (const table of ['kyc_face_changes', 'kyc_face_galleries']) {
    await trx.raw('DROP TABLE ??', [table]);
  }
}

import type { Knex } from 'knex';

export const name = '0123_record_tags';

/** Tags of records of any kind. `tag_key` is the tag in lower case without accents, by which it is found. */
const table = `
CREATE TABLE record_tags (
  company_id bigint NOT NULL REFERENCES companies (id),
  id         bigserial,
  kind       text NOT NULL CHECK (length(kind) BETWEEN 1 AND 64),
  record_id  bigint NOT NULL,
  tag_key    text COLLATE "C" NOT NULL CHECK (length(tag_key) BETWEEN 1 AND 200),
  tag        text NOT NULL CHECK (length(tag) BETWEEN 1 AND 40),
  tagged_at  timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  CONSTRAINT record_tags_unique UNIQUE (company_id, kind, record_id, tag_key)
);
CREATE INDEX record_tags_tag_idx ON record_tags (company_id, tag_key, id);
CREATE INDEX record_tags_kind_idx ON record_tags (company_id, kind, tag_key);
`;

export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(table);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP TABLE record_tags');
}

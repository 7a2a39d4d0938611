import type { Knex } from 'knex';

export const name = '0124_notifications';

/**
 * Watchers of records of any kind, and the notifications of users. `watch_feeds` holds how far the changes feed of a
 * company with watchers has been read.
 */
const tables = `
CREATE TABLE record_watchers (
  company_id bigint NOT NULL REFERENCES companies (id),
  kind       text NOT NULL CHECK (length(kind) BETWEEN 1 AND 64),
  record_id  bigint NOT NULL,
  user_id    bigint NOT NULL,
  since      timestamptz NOT NULL,
  PRIMARY KEY (company_id, kind, record_id, user_id)
);

CREATE TABLE notifications (
  company_id bigint NOT NULL REFERENCES companies (id),
  id         bigserial,
  user_id    bigint NOT NULL,
  reason     text NOT NULL CHECK (reason IN ('mention', 'comment', 'change')),
  kind       text NOT NULL CHECK (length(kind) BETWEEN 1 AND 64),
  record_id  bigint NOT NULL,
  event      text NOT NULL CHECK (length(event) BETWEEN 1 AND 64),
  actor_name text CHECK (length(actor_name) <= 254),
  created_at timestamptz NOT NULL,
  read_at    timestamptz,
  PRIMARY KEY (company_id, id)
);
CREATE INDEX notifications_user_idx ON notifications (company_id, user_id, id);
CREATE INDEX notifications_unread_idx ON notifications (company_id, user_id, id) WHERE read_at IS NULL;
CREATE INDEX notifications_created_at_idx ON notifications (created_at);

CREATE TABLE watch_feeds (
  company_id bigint NOT NULL REFERENCES companies (id),
  position   bigint CHECK (position >= 0),
  started_at timestamptz NOT NULL,
  PRIMARY KEY (company_id)
);
`;

export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(tables);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  for (const table of ['watch_feeds', 'notifications', 'record_watchers']) {
    await trx.raw(`DROP TABLE ${table}`);
  }
}

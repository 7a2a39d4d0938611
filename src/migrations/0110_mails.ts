import type { Knex } from 'knex';

/**
 * Mails that are queued, sent or given up. `sealed` holds text and HTML, encrypted, because they may hold a link that sets a
 * password. It is dropped once the mail is sent or cancelled. The indexes serve the workers, the limit of an hour, the
 * lists and the cleaning.
 */
const mails = `
CREATE TABLE mails (
  company_id      bigint NOT NULL,
  id              bigserial,
  template        text NOT NULL CHECK (length(template) BETWEEN 1 AND 64),
  locale          text NOT NULL CHECK (locale IN ('en', 'es')),
  user_id         bigint,
  recipient       text NOT NULL CHECK (length(recipient) BETWEEN 3 AND 254),
  subject         text NOT NULL CHECK (length(subject) BETWEEN 1 AND 250),
  message_id      text NOT NULL CHECK (length(message_id) BETWEEN 3 AND 330),
  key_id          text CHECK (length(key_id) BETWEEN 1 AND 64),
  sealed          bytea CHECK (length(sealed) <= 262144),
  status          text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'failed', 'cancelled')),
  attempt         integer NOT NULL DEFAULT 0 CHECK (attempt >= 0),
  next_attempt_at timestamptz,
  expires_at      timestamptz,
  failure         text CHECK (length(failure) BETWEEN 1 AND 64),
  reply           text CHECK (length(reply) <= 64),
  leased_by       uuid,
  leased_until    timestamptz,
  sent_at         timestamptz,
  created_at      timestamptz NOT NULL,
  updated_at      timestamptz NOT NULL,
  CONSTRAINT mails_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT mails_sealed_by_key CHECK ((key_id IS NULL) = (sealed IS NULL)),
  CONSTRAINT mails_queued_have_time CHECK ((status = 'queued') = (next_attempt_at IS NOT NULL)),
  CONSTRAINT mails_lease CHECK ((leased_by IS NULL) = (leased_until IS NULL))
);
CREATE INDEX mails_queued_idx ON mails (company_id, next_attempt_at, id) WHERE status = 'queued';
CREATE INDEX mails_sent_at_idx ON mails (company_id, sent_at) WHERE sent_at IS NOT NULL;
CREATE INDEX mails_status_idx ON mails (company_id, status, id);
CREATE INDEX mails_recipient_idx ON mails (company_id, lower(recipient), id);
CREATE INDEX mails_user_idx ON mails (company_id, user_id, created_at) WHERE user_id IS NOT NULL;
CREATE INDEX mails_created_at_idx ON mails (created_at);
`;

export const name = '0110_mails';

/** Only a new table: locks nothing that is in use. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(mails);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP TABLE mails');
}

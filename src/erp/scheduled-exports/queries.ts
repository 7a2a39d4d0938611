import type { Db } from '../../kernel/db/client.js';
import { lookup, query, type RowKey } from '../../kernel/db/statements/query.js';

const ask = query<RowKey & { readonly now: Date }>(
  'scheduled_exports.ask',
  'UPDATE scheduled_exports r SET asked_at = :now WHERE r.company_id = :companyId::bigint AND r.id = :id::bigint',
);

/** Notes that a locked export was asked for, beside its schedule. */
export const askForRun = (trx: Db, { companyId, id }: RowKey, now: Date) =>
  ask(trx, { companyId, id, now });

const answer = query<RowKey>(
  'scheduled_exports.answer',
  'UPDATE scheduled_exports r SET asked_at = NULL WHERE r.company_id = :companyId::bigint AND r.id = :id::bigint',
);

/** Notes that a locked export was run for all who asked. */
export const answerRun = (trx: Db, { companyId, id }: RowKey) => answer(trx, { companyId, id });

const findAsked = lookup<RowKey, { readonly asked_at: Date | null }>(
  'scheduled_exports.asked',
  'SELECT r.asked_at FROM scheduled_exports r WHERE r.company_id = :companyId AND r.id = :id',
);

/** Resolves to the time at which an export was asked for, and not run since; to undefined if it was not. */
export async function askedAt(db: Db, { companyId, id }: RowKey): Promise<Date | undefined> {
  return (await findAsked.first(db, { companyId, id }))?.asked_at ?? undefined;
}

import type { Transaction } from '../../kernel/db/transaction.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { type ListParameters, listFilters, sortDirection } from '../../kernel/operations/lists.js';
import { assertVersion } from '../../kernel/operations/versions.js';
import { formatInstant } from '../../kernel/values/time.js';
import { errors } from '../errors.js';
import type { PartyListRow, PartyRow } from './queries.js';
import type { PartyInput } from './rules.js';
import { addParty, changeParty, membersOf, type PartyKind } from './save.js';

/** The active ones unless something else is asked for. */
function activeFilter(query: { readonly active: boolean; readonly includeInactive: boolean }) {
  if (query.includeInactive) return {};
  return query.active ? { active: true } : { inactive: true };
}

/** Returns the list request of a query for parties. */
export function partyRequest<Sort extends string>(
  query: Omit<ListParameters, 'sortBy'> & {
    readonly sortBy?: Sort;
    readonly active: boolean;
    readonly includeInactive: boolean;
  },
  timeZone: string,
) {
  return {
    sortBy: query.sortBy ?? ('id' as const),
    sortDir: sortDirection(query, ['createdAt']),
    filters: { ...activeFilter(query), ...listFilters(query, timeZone, 'instant') },
  };
}

/** The members of a party in lists. */
export const toPartyItem = (row: PartyListRow, timeZone: string) => ({
  id: row.id,
  code: row.code,
  name: row.name,
  taxId: row.tax_id,
  email: row.email,
  phone: row.phone,
  city: row.city,
  active: row.is_active,
  version: row.version,
  createdAt: formatInstant(row.created_at, timeZone),
  updatedAt: formatInstant(row.updated_at, timeZone),
});

/** The members of a party in its detail. */
export const toPartyDetail = (row: PartyRow, timeZone: string) => {
  const { contacts, ...members } = membersOf(row);
  return { contacts: [...contacts], ...toPartyItem(row, timeZone), ...members };
};

/** Creates a party as an operation does: audited, and told to the changes feed. */
export async function createParty<Row extends PartyRow, Input extends PartyInput>(
  kind: PartyKind<Row, Input>,
  ctx: Context,
  trx: Transaction,
  input: Input,
): Promise<Row> {
  const { companyId, baseCurrency } = ctx.principal;
  const row = await addParty(kind, trx, { companyId, baseCurrency, now: ctx.now }, input);
  const { noun } = kind;
  const entry = { objectType: noun, objectId: row.id, after: kind.audited(row) };
  await ctx.audit(trx, { event: `${noun}.created`, ...entry });
  return row;
}

/**
 * @throws ApiError 404 for a party of another company, 412 when it has moved on since the version named
 */
export async function updateParty<Row extends PartyRow, Input extends PartyInput>(
  kind: PartyKind<Row, Input>,
  ctx: Context,
  trx: Transaction,
  { id, ifMatch }: { readonly id: number; readonly ifMatch: string | undefined },
  input: Input,
): Promise<Row> {
  const { companyId, baseCurrency } = ctx.principal;
  const { noun, statements } = kind;
  const [before] = await statements.lock(trx, { companyId, id });
  if (before === undefined) throw errors.notFound(noun, id);
  assertVersion(ifMatch, before.version);
  const owner = { companyId, baseCurrency, now: ctx.now };
  const row = await changeParty(kind, trx, owner, before, input);
  const audited = { before: kind.audited(before), after: kind.audited(row) };
  await ctx.audit(trx, { objectType: noun, objectId: id, ...audited, event: `${noun}.updated` });
  return row;
}

import type { Transaction } from '../../kernel/db/transaction.js';
import type { Context } from '../../kernel/operations/handlers.js';
import {
  activeFilter,
  type ListParameters,
  listFilters,
  sortDirection,
} from '../../kernel/operations/lists.js';
import {
  changeRecord,
  createRecord,
  type RecordKind,
  type RecordReference,
} from '../../kernel/operations/records.js';
import { formatInstant } from '../../kernel/values/time.js';
import {
  fieldColumns,
  shownValues,
  type ValueParameters,
  valueFilters,
} from '../custom-fields/index.js';
import { errors } from '../errors.js';
import type { PartyListRow, PartyRow } from './queries.js';
import type { PartyInput } from './rules.js';
import { addParty, changeParty, membersOf, type PartyKind } from './save.js';

/** Returns the list request of a query for parties. */
export async function partyRequest<Sort extends string>(
  ctx: Context,
  kind: 'customer' | 'vendor',
  query: Omit<ListParameters, 'sortBy'> & {
    readonly sortBy?: Sort;
    readonly active: boolean;
    readonly includeInactive: boolean;
  } & ValueParameters,
) {
  const { timeZone } = ctx.principal;
  return {
    ownColumns: () => fieldColumns(ctx, kind),
    sortBy: query.sortBy ?? ('id' as const),
    sortDir: sortDirection(query, ['createdAt']),
    filters: {
      ...activeFilter(query),
      ...listFilters(query, timeZone, 'instant'),
      ...(await valueFilters(ctx, kind, query)),
    },
  };
}

/** Returns the members of a party in lists. */
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
  ...shownValues(row),
});

/** Returns the members of a party in its detail. */
export const toPartyDetail = (row: PartyRow, timeZone: string) => {
  const { contacts, ...members } = membersOf(row);
  return { contacts: [...contacts], ...toPartyItem(row, timeZone), ...members };
};

const recordOf = <Row extends PartyRow, Input extends PartyInput>({
  noun,
  statements,
  audited,
}: PartyKind<Row, Input>): RecordKind<Row> => ({
  objectType: noun,
  eventNoun: noun,
  lock: async (trx, { companyId }, id) => (await statements.lock(trx, { companyId, id }))[0],
  notFound: (id) => errors.notFound(noun, id),
  idOf: ({ id }) => id,
  audited: (row) => ({ ...audited(row), ...shownValues(row) }),
});

/** Creates a party with its audit entry and its event for the changes feed. */
export async function createParty<Row extends PartyRow, Input extends PartyInput>(
  kind: PartyKind<Row, Input>,
  ctx: Context,
  trx: Transaction,
  input: Input,
): Promise<Row> {
  const { companyId, baseCurrency } = ctx.principal;
  const write = addParty(kind, trx, { companyId, baseCurrency, now: ctx.now }, input);
  return createRecord(recordOf(kind), ctx, trx, write);
}

/**
 * @throws ApiError 404 for a party of another company, 412 if it has a newer version
 */
export async function updateParty<Row extends PartyRow, Input extends PartyInput>(
  kind: PartyKind<Row, Input>,
  ctx: Context,
  trx: Transaction,
  reference: RecordReference<number>,
  input: Input,
): Promise<Row> {
  const { companyId, baseCurrency } = ctx.principal;
  const owner = { companyId, baseCurrency, now: ctx.now };
  return changeRecord(recordOf(kind), ctx, trx, reference, (before) =>
    changeParty(kind, trx, owner, before, input),
  );
}

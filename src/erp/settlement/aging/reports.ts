import type { Db } from '../../../kernel/db/client.js';
import { orNull } from '../../../kernel/db/nullable.js';
import { requestErrors } from '../../../kernel/errors.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import { add, decimal, subtract, toNumber, zero } from '../../../kernel/values/money.js';
import { errors } from '../../errors.js';
import type { Side } from '../../posting/index.js';
import { text } from '../messages/index.js';
import {
  type AgingRow,
  type BalanceRow,
  type BucketKey,
  findBalanceParty,
  listAging,
  listAgingItems,
  listBalances,
} from './queries.js';

/** Bounds in days overdue, both inclusive. */
const buckets: readonly { key: BucketKey; from: number | null; to: number | null }[] = [
  { key: 'current', from: null, to: 0 },
  { key: 'd1_30', from: 1, to: 30 },
  { key: 'd31_60', from: 31, to: 60 },
  { key: 'd61_90', from: 61, to: 90 },
  { key: 'd91_120', from: 91, to: 120 },
  { key: 'd120_plus', from: 121, to: null },
];

/** @throws ApiError 400 if the day is in the future */
export function reportDay(ctx: Context, requested: string | undefined): string {
  const { today } = ctx;
  if (requested === undefined || requested <= today) return requested ?? today;
  throw requestErrors.invalidField('query.asOf', text('dayToCome'));
}

const overdueKeys = ['d1_30', 'd31_60', 'd61_90', 'd91_120', 'd120_plus'] as const;

const isOverdue = (row: AgingRow): boolean => overdueKeys.some((key) => decimal(row[key]).gt(zero));

const sumOf = (rows: readonly AgingRow[], key: BucketKey | 'credit') =>
  rows.reduce((sum, row) => sum.plus(decimal(row[key])), zero);

function totalsOf(rows: readonly AgingRow[]) {
  const bucket = (key: BucketKey) => sumOf(rows, key);
  const open = add(...buckets.map(({ key }) => bucket(key)));
  const credit = sumOf(rows, 'credit');
  return {
    current: toNumber(bucket('current')),
    d1_30: toNumber(bucket('d1_30')),
    d31_60: toNumber(bucket('d31_60')),
    d61_90: toNumber(bucket('d61_90')),
    d91_120: toNumber(bucket('d91_120')),
    d120_plus: toNumber(bucket('d120_plus')),
    unappliedCredit: toNumber(credit),
    balance: toNumber(subtract(open, credit)),
  };
}

export interface AgingQuery {
  readonly asOf?: string;
  readonly partyId: number | undefined;
  readonly currencyCode?: string;
  readonly detail: boolean;
  /** Returns no rows of parties, but only their totals. */
  readonly summary: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** Returns the aging of receivables or payables. Callers add the names of the parties. */
export async function agingOf(ctx: Context, side: Side, query: AgingQuery) {
  const { companyId, baseCurrency } = ctx.principal;
  const asOf = reportDay(ctx, query.asOf);
  const { partyId, currencyCode } = query;
  const request = { companyId, asOf, partyId, currencyCode };
  const rows = await listAging(ctx.db, side, request);
  const detail = query.detail ? await listAgingItems(ctx.db, side, request, query) : undefined;
  const totals = totalsOf(rows);
  return {
    asOf,
    currencyCode: currencyCode ?? baseCurrency,
    buckets: buckets.map((bucket) => ({ amount: totals[bucket.key], ...bucket })),
    overdueCount: rows.filter(isOverdue).length,
    rows: (query.summary ? [] : rows).map((row) => {
      return { id: row.party_id, name: row.party_name, ...totalsOf([row]) };
    }),
    totals,
    detail,
  };
}

type Sums = BalanceRow['base'];
const nothing: Sums = {
  invoiced: '0',
  settled: '0',
  credited: '0',
  credit: '0',
  open: '0',
  overdue: '0',
};

const plus = (a: Sums, b: Sums): Sums => {
  const of = (key: keyof Sums) => add(decimal(a[key]), decimal(b[key])).toString();
  return {
    invoiced: of('invoiced'),
    settled: of('settled'),
    credited: of('credited'),
    credit: of('credit'),
    open: of('open'),
    overdue: of('overdue'),
  };
};

const shown = ({ invoiced, settled, credited, credit, open, overdue }: Sums) => ({
  invoiced: Number(invoiced),
  settled: Number(settled),
  credited: Number(credited),
  unappliedCredit: Number(credit),
  openAmount: Number(open),
  overdueAmount: Number(overdue),
  netBalance: toNumber(subtract(decimal(open), decimal(credit))),
});

export type BalanceSums = ReturnType<typeof shown>;

export interface BalanceQuery {
  readonly asOf?: string;
  readonly currencyCode?: string;
}

/** Returns the balance of a party. Callers name the settlements. */
export async function balanceOf(
  ctx: Context,
  db: Db,
  side: Side,
  id: number,
  { asOf: requestedDay, currencyCode }: BalanceQuery,
) {
  const { companyId, baseCurrency } = ctx.principal;
  const asOf = reportDay(ctx, requestedDay);
  const party = await findBalanceParty(db, side, companyId, { id, asOf });
  if (party === undefined) {
    throw errors.notFound(side === 'receivable' ? 'customer' : 'vendor', id);
  }
  const rows = await listBalances(db, side, companyId, { id, asOf });
  const own = rows.find((row) => row.currency_code === currencyCode);
  const whole =
    currencyCode === undefined ? rows.map(({ base }) => base).reduce(plus, nothing) : own;
  const limit = party.credit_limit;
  return {
    asOf,
    currencyCode: currencyCode ?? baseCurrency,
    sums: shown(whole ?? nothing),
    creditLimit: orNull(limit, Number),
    availableCredit:
      limit === null ? null : toNumber(subtract(decimal(limit), decimal(party.owed))),
    byCurrency: rows.map((row) => ({ currencyCode: row.currency_code, sums: shown(row) })),
    lastPaymentAt: party.last_payment,
  };
}

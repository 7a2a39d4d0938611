import { normalise } from '../../../kernel/db/lists/search.js';
import type { Transaction } from '../../../kernel/db/transaction.js';
import { type RequestFault, requestErrors } from '../../../kernel/errors.js';
import type { ImportedBody, ImportKind, ImportOutcome } from '../../../kernel/imports/kind.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import {
  currencyDecimals,
  decimal,
  multiply,
  roundHalfAway,
  toSql,
} from '../../../kernel/values/money.js';
import { parseDay } from '../../../kernel/values/time.js';
import { findExchangeRate } from '../../config/index.js';
import type { Side } from '../../posting/index.js';
import { text } from '../messages/index.js';
import {
  insertOpenings,
  lockOpeningParties,
  type Opening,
  type OpeningItem,
  type PartyOfOpening,
} from './opening-queries.js';
import { voidItem } from './queries.js';

/** An amount owed before the first document here; the currency is the party's where it says none. */
interface OpeningRow {
  readonly code: string;
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly amount: number;
  readonly currencyCode?: string;
  readonly exchangeRate?: number;
}

type Column = keyof OpeningRow;
const largest = 9_999_999_999_999;

const column = (name: Column, kind: string, required = true) => ({ name, kind, required });

const columns = [
  column('code', 'text'),
  column('number', 'text'),
  column('issueDate', 'day'),
  column('dueDate', 'day'),
  column('amount', 'number'),
  column('currencyCode', 'text', false),
  column('exchangeRate', 'number', false),
];

const refused = (name: Column, message: RequestFault['message']) =>
  requestErrors.invalidField(`body.${name}`, message);

function isDay(day: string): boolean {
  try {
    return parseDay(day) === day && !day.startsWith('0000');
  } catch {
    return false;
  }
}

function isCurrency(code: string): boolean {
  try {
    return currencyDecimals(code) >= 0;
  } catch {
    return false;
  }
}

type Rule = readonly [Column, (row: Partial<OpeningRow>) => boolean, RequestFault['message']];

const isAmount = (value: number | undefined): boolean =>
  value === undefined || (value > 0 && value <= largest);

/** The faults that a row can have by itself, each with the test that finds it. */
const rules: readonly Rule[] = [
  ...columns
    .filter(({ required }) => required)
    .map(({ name }): Rule => [name, (row) => row[name] === undefined, text('openingLacks')]),
  ['issueDate', ({ issueDate: day }) => day !== undefined && !isDay(day), text('openingDay')],
  ['dueDate', ({ dueDate: day }) => day !== undefined && !isDay(day), text('openingDay')],
  [
    'dueDate',
    ({ issueDate = '', dueDate = '' }) => isDay(issueDate) && isDay(dueDate) && dueDate < issueDate,
    text('openingDueFirst'),
  ],
  ['number', ({ number = '' }) => number.length > 60, text('openingNumberTooLong')],
  [
    'currencyCode',
    ({ currencyCode: code }) => code !== undefined && !isCurrency(code),
    text('openingCurrency'),
  ],
  ['amount', ({ amount }) => !isAmount(amount), text('openingAmount')],
  ['exchangeRate', ({ exchangeRate }) => !isAmount(exchangeRate), text('openingAmount')],
];

/** The faults of members that a table cannot have, but JSON can: unknown ones, and those of another type. */
function typeFaults(row: ImportedBody): readonly RequestFault[] {
  return Object.entries(row).flatMap(([name, value]): RequestFault[] => {
    const known = columns.find((each) => each.name === name);
    const type = known?.kind === 'number' ? 'number' : 'string';
    if (known !== undefined && typeof value === type) return [];
    const message = known === undefined ? text('openingUnknown') : text('openingType', { type });
    return [{ path: `body.${name}`, code: 'validation_failed', message }];
  });
}

/** @throws ApiError 400 with every fault of a row */
function check(row: Partial<OpeningRow>): void {
  const mistyped = typeFaults(row);
  if (mistyped.length > 0) throw requestErrors.validationFailed(mistyped);
  const details = rules.flatMap(([name, isWrong, message]): RequestFault[] =>
    isWrong(row) ? [{ path: `body.${name}`, code: 'validation_failed', message }] : [],
  );
  if (details.length > 0) throw requestErrors.validationFailed(details);
}

/** Returns the rate of the stored opening, unless the row has a rate, or another day or currency. */
function keptRate(row: OpeningRow, currencyCode: string, stored: OpeningItem | undefined) {
  const isKept = stored?.issueDate === row.issueDate && stored.currencyCode === currencyCode;
  return row.exchangeRate === undefined && isKept ? stored.exchangeRate : undefined;
}

/** @throws ApiError 400 without a rate of the day, or for a rate of the company's own currency other than 1 */
async function rateOf(
  { principal: { companyId, baseCurrency } }: Context,
  trx: Transaction,
  { exchangeRate, issueDate }: OpeningRow,
  currency: string,
): Promise<string> {
  if (currency === baseCurrency) {
    if (exchangeRate === undefined || exchangeRate === 1) return '1';
    throw refused('exchangeRate', text('openingOwnRate', { currency }));
  }
  if (exchangeRate !== undefined) return String(exchangeRate);
  const rate = await findExchangeRate(trx, companyId, currency, baseCurrency, issueDate);
  if (rate !== undefined) return rate;
  throw refused('exchangeRate', text('openingNeedsRate', { currency, date: issueDate }));
}

async function openingOf(
  ctx: Context,
  trx: Transaction,
  row: OpeningRow,
  party: PartyOfOpening,
  stored: OpeningItem | undefined,
): Promise<Opening> {
  const { baseCurrency } = ctx.principal;
  const { number, issueDate, dueDate, currencyCode = party.currency_code } = row;
  const amount = decimal(row.amount);
  if (!amount.round(currencyDecimals(currencyCode)).eq(amount)) {
    throw refused('amount', text('openingTooFine', { currency: currencyCode }));
  }
  const exchangeRate =
    keptRate(row, currencyCode, stored) ?? (await rateOf(ctx, trx, row, currencyCode));
  const base = roundHalfAway(
    multiply(amount, decimal(exchangeRate)),
    currencyDecimals(baseCurrency),
  );
  if (base.gt(decimal(largest))) {
    throw refused('amount', text('openingTooLarge', { largest, currency: baseCurrency }));
  }
  const amounts = { amount: String(row.amount), baseAmount: toSql(base), exchangeRate };
  return { codeKey: party.code_key, number, issueDate, dueDate, currencyCode, ...amounts };
}

const isSame = (one: OpeningItem, other: Opening): boolean =>
  (['issueDate', 'dueDate', 'currencyCode'] as const).every((key) => one[key] === other[key]) &&
  (['amount', 'exchangeRate'] as const).every((key) => decimal(one[key]).eq(decimal(other[key])));

/**
 * Opens a balance, or corrects one of which nothing was paid or credited: the previous one is void from its own day.
 *
 * @throws ApiError 400 for an unknown party, and for a balance that was paid or credited in part
 */
async function save(
  side: Side,
  ctx: Context,
  trx: Transaction,
  row: OpeningRow,
): Promise<ImportOutcome> {
  const { now } = ctx;
  const { companyId } = ctx.principal;
  const [party] = await lockOpeningParties(trx, side, companyId, [normalise(row.code)]);
  if (party === undefined) throw refused('code', text('openingParty'));
  const stored = party.openings.find(({ number }) => number === row.number);
  const opening = await openingOf(ctx, trx, row, party, stored);
  if (stored !== undefined) {
    if (isSame(stored, opening)) return 'unchanged';
    if (stored.isApplied) throw refused('number', text('openingApplied'));
    const item = { status: 'open', document_type: 'opening', due_date: stored.dueDate };
    const { currencyCode: currency_code, issueDate: day } = stored;
    await voidItem(trx, side, { companyId, now, day }, { ...stored, ...item, currency_code });
  }
  await insertOpenings(trx, side, { companyId, now }, [opening]);
  return stored === undefined ? 'created' : 'updated';
}

const asRow = (body: ImportedBody) => body as unknown as OpeningRow;

/** The import of opening balances of customers (`receivable`) or vendors (`payable`). */
export const openingImport = (side: Side, party: string): ImportKind => ({
  name: `${side}s`,
  permission: 'config:write',
  columns,
  details: `Opening balances: what was owed before the first document here. code is the ${party}'s; number is the old
document's, once per ${party}: a row whose number exists corrects that balance, unless something was paid or credited of it.
currencyCode is the ${party}'s unless it is said, and exchangeRate that of issueDate.`,
  keys: { number: (body) => `${normalise(asRow(body).code)}\n${asRow(body).number}` },
  check: (body) => check(body as Partial<OpeningRow>),
  write: (ctx, trx, body) => save(side, ctx, trx, asRow(body)),
});

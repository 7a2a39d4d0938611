import { findExchangeRate } from '../../../erp/config/index.js';
import {
  insertOpenings,
  lockOpeningParties,
  type Opening,
  type OpeningItem,
  type PartyOfOpening,
  type Side,
  voidItem,
} from '../../../erp/settlement/index.js';
import {
  currencyDecimals,
  decimal,
  multiply,
  roundHalfAway,
  toSql,
} from '../../../kernel/values/money.js';
import { inChunks, type Owner, RowsRefusedError, type Summary } from '../chunks.js';
import type { Fault } from '../table.js';
import { type ImportedOpening, isTooFine } from './rows.js';

const largestAmount = decimal('9999999999999');

async function rateOf(
  { trx, operator, baseCurrency }: Owner,
  row: ImportedOpening,
  currency: string,
) {
  if (currency === baseCurrency) return '1';
  if (row.exchangeRate !== undefined) return String(row.exchangeRate);
  return findExchangeRate(trx, operator.companyId, currency, baseCurrency, row.issueDate);
}

/** The change of a row: a new opening, which may replace an existing one. */
interface Change {
  readonly opening: Opening;
  readonly replaces?: OpeningItem;
}

type Verdict = Change | { readonly fault: Fault } | 'unchanged';

const isSame = (one: OpeningItem, other: Opening): boolean =>
  (['issueDate', 'dueDate', 'currencyCode'] as const).every((key) => one[key] === other[key]) &&
  (['amount', 'exchangeRate'] as const).every((key) => decimal(one[key]).eq(decimal(other[key])));

function compareOpening(row: ImportedOpening, opening: Opening, party: PartyOfOpening): Verdict {
  const replaces = party.openings.find(({ number }) => number === opening.number);
  if (replaces === undefined) return { opening };
  if (isSame(replaces, opening)) return 'unchanged';
  if (!replaces.isApplied) return { opening, replaces };
  const message = 'has payments or credits: release them before you correct it';
  return { fault: { line: row.line, column: 'number', message } };
}

/** Returns the rate of the existing opening, unless the row has a rate, or another day or currency. */
function keptRate(row: ImportedOpening, currencyCode: string, party: PartyOfOpening) {
  if (row.exchangeRate !== undefined) return undefined;
  return party.openings.find(
    (one) =>
      one.number === row.number &&
      one.issueDate === row.issueDate &&
      one.currencyCode === currencyCode,
  )?.exchangeRate;
}

async function judge(
  owner: Owner,
  parties: ReadonlyMap<string, PartyOfOpening>,
  row: ImportedOpening,
): Promise<Verdict> {
  const { line, codeKey, number, issueDate, dueDate } = row;
  const party = parties.get(codeKey);
  if (party === undefined) return { fault: { line, column: 'code', message: 'is not known' } };
  const currencyCode = row.currencyCode ?? party.currency_code;
  if (isTooFine(row.amount, currencyCode)) {
    const message = `has more decimals than ${currencyCode}`;
    return { fault: { line, column: 'amount', message } };
  }
  if (
    currencyCode === owner.baseCurrency &&
    row.exchangeRate !== undefined &&
    row.exchangeRate !== 1
  ) {
    return { fault: { line, column: 'exchangeRate', message: `must be 1 for ${currencyCode}` } };
  }
  const rate = keptRate(row, currencyCode, party) ?? (await rateOf(owner, row, currencyCode));
  if (rate === undefined) {
    const message = `is needed: there is no rate of ${currencyCode} on ${issueDate}`;
    return { fault: { line, column: 'exchangeRate', message } };
  }
  const decimals = currencyDecimals(owner.baseCurrency);
  const base = roundHalfAway(multiply(decimal(row.amount), decimal(rate)), decimals);
  if (base.gt(largestAmount)) {
    const message = `is over ${largestAmount} in ${owner.baseCurrency}`;
    return { fault: { line, column: 'amount', message } };
  }
  const amounts = { amount: String(row.amount), baseAmount: toSql(base), exchangeRate: rate };
  const opening = { codeKey, number, issueDate, dueDate, currencyCode, ...amounts };
  return compareOpening(row, opening, party);
}

/**
 * Opens balances, and corrects those of which nothing was paid or credited. The previous one is void from its own
 * day.
 *
 * @throws RowsRefusedError if any row cannot be opened
 */
export async function applyOpenings(
  side: Side,
  owner: Owner,
  rows: readonly ImportedOpening[],
  onProgress: (done: number) => void,
): Promise<Summary> {
  const { trx, operator } = owner;
  return inChunks(rows, onProgress, async (chunk) => {
    const codes = [...new Set(chunk.map(({ codeKey }) => codeKey))];
    const found = await lockOpeningParties(trx, side, operator.companyId, codes);
    const parties = new Map(found.map((party) => [party.code_key, party]));
    const changes: Change[] = [];
    const faults: Fault[] = [];
    for (const row of chunk) {
      const verdict = await judge(owner, parties, row);
      if (verdict === 'unchanged') continue;
      if ('fault' in verdict) faults.push(verdict.fault);
      else changes.push(verdict);
    }
    if (faults.length > 0) throw new RowsRefusedError(faults);
    const replaced = changes.flatMap(({ replaces }) => replaces ?? []);
    for (const item of replaced) {
      await voidItem(trx, side, { ...operator, day: item.issueDate }, item);
    }
    const openings = changes.map(({ opening }) => opening);
    const written = await insertOpenings(trx, side, operator, openings);
    const updated = replaced.length;
    return { created: written - updated, updated, unchanged: chunk.length - written };
  });
}

import { findExchangeRate } from '../../erp/config/index.js';
import {
  insertOpenings,
  lockOpeningParties,
  type Opening,
  type PartyOfOpening,
  type Side,
} from '../../erp/settlement/index.js';
import { currencyDecimals, decimal, multiply, roundHalfAway, toSql } from '../../kernel/money.js';
import { inChunks, type Owner, RowsRefused, type Summary } from './chunks.js';
import { type ImportedOpening, isTooFine } from './opening-rows.js';
import type { Fault } from './table.js';

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

type Judged = { readonly opening: Opening } | { readonly fault: Fault } | 'known';

async function judge(
  owner: Owner,
  parties: ReadonlyMap<string, PartyOfOpening>,
  row: ImportedOpening,
): Promise<Judged> {
  const { line, codeKey, number, issueDate, dueDate } = row;
  const party = parties.get(codeKey);
  if (party === undefined) return { fault: { line, column: 'code', message: 'is not known' } };
  if (party.numbers.includes(number)) return 'known';
  const currencyCode = row.currencyCode ?? party.currency_code;
  if (isTooFine(row.amount, currencyCode)) {
    const message = `has more decimals than ${currencyCode}`;
    return { fault: { line, column: 'amount', message } };
  }
  const rate = await rateOf(owner, row, currencyCode);
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
  return { opening: { codeKey, number, issueDate, dueDate, currencyCode, ...amounts } };
}

/** @throws RowsRefused when any row cannot be opened */
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
    const openings: Opening[] = [];
    const faults: Fault[] = [];
    for (const row of chunk) {
      const judged = await judge(owner, parties, row);
      if (judged === 'known') continue;
      if ('fault' in judged) faults.push(judged.fault);
      else openings.push(judged.opening);
    }
    if (faults.length > 0) throw new RowsRefused(faults);
    const created = await insertOpenings(trx, side, operator, openings);
    return { created, updated: 0, unchanged: chunk.length - created };
  });
}

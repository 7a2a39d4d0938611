import { correctLastDate, lockSeries } from '../../erp/config/index.js';
import { lastCreditNoteDay } from '../../erp/credit-notes/queries.js';
import { lastInvoiceDay } from '../../erp/invoices/index.js';
import type { Db } from '../../kernel/db/client.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import { auditOperator, type Operator, OperatorError } from '../../kernel/operator/operator.js';
import type { Command } from '../command.js';
import { companyOption, getCompany } from './create.js';

/** The series that keep the order of dates, with the day of the last document of a prefix that is not void. */
const ordered = { invoice: lastInvoiceDay, credit_note: lastCreditNoteDay } as const;

interface Correction {
  readonly code: keyof typeof ordered;
  readonly before: string;
  /** Null if every document of the series is void. */
  readonly after: string | null;
}

/** Resolves to undefined if the last document of the series is not void. */
async function correctSeries(
  trx: Db,
  code: Correction['code'],
  operator: Operator,
): Promise<Correction | undefined> {
  const { companyId, now } = operator;
  const series = await lockSeries(trx, companyId, code, now);
  if (series === undefined || series.last_date === null) return undefined;
  const { prefix, last_date: before } = series;
  const after = await ordered[code](trx, companyId, prefix);
  if (after !== null && after >= before) return undefined;
  await correctLastDate(trx, { companyId, code, day: after, now });
  const dates = { before: { lastDate: before }, after: { lastDate: after } };
  await auditOperator(trx, operator, { objectType: 'series', objectId: code, ...dates });
  return { code, before, after };
}

const correct: Command = {
  name: 'correct series',
  summary: 'Let invoices and credit notes follow the last one that is not void',
  options: { company: companyOption },
  details:
    'For documents that a wrong clock dated too late, so that new ones are refused. Void them first: they keep their numbers and dates, and the series has no gap.',
  run: ({ database, now, text }) =>
    inTransaction(database.knex, async (trx) => {
      const { companyId } = await getCompany(trx, text('company'));
      const operator = { companyId, command: 'correct series', now };
      const found = [
        await correctSeries(trx, 'invoice', operator),
        await correctSeries(trx, 'credit_note', operator),
      ].filter((one) => one !== undefined);
      if (found.length === 0) {
        throw new OperatorError('The last document of each series is not void: void it first');
      }
      const lines = found.map(
        ({ code, before, after }) =>
          `${code}: from ${after ?? 'any date'} on, instead of from ${before} on`,
      );
      return { data: found, text: lines.join('\n') };
    }),
};

export const seriesCommands: readonly Command[] = [correct];

import { basename } from 'node:path';
import { OperatorError } from '../../erp/auth/index.js';
import { constraintOf } from '../../kernel/db/errors.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import { auditOperator } from '../../kernel/operator.js';
import type { Call, Command } from '../command.js';
import { companyOption, getCompany } from '../create.js';
import { applyProducts, RowsRefused, type Summary } from './apply.js';
import { type ImportedProduct, readProducts } from './fields.js';
import { columns, type Fault, readTable, readText } from './table.js';

/** More than that nobody corrects before trying again. */
const shownFaults = 20;

function refusal(faults: readonly Fault[]): OperatorError {
  const lines = faults.slice(0, shownFaults).map(({ line, column, message }) => {
    const place = column === undefined ? `line ${line}` : `line ${line}, ${column}`;
    return `${place}: ${message}`;
  });
  const more = faults.length - lines.length;
  if (more > 0) lines.push(`… and ${more} more`);
  const count = faults.length === 1 ? '1 error' : `${faults.length} errors`;
  return new OperatorError(`${lines.join('\n')}\n${count}; nothing was imported`);
}

/** Takes a finished transaction back. */
class DryRunEnd extends Error {
  override readonly name = 'DryRunEnd';
  readonly summary: Summary;

  constructor(summary: Summary) {
    super('Nothing is saved in a dry run');
    this.summary = summary;
  }
}

/** Everything or nothing; a dry run does everything and then takes it back, so that it misses no refusal. */
async function importAll(
  { database, now, text, operand, progress }: Call,
  products: readonly ImportedProduct[],
  isDryRun: boolean,
): Promise<Summary> {
  return inTransaction(database.knex, async (trx) => {
    const { companyId, baseCurrency } = await getCompany(trx, text('company'));
    const operator = { companyId, command: 'import products', now };
    const tell = (done: number) => progress(`${done} of ${products.length} products`);
    const summary = await applyProducts(trx, operator, baseCurrency, products, tell);
    if (isDryRun) throw new DryRunEnd(summary);
    const file = basename(operand);
    const after = { file, rows: products.length, ...summary };
    const entry = { objectType: 'import', objectId: file.slice(0, 64), after };
    await auditOperator(trx, operator, entry);
    return summary;
  });
}

async function importOrTell(call: Call, products: readonly ImportedProduct[], isDryRun: boolean) {
  try {
    return await importAll(call, products, isDryRun);
  } catch (error) {
    if (error instanceof DryRunEnd) return error.summary;
    if (error instanceof RowsRefused) throw refusal(error.faults);
    if (/^products_(code|barcode)_key$/.test(constraintOf(error) ?? '')) {
      throw new OperatorError(
        'Someone saved one of these products meanwhile; run the import again',
      );
    }
    throw error;
  }
}

export const importCommand: Command = {
  name: 'import products',
  summary: 'Create or update products from a CSV file, all or none',
  operand: 'FILE.csv',
  options: {
    company: companyOption,
    'dry-run': { type: 'boolean', meaning: 'Check everything and save nothing' },
  },
  details: `The file is UTF-8. Its first row names the columns, in any order, separated by commas or semicolons:
${columns.join(', ')}.
code, name and price are required; products are found by code. A column that is absent, or a cell that is
blank, leaves what is stored as it is. Numbers are written 1.50, between semicolons also 1,50, and never
with thousands separators. Categories are named and made when there is none of that name.`,
  async run(call) {
    const { products, faults } = readProducts(readTable(await readText(call.operand)));
    if (faults.length > 0) throw refusal(faults);
    const isDryRun = call.isSet('dry-run');
    const summary = await importOrTell(call, products, isDryRun);
    const { created, updated, unchanged } = summary;
    const counts = `${created} created, ${updated} updated, ${unchanged} unchanged`;
    return {
      data: { rows: products.length, ...summary, isDryRun },
      text: `${products.length} rows: ${counts}.${isDryRun ? ' Nothing was saved.' : ''}`,
    };
  },
};

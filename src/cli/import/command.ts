import { basename } from 'node:path';
import { constraintErrors } from '../../erp/constraints.js';
import { constraintOf } from '../../kernel/db/errors.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import { auditOperator, OperatorError } from '../../kernel/operator/operator.js';
import type { Call, Command } from '../command.js';
import { companyOption, getCompany } from '../company/create.js';
import { type Owner, RowsRefusedError, type Summary } from './chunks.js';
import { type Columns, type Fault, readTable, readText, type Table } from './table.js';

/** The most faults to report, because users correct some and try again. */
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

/** Rolls back a complete transaction. */
class DryRunEnd extends Error {
  override readonly name = 'DryRunEnd';
  readonly summary: Summary;

  constructor(summary: Summary) {
    super('Nothing is saved in a dry run');
    this.summary = summary;
  }
}

/** A kind of record that a command imports. */
export interface ImportKind<Column extends string, Imported> {
  /** The word in the command, such as `products`. */
  readonly noun: string;
  readonly columns: Columns<Column>;
  /** The required columns and the keys that find records, for the help. */
  readonly details: string;
  /** Unique keys that another writer may use during the import. */
  readonly keys: readonly string[];
  read(table: Table<Column>): {
    readonly rows: readonly Imported[];
    readonly faults: readonly Fault[];
  };
  apply(
    owner: Owner,
    rows: readonly Imported[],
    onProgress: (done: number) => void,
  ): Promise<Summary>;
}

/** Imports all rows or none. A dry run imports and then rolls back, so that it finds every refusal. */
async function importAll<Column extends string, Imported>(
  { noun, apply }: ImportKind<Column, Imported>,
  { database, now, text, isSet, operand, progress }: Call,
  rows: readonly Imported[],
): Promise<Summary> {
  return inTransaction(database.knex, async (trx) => {
    const { companyId, baseCurrency } = await getCompany(trx, text('company'));
    const operator = { companyId, command: `import ${noun}`, now };
    const tell = (done: number) => progress(`${done} of ${rows.length} ${noun}`);
    const summary = await apply({ trx, operator, baseCurrency }, rows, tell);
    if (isSet('dry-run')) throw new DryRunEnd(summary);
    const file = basename(operand);
    const after = { file, rows: rows.length, ...summary };
    const entry = { objectType: 'import' as const, objectId: file.slice(0, 64), after };
    await auditOperator(trx, operator, entry);
    return summary;
  });
}

async function importOrTell<Column extends string, Imported>(
  kind: ImportKind<Column, Imported>,
  call: Call,
  rows: readonly Imported[],
): Promise<Summary> {
  try {
    return await importAll(kind, call, rows);
  } catch (error) {
    if (error instanceof DryRunEnd) return error.summary;
    if (error instanceof RowsRefusedError) throw refusal(error.faults);
    const constraint = constraintOf(error) ?? '';
    const refused = constraintErrors[constraint]?.();
    if (refused !== undefined) throw new OperatorError(`${refused.text.en}; nothing was imported`);
    if (kind.keys.includes(constraint)) {
      throw new OperatorError(
        `Someone saved one of these ${kind.noun} meanwhile; run the import again`,
      );
    }
    throw error;
  }
}

const commonDetails = `A column that is absent, or a cell that is
blank, leaves what is stored as it is. Numbers are written 1.50, between semicolons also 1,50, and never
with thousands separators.`;

export function importCommand<Column extends string, Imported>(
  kind: ImportKind<Column, Imported>,
): Command {
  const { noun, columns, details } = kind;
  return {
    name: `import ${noun}`,
    summary: `Create or update ${noun} from a CSV file, all or none`,
    operand: 'FILE.csv',
    options: {
      company: companyOption,
      'dry-run': { type: 'boolean', meaning: 'Check everything and save nothing' },
    },
    details: `The file is UTF-8. Its first row names the columns, in any order, separated by commas or semicolons:
${columns.all.join(', ')}.
${commonDetails}
${details}`,
    async run(call) {
      const { rows, faults } = kind.read(readTable(await readText(call.operand), columns));
      if (faults.length > 0) throw refusal(faults);
      const summary = await importOrTell(kind, call, rows);
      const isDryRun = call.isSet('dry-run');
      const { created, updated, unchanged } = summary;
      const counts = `${created} created, ${updated} updated, ${unchanged} unchanged`;
      return {
        data: { rows: rows.length, ...summary, isDryRun },
        text: `${rows.length} rows: ${counts}.${isDryRun ? ' Nothing was saved.' : ''}`,
      };
    },
  };
}

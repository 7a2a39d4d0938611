import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { constraintErrors } from '../erp/constraints.js';
import { importKinds } from '../erp/import-kinds.js';
import { constraintOf } from '../kernel/db/errors.js';
import { ApiError } from '../kernel/errors.js';
import type { ImportKind } from '../kernel/imports/kind.js';
import { importRows, readImport } from '../kernel/imports/run.js';
import { type Fault, sentenceOf } from '../kernel/imports/table.js';
import { OperatorError, operatorContext } from '../kernel/operator/operator.js';
import type { Call, Command } from './command.js';
import { companyOption, getCompany } from './company/create.js';

/** The most faults to report, because users correct some and try again. */
const shownFaults = 20;
const maxBytes = 128 * 1024 * 1024;

const outcomes = ['created', 'updated', 'unchanged'] as const;
type Counts = Readonly<Record<(typeof outcomes)[number], number>>;

/** @param done  the number of rows that were imported before */
function refusal(faults: readonly Fault[], done: number): OperatorError {
  const lines = faults.slice(0, shownFaults).map((fault) => sentenceOf(fault).en);
  const more = faults.length - lines.length;
  if (more > 0) lines.push(`… and ${more} more`);
  const count = faults.length === 1 ? '1 error' : `${faults.length} errors`;
  const rest = done === 0 ? 'nothing was imported' : `${done} other rows were imported before`;
  return new OperatorError(`${lines.join('\n')}\n${count}; ${rest}`);
}

/** @throws OperatorError for a file that cannot be read */
async function readBytes(path: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(path);
    if (size > maxBytes) throw new OperatorError(`${path} is larger than ${maxBytes >> 20} MB`);
    return await readFile(path);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
}

/** A transaction with more rows takes longer for each of them, because of the counts that each row changes. */
const rowsAtOnce = 1_000;

/** Saves a thousand rows at a time, all of them or none. The same file can be imported again after a fault. */
async function importFile(
  kind: ImportKind,
  call: Call,
): Promise<Counts & { readonly rows: number }> {
  const { database, now, text, isSet, operand, progress } = call;
  const bytes = await readBytes(operand);
  const company = await getCompany(database.knex, text('company'));
  const operator = { ...company, lockedThrough: undefined, command: `import ${kind.name}`, now };
  const ctx = operatorContext(database.knex, operator);
  const file = await readImport(kind, ctx, bytes, Number.POSITIVE_INFINITY);
  const { count, rows, faults, columnOf } = file;
  if (faults.length > 0) throw refusal(faults, 0);
  const options = { dryRun: isSet('dry-run'), skipFaults: false };
  const total = { created: 0, updated: 0, unchanged: 0 };
  for (let done = 0; done === 0 || done < rows.length; done += rowsAtOnce) {
    if (done > 0) progress(`${done} of ${count} ${kind.name}`);
    const part = { rows: rows.slice(done, done + rowsAtOnce), faults: [], columnOf };
    const saved = await importRows(kind, ctx, part, options, async (trx, result) => {
      if (result.faults.length > 0) throw refusal(result.faults, options.dryRun ? 0 : done);
      const { faults: _none, ...counts } = result;
      const after = { file: basename(operand), rows: part.rows.length, ...counts, ...options };
      const objectId = basename(operand).slice(0, 64);
      if (!options.dryRun) await ctx.audit(trx, { objectType: 'import', objectId, after });
      return counts;
    });
    for (const name of outcomes) total[name] += saved[name];
  }
  return { rows: count, ...total };
}

async function importOrTell(kind: ImportKind, call: Call) {
  try {
    return await importFile(kind, call);
  } catch (error) {
    if (error instanceof ApiError) throw new OperatorError(error.text.en);
    const refused = constraintErrors[constraintOf(error) ?? '']?.();
    if (refused !== undefined) throw new OperatorError(`${refused.text.en}; nothing was imported`);
    throw error;
  }
}

const commonDetails = `A file with a fault is not imported; one of more than ${rowsAtOnce} rows is saved in parts of as many.
A file can be imported again: rows that are there already stay unchanged. A column that is absent, or a cell that is
blank, leaves what is stored as it is. Numbers are written 1.50, between semicolons also 1,50, and never
with thousands separators.`;

function importCommand(kind: ImportKind): Command {
  const { name, columns, details } = kind;
  return {
    name: `import ${name}`,
    summary: `Create or update ${name} from a CSV, XLSX or NDJSON file`,
    operand: 'FILE',
    options: {
      company: companyOption,
      'dry-run': { type: 'boolean', meaning: 'Check everything and save nothing' },
    },
    details: `The file is CSV in UTF-8 or UTF-16, the first sheet of an XLSX workbook, or NDJSON: the JSON body of a record on each
line. The first row of a table names the columns, in any order, separated by commas or semicolons:
${columns.map((column) => column.name).join(', ')}.
${commonDetails}
${details}`,
    async run(call) {
      const { rows, created, updated, unchanged } = await importOrTell(kind, call);
      const isDryRun = call.isSet('dry-run');
      const counts = `${created} created, ${updated} updated, ${unchanged} unchanged`;
      return {
        data: { rows, created, updated, unchanged, isDryRun },
        text: `${rows} rows: ${counts}.${isDryRun ? ' Nothing was saved.' : ''}`,
      };
    },
  };
}

export const importCommands: readonly Command[] = importKinds.map(importCommand);

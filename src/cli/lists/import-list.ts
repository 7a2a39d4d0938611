import { basename } from 'node:path';
import type { AuditObject } from '../../kernel/audit/objects.js';
import type { Db } from '../../kernel/db/client.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import { auditOperator, OperatorError } from '../../kernel/operator/operator.js';
import {
  type ImportReport,
  type ImportRequest,
  type Register,
  RegisterError,
  type RemovalRequest,
} from '../../kyc/company-registers/index.js';
import { type Call, type Command, type Option, type Outcome, UsageError } from '../command.js';

/** Registers do not belong to a company. */
const noCompany = 0;

/** A kind of register for commands. */
export interface RegisterCommand<Format extends string> {
  /** The words of the command, such as `registers import`. */
  readonly command: string;
  /** The object type of the audit row. */
  readonly objectType: AuditObject;
  /** The plural noun for the records, `companies`. */
  readonly many: string;
  readonly formats: readonly Format[];
  import(trx: Db, order: ImportRequest<Format>): Promise<ImportReport<Format>>;
  /** Resolves to the number of removed entries; undefined if there is no such register. */
  remove(trx: Db, request: RemovalRequest): Promise<number | undefined>;
}

export function importOptions(
  { formats, many }: Pick<RegisterCommand<string>, 'formats' | 'many'>,
  meaning: { readonly file: string; readonly country: string },
): Readonly<Record<string, Option>> {
  return {
    file: { type: 'string', value: 'FILE', isRequired: true, meaning: meaning.file },
    format: { type: 'string', value: 'FORMAT', isRequired: true, meaning: formats.join(', ') },
    source: { type: 'string', value: 'NAME', isRequired: true, meaning: 'Its name here, dgii' },
    country: { type: 'string', value: 'CODE', meaning: meaning.country },
    'may-shrink': { type: 'boolean', meaning: `Let more than half of its ${many} go` },
  };
}

function orderOf<Format extends string>(
  call: Call,
  { formats }: RegisterCommand<Format>,
): ImportRequest<Format> {
  const format = formats.find((each) => each === call.text('format'));
  if (!format) throw new UsageError(`The format is one of ${formats.join(', ')}`);
  const country = call.text('country');
  return {
    register: call.text('source'),
    format,
    path: call.text('file'),
    ...(country !== '' && { country }),
    mayShrink: call.isSet('may-shrink'),
    now: call.now,
    onProgress: call.progress,
  };
}

/** Imports a register with its consequences and its audit row in one transaction. */
async function importAudited<Format extends string>(
  call: Call,
  holding: RegisterCommand<Format>,
  order: ImportRequest<Format>,
): Promise<ImportReport<Format>> {
  const operator = { companyId: noCompany, command: holding.command, now: call.now };
  return inTransaction(call.database.knex, async (trx) => {
    const report = await holding.import(trx, order);
    const { added, changed, isUnchanged, register, removed } = report;
    if (isUnchanged) return report;
    const { entries, name, version } = register;
    const counts = { [holding.many]: entries, added, changed, removed };
    const after = { file: basename(order.path), version, ...counts };
    await auditOperator(trx, operator, { objectType: holding.objectType, objectId: name, after });
    return report;
  });
}

function summaryOf(
  { added, changed, isUnchanged, register, removed, skipped }: ImportReport<string>,
  many: string,
): string {
  const holds = `${register.name} ${register.version}: ${register.entries} ${many}`;
  if (isUnchanged) return `${holds}; no change`;
  const left = skipped === 0 ? '' : `, ${skipped} rows left out`;
  return `${holds}; ${added} added, ${changed} changed, ${removed} removed${left}`;
}

const dataOf = ({ entries, ...register }: Register, many: string) => ({
  ...register,
  [many]: entries,
});

export async function runImport<Format extends string>(
  call: Call,
  holding: RegisterCommand<Format>,
): Promise<Outcome> {
  const order = orderOf(call, holding);
  try {
    const report = await importAudited(call, holding, order);
    const { register, ...rest } = report;
    const data = { ...dataOf(register, holding.many), ...rest };
    return { data, text: summaryOf(report, holding.many) };
  } catch (error) {
    if (!(error instanceof RegisterError)) throw error;
    throw new OperatorError(`${error.message}\nNothing was imported`);
  }
}

export function listOutcome(registers: readonly Register[], many: string): Outcome {
  const lines = registers.map(({ entries, loadedAt, name, version }) => {
    const day = loadedAt.toISOString().slice(0, 10);
    return `${name}  ${version}  ${entries} ${many}, loaded ${day}`;
  });
  return {
    data: registers.map((register) => dataOf(register, many)),
    text: lines.join('\n') || 'There is no register.',
  };
}

/** Returns the command that removes a register. */
export const removeCommand = (
  name: string,
  { many, objectType, remove }: RegisterCommand<string>,
): Command => ({
  name,
  summary: `Remove a register of ${many} with all its entries`,
  options: {
    source: { type: 'string', value: 'NAME', isRequired: true, meaning: 'Its name here' },
  },
  async run({ database, now, text }) {
    const register = text('source');
    const removed = await inTransaction(database.knex, async (trx) => {
      const count = await remove(trx, { register, now });
      if (count === undefined) throw new OperatorError(`There is no register ${register}`);
      const operator = { companyId: noCompany, command: name, now };
      await auditOperator(trx, operator, {
        objectType,
        objectId: register,
        after: { removed: count },
      });
      return count;
    });
    return {
      data: { register, removed },
      text: `${register} is removed, with ${removed} ${many}.`,
    };
  },
});

import { basename } from 'node:path';
import { inTransaction } from '../kernel/db/transaction.js';
import { auditOperator, OperatorError } from '../kernel/operator.js';
import { tellRegisterChange } from '../kyc/kyb/index.js';
import {
  type Format,
  type ImportOrder,
  type ImportReport,
  importRegister,
  listRegisters,
  RegisterError,
} from '../kyc/registers/index.js';
import { type Call, type Command, UsageError } from './command.js';

/** Registers belong to no company. */
const noCompany = 0;

const formats: readonly Format[] = ['gleif', 'plain'];

function formatOf({ text }: Call): Format {
  const format = formats.find((each) => each === text('format'));
  if (!format) throw new UsageError(`The format is one of ${formats.join(', ')}`);
  return format;
}

/** The import, what it means for checks that were made, and its audit row; or none of it. */
async function importAudited(call: Call, order: ImportOrder): Promise<ImportReport> {
  const operator = { companyId: noCompany, command: 'registers import', now: call.now };
  return inTransaction(call.database.knex, async (trx) => {
    const report = await importRegister(trx, order);
    const { added, changed, isUnchanged, register, removed } = report;
    if (isUnchanged) return report;
    const { companies, version } = register;
    const after = { file: basename(order.path), version, companies, added, changed, removed };
    await auditOperator(trx, operator, { objectType: 'register', objectId: register.name, after });
    return report;
  });
}

async function importOrTell(call: Call, order: ImportOrder): Promise<ImportReport> {
  try {
    return await importAudited(call, order);
  } catch (error) {
    if (!(error instanceof RegisterError)) throw error;
    throw new OperatorError(`${error.message}\nNothing was imported`);
  }
}

function told({ added, changed, isUnchanged, register, removed, skipped }: ImportReport): string {
  const holds = `${register.name} ${register.version}: ${register.companies} companies`;
  if (isUnchanged) return `${holds}; no change`;
  const left = skipped === 0 ? '' : `, ${skipped} rows left out`;
  return `${holds}; ${added} added, ${changed} changed, ${removed} removed${left}`;
}

const importCommand: Command = {
  name: 'registers import',
  summary: 'Bring a register of companies to what its file says, all or nothing',
  options: {
    file: { type: 'string', value: 'FILE', isRequired: true, meaning: 'The file, CSV in UTF-8' },
    format: { type: 'string', value: 'FORMAT', isRequired: true, meaning: formats.join(', ') },
    source: { type: 'string', value: 'NAME', isRequired: true, meaning: 'Its name here, dgii' },
    country: { type: 'string', value: 'CODE', meaning: 'Its country, do; of gleif, the only one' },
    'may-shrink': { type: 'boolean', meaning: 'Let more than half of its companies go' },
  },
  details: `gleif  the Global LEI Foundation's file of LEI records, CSV
plain  registration_number,name,country,status,legal_form,incorporated_on,address,lei in any order;
       the first two are needed, and the country there or as --country
A plain file is taken for all companies of its countries: who is not in it is declined. The same file
again changes nothing. Webhooks hear of checked companies that have changed. Registers serve every company.`,
  async run(call) {
    const country = call.text('country');
    const report = await importOrTell(call, {
      register: call.text('source'),
      format: formatOf(call),
      path: call.text('file'),
      ...(country !== '' && { country }),
      mayShrink: call.isSet('may-shrink'),
      now: call.now,
      onChange: (trx, change) => tellRegisterChange(trx, change, call.now),
      onProgress: call.progress,
    });
    const { register, ...rest } = report;
    return { data: { ...register, ...rest }, text: told(report) };
  },
};

const listCommand: Command = {
  name: 'registers list',
  summary: 'Tell which registers of companies there are, and how old they are',
  options: {},
  async run({ database }) {
    const registers = await listRegisters(database.knex);
    const lines = registers.map(({ companies, loadedAt, name, version }) => {
      const day = loadedAt.toISOString().slice(0, 10);
      return `${name}  ${version}  ${companies} companies, loaded ${day}`;
    });
    return { data: registers, text: lines.join('\n') || 'There is no register.' };
  },
};

export const registerCommands: readonly Command[] = [importCommand, listCommand];

import { readLoggedSeals } from '../kernel/audit/seals/logged-seals.js';
import { chainedCompanies } from '../kernel/audit/seals/seal-queries.js';
import { type ChainCheck, verifyChain } from '../kernel/audit/seals/verify.js';
import { codeOf } from '../kernel/db/errors.js';
import { OperatorError } from '../kernel/operator/operator.js';
import type { Command } from './command.js';
import { companyOption, getCompany } from './company/create.js';

function describe({ company, dropped, entries, fault, hasUnsealed, seals }: ChainCheck): string {
  const name = company === '' ? 'Entries without a company' : company;
  if (fault !== null) return `${name}: ${fault}`;
  const gone = dropped === 0 ? '' : `, ${dropped} dropped at the end of their retention`;
  const newer = hasUnsealed ? '; newer entries have no seal yet' : '';
  return `${name}: ${entries} entries in ${seals} seals are complete${gone}${newer}`;
}

/** @throws OperatorError for a file that cannot be read */
async function readLog(file: string) {
  try {
    return await readLoggedSeals(file);
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${codeOf(error)}`);
  }
}

export const checkAuditCommand: Command = {
  name: 'check audit',
  summary:
    'Prove that the audit log is complete, or name the first entry that is changed, missing or added',
  options: {
    company: { ...companyOption, isRequired: false, meaning: 'Only this company; by default all' },
    log: {
      type: 'string',
      value: 'FILE',
      meaning: 'Compare with what AUDIT_LOG received: one file, the oldest lines first',
    },
  },
  details:
    'Reads every entry and changes nothing. The server seals new entries once a minute. Without --log, it cannot see that the last entries are gone together with their seals. The exit code is 1 when anything is off.',
  async run({ database, now, text }) {
    const code = text('company');
    const chains =
      code === ''
        ? await chainedCompanies(database.knex)
        : [{ id: (await getCompany(database.knex, code)).companyId, code }];
    const file = text('log');
    const logged = file === '' ? undefined : await readLog(file);
    const checks: ChainCheck[] = [];
    for (const chain of chains) {
      const seals =
        logged && (logged.get(chain.id) ?? { hashes: new Map(), first: 1, fault: undefined });
      checks.push(await verifyChain(database.knex, chain, seals, now));
    }
    return {
      data: { companies: checks },
      text: checks.map(describe).join('\n'),
      isBad: checks.some(({ fault }) => fault !== null),
    };
  },
};

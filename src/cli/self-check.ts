import { type ListedCompany, listCompanies } from '../erp/config/index.js';
import { checkBooks } from '../erp/self-check/index.js';
import type { Db } from '../kernel/db/client.js';
import type { Command } from './command.js';
import { companyOption, getCompany } from './company/create.js';

interface CompanyCheck {
  readonly company: string;
  readonly isTest: boolean;
  readonly checks: number;
  readonly off: Awaited<ReturnType<typeof checkBooks>>;
}

async function checkCompany(
  db: Db,
  { companyId, code: company, isTest }: ListedCompany,
): Promise<CompanyCheck> {
  const checks = await checkBooks(db, companyId);
  const off = checks.filter(({ faults }) => faults.length > 0);
  return { company, isTest, checks: checks.length, off };
}

function describe({ checks, off }: CompanyCheck): string {
  if (off.length === 0) return `${checks} checks: all is sound`;
  const lines = off.flatMap(({ name, faults }) => [
    name,
    ...faults.map((fault) => `  ${fault.subject}: ${fault.found} instead of ${fault.expected}`),
  ]);
  return `${lines.join('\n')}\n${checks} checks: ${off.length} off`;
}

const nameOf = ({ company, isTest }: CompanyCheck): string =>
  isTest ? `${company} (test company)` : company;

const isBad = ({ off }: CompanyCheck): boolean => off.length > 0;

export const selfCheckCommand: Command = {
  name: 'self-check',
  summary: 'Recompute stock, allocations, balances and numbering, and name what is off',
  options: {
    company: { ...companyOption, isRequired: false, meaning: 'Only this company; by default all' },
  },
  details: 'Reads every document and changes nothing. The exit code is 1 when anything is off.',
  async run({ database, text }) {
    const code = text('company');
    if (code !== '') {
      const { companyId } = await getCompany(database.knex, code);
      const check = await checkCompany(database.knex, { companyId, code, isTest: false });
      const { checks, off } = check;
      return { data: { checks, off }, text: describe(check), isBad: isBad(check) };
    }
    const results: CompanyCheck[] = [];
    for (const company of await listCompanies(database.knex)) {
      results.push(await checkCompany(database.knex, company));
    }
    const lines = results.map((result) => `${nameOf(result)}: ${describe(result)}`);
    return {
      data: { companies: results },
      text: results.length === 0 ? 'There are no companies.' : lines.join('\n'),
      isBad: results.some(isBad),
    };
  },
};

import { checkBooks } from '../erp/self-check/index.js';
import type { Command } from './command.js';
import { companyOption, getCompany } from './company/create.js';

export const selfCheckCommand: Command = {
  name: 'self-check',
  summary: 'Recompute stock, allocations, balances and numbering, and name what is off',
  options: { company: companyOption },
  details:
    'Reads every document of the company and changes nothing. The exit code is 1 when anything is off.',
  async run({ database, text }) {
    const { companyId } = await getCompany(database.knex, text('company'));
    const checks = await checkBooks(database.knex, companyId);
    const off = checks.filter(({ faults }) => faults.length > 0);
    const lines = off.flatMap(({ name, faults }) => [
      name,
      ...faults.map((fault) => `  ${fault.subject}: ${fault.found} instead of ${fault.expected}`),
    ]);
    const count = `${checks.length} checks`;
    return {
      data: { checks: checks.length, off },
      text:
        off.length === 0
          ? `${count}: all is sound`
          : `${lines.join('\n')}\n${count}: ${off.length} off`,
      isBad: off.length > 0,
    };
  },
};

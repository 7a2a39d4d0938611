import { type FailedLogin, listFailedLogins } from '../../erp/auth/index.js';
import { OperatorError } from '../../kernel/operator/operator.js';
import type { Command } from '../command.js';

const lineOf = ({ at, email, reason, ip, company }: FailedLogin) =>
  [at.toISOString(), reason.padEnd(21), ip.padEnd(15), email, company ?? '(no user)'].join('  ');

const maxHours = 24 * 365;

export const loginCommands: readonly Command[] = [
  {
    name: 'list failed-logins',
    summary: 'Show the failed logins of all companies, and of addresses that no user has',
    options: {
      hours: { type: 'string', value: 'HOURS', meaning: 'How far back; by default 24' },
    },
    details: 'Shows at most the newest 1,000.',
    async run({ database, now, text }) {
      const hours = Number(text('hours') || '24');
      if (!Number.isInteger(hours) || hours < 1 || hours > maxHours) {
        throw new OperatorError(`--hours takes a whole number from 1 to ${maxHours}`);
      }
      const since = new Date(now.getTime() - hours * 3_600_000);
      const failures = await listFailedLogins(database.knex, since);
      return {
        data: failures,
        text: failures.length === 0 ? 'No failed logins.' : failures.map(lineOf).join('\n'),
      };
    },
  },
];

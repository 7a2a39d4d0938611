import { findUserByEmail, setGranted } from '../../erp/auth/index.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import { auditOperator, OperatorError } from '../../kernel/operator/operator.js';
import { operatorScopes } from '../../kernel/permissions.js';
import type { Command } from '../command.js';

const permissions = operatorScopes.join(', ');

function grantCommand(name: string, summary: string, isGranted: boolean): Command {
  return {
    name,
    summary,
    options: {
      email: { type: 'string', value: 'ADDRESS', isRequired: true, meaning: 'The login e-mail' },
      permission: { type: 'string', value: 'NAME', isRequired: true, meaning: permissions },
    },
    details:
      'Lists and registers serve every company, so no administrator can grant these. They hold in any role, and follow the login: whoever resets the password of the user holds them too.',
    async run({ database, now, text }) {
      const [email, permission] = [text('email'), text('permission')];
      if (!operatorScopes.includes(permission)) {
        throw new OperatorError(`${permission} is none of ${permissions}`);
      }
      const granted = await inTransaction(database.knex, async (trx) => {
        const user = await findUserByEmail(trx, email);
        if (user === undefined) throw new OperatorError(`There is no user ${email}`);
        const { company_id: companyId, id: userId } = user;
        const held = await setGranted(trx, { companyId, userId }, permission, isGranted, now);
        const operator = { companyId, command: name, now };
        const entry = { objectType: 'user' as const, objectId: userId, after: { granted: held } };
        await auditOperator(trx, operator, entry);
        return held;
      });
      const held = granted.join(', ') || 'nothing';
      return { data: { email, granted }, text: `User ${email} holds ${held} beyond the role.` };
    },
  };
}

export const grantCommands: readonly Command[] = [
  grantCommand('grant permission', 'Let a user import watchlists or registers', true),
  grantCommand('withdraw permission', 'Take such a permission from a user', false),
];

import {
  clearUserFailures,
  findUserByEmail,
  markKeyRevoked,
  markUnlocked,
  removeSecondFactor,
} from '../../erp/auth/index.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import { auditOperator, OperatorError } from '../../kernel/operator/operator.js';
import type { Command } from '../command.js';
import { companyOption, getCompany } from './create.js';

const revokeApiKey: Command = {
  name: 'revoke api-key',
  summary: 'End a key for good',
  options: {
    company: companyOption,
    id: { type: 'string', value: 'ID', isRequired: true, meaning: 'As shown when it was made' },
  },
  async run({ database, now, text }) {
    const code = text('company');
    if (!/^\d{1,15}$/.test(text('id'))) throw new OperatorError('--id takes a whole number');
    const id = Number(text('id'));
    await inTransaction(database.knex, async (trx) => {
      const { companyId } = await getCompany(trx, code);
      if (!(await markKeyRevoked(trx, companyId, id, now))) {
        throw new OperatorError(`Company ${code} has no key ${id} that is not revoked yet`);
      }
      const operator = { companyId, command: 'revoke api-key', now };
      const after = { revokedAt: now };
      await auditOperator(trx, operator, { objectType: 'apiKey', objectId: id, after });
    });
    return { data: { id, revokedAt: now }, text: `Key ${id} is revoked.` };
  },
};

const unlockUser: Command = {
  name: 'unlock user',
  summary: 'Let someone log in again whom failed attempts have locked out',
  options: {
    email: { type: 'string', value: 'ADDRESS', isRequired: true, meaning: 'What they log in with' },
  },
  async run({ database, now, text }) {
    const email = text('email');
    const id = await inTransaction(database.knex, async (trx) => {
      const user = await findUserByEmail(trx, email);
      if (user === undefined) throw new OperatorError(`There is no user ${email}`);
      const companyId = user.company_id;
      await markUnlocked(trx, companyId, user.id, now);
      await clearUserFailures(trx, companyId, user.id);
      const operator = { companyId, command: 'unlock user', now };
      const before = { lockedUntil: user.locked_until };
      const entry = {
        objectType: 'user' as const,
        objectId: user.id,
        before,
        after: { lockedUntil: null },
      };
      await auditOperator(trx, operator, entry);
      return user.id;
    });
    return { data: { id, email }, text: `User ${email} may log in.` };
  },
};

const removeFactor: Command = {
  name: 'remove second-factor',
  summary: 'Remove the second factor of a user and end all logins of the user',
  options: {
    email: { type: 'string', value: 'ADDRESS', isRequired: true, meaning: 'The login e-mail' },
  },
  details:
    'For a user who has lost the authenticator app and the recovery codes, when no administrator can do it. The next login needs the password alone.',
  async run({ database, now, text }) {
    const email = text('email');
    const id = await inTransaction(database.knex, async (trx) => {
      const user = await findUserByEmail(trx, email);
      if (user === undefined) throw new OperatorError(`There is no user ${email}`);
      const { company_id: companyId, id: userId } = user;
      if (!(await removeSecondFactor(trx, { companyId, userId }, now))) {
        throw new OperatorError(`User ${email} has no second factor`);
      }
      const [before, after] = [{ secondFactor: true }, { secondFactor: false }];
      const operator = { companyId, command: 'remove second-factor', now };
      await auditOperator(trx, operator, { objectType: 'user', objectId: userId, before, after });
      return userId;
    });
    return { data: { id, email }, text: `User ${email} logs in with the password alone.` };
  },
};

export const changeCommands: readonly Command[] = [revokeApiKey, unlockUser, removeFactor];

import { inTransaction } from '../../kernel/db/transaction.js';
import { auditOperator, OperatorError } from '../../kernel/operator/operator.js';
import { setTrustedSharer } from '../../kyc/sharers/index.js';
import type { Command } from '../command.js';
import { companyOption, getCompany } from './create.js';

function trustCommand(name: string, summary: string, isTrusted: boolean): Command {
  return {
    name,
    summary,
    options: {
      company: companyOption,
      sharer: {
        type: 'string',
        value: 'CODE',
        isRequired: true,
        meaning: 'Code of the company that shares its sessions',
      },
    },
    async run({ database, now, text }) {
      const [code, sharer] = [text('company'), text('sharer')];
      await inTransaction(database.knex, async (trx) => {
        const { companyId } = await getCompany(trx, code);
        const { companyId: sharerId } = await getCompany(trx, sharer);
        if (companyId === sharerId) throw new OperatorError('A company trusts its own reviews');
        await setTrustedSharer(trx, { companyId, sharerId, isTrusted, now });
        const after = { trustedSharer: sharer, isTrusted };
        const operator = { companyId, command: name, now };
        await auditOperator(trx, operator, {
          objectType: 'company',
          objectId: companyId,
          after,
        });
      });
      const verb = isTrusted ? 'trusts' : 'does not trust';
      return { data: { company: code, sharer, isTrusted }, text: `${code} ${verb} ${sharer}.` };
    },
  };
}

export const trustCommands: readonly Command[] = [
  trustCommand('trust sharer', 'Let a company import sessions with the review of another', true),
  trustCommand('distrust sharer', 'Take a company off the list of trusted sharers', false),
];

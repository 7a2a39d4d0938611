import type { components } from '../../../generated/erp/types.js';
import type { Transaction } from '../../kernel/db/transaction.js';
import { auditOperator, type Operator } from '../../kernel/operator/operator.js';
import { roles } from './record.js';

/** A role for selling at a till and taking the money. */
const records: readonly components['schemas']['OwnRoleInput'][] = [
  {
    code: 'cashier',
    name: 'Cashier',
    permissions: [
      'products:read',
      'inventory:read',
      'config:read',
      'customers:read',
      'invoices:read',
      'invoices:create',
      'receivables:read',
      'receivables:collect',
    ],
  },
];

/** Adds the records of a new demo company. */
export async function addDemo(trx: Transaction, operator: Operator): Promise<void> {
  const { companyId, now } = operator;
  for (const record of records) {
    const row = await roles.insert(trx, { companyId }, record, now);
    const after = roles.valuesOf(row);
    await auditOperator(trx, operator, { objectType: 'role', objectId: row.id, after });
  }
}

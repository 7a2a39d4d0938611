import type { ListVendorsCall } from '../../../generated/erp/operations.js';
import type { components } from '../../../generated/erp/types.js';
import { listQuery } from '../../kernel/db/lists/page.js';
import { listParts, type PartyListRow, type PartyRow, partyStatements } from '../parties/index.js';

export type BankAccount = components['schemas']['BankAccount'];

export interface VendorRow extends PartyRow {
  readonly bank_accounts: readonly BankAccount[];
}

export const statements = partyStatements<VendorRow>('vendors', { bank_accounts: true });

type VendorSort = NonNullable<ListVendorsCall['query']['sortBy']>;
const parts = listParts('vendors');

export const listVendors = listQuery<PartyListRow, VendorSort, keyof typeof parts.filters>({
  name: 'vendors.list',
  ...parts,
});

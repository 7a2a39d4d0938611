import type { components } from '../../../generated/erp/types.js';
import { partyErrors } from '../parties/errors.js';
import { membersOf, type PartyKind } from '../parties/index.js';
import { type BankAccount, statements, type VendorRow } from './queries.js';

export type VendorInput = components['schemas']['VendorInput'];

/** Masks all but the last four characters, by which a user recognises an account. */
export const masked = (accounts: readonly BankAccount[]): BankAccount[] =>
  accounts.map((account) => ({
    ...account,
    accountNumber: account.accountNumber.slice(-4).padStart(account.accountNumber.length, '*'),
  }));

/** Refuses a masked number, which would overwrite the real one. */
function assertWhole(accounts: readonly BankAccount[]): void {
  const at = accounts.findIndex(({ accountNumber }) => accountNumber.includes('*'));
  if (at < 0) return;
  throw partyErrors.maskedAccount(`body.bankAccounts.${at}.accountNumber`);
}

export const vendorKind: PartyKind<VendorRow, VendorInput> = {
  noun: 'vendor',
  table: 'vendors',
  prefix: 'V-',
  statements,
  ownColumns({ bankAccounts }, before) {
    if (bankAccounts === undefined) return { bank_accounts: before?.bank_accounts ?? [] };
    assertWhole(bankAccounts);
    return { bank_accounts: bankAccounts };
  },
  audited(row) {
    return { code: row.code, ...membersOf(row), bankAccounts: masked(row.bank_accounts) };
  },
};

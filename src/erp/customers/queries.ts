import type { ListCustomersCall } from '../../../generated/erp/operations.js';
import { companyCurrency, listQuery } from '../../kernel/db/lists/page.js';
import { listParts, type PartyListRow, type PartyRow, partyStatements } from '../parties/index.js';

export interface CustomerRow extends PartyRow {
  /** In the company's currency; null: no limit. */
  readonly credit_limit: string | null;
  /** Null: the setting of the company. */
  readonly price_includes_tax: boolean | null;
}

export const statements = partyStatements<CustomerRow>('customers', {
  credit_limit: true,
  price_includes_tax: true,
});

type CustomerSort = NonNullable<ListCustomersCall['query']['sortBy']>;
const { filters: partyFilters, ...parts } = listParts('customers');

/** A customer also counts as updated when its open amount has changed; the union reads both indexes. */
const filters = {
  ...partyFilters,
  updatedSince: `p.id IN (
    SELECT u.id FROM customers u WHERE u.company_id = $1 AND u.updated_at >= ?::timestamptz
    UNION ALL SELECT r.party_id FROM receivables r WHERE r.company_id = $1 AND r.updated_at >= ?::timestamptz)`,
};

export const listCustomers = listQuery<
  PartyListRow,
  CustomerSort,
  keyof typeof filters,
  'openAmount'
>({
  name: 'customers.list',
  ...parts,
  filters,
  sorts: {
    openAmount: { sql: 'p.open_amount', type: 'numeric', isUnindexed: true },
    ...parts.sorts,
  },
  sums: { openAmount: 'p.open_amount' },
  sumsCurrency: companyCurrency,
});

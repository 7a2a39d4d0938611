import type { Customer, Vendor } from '@notaria/erp';
import { useActiveActions } from '../../ui/lists/selection/active-actions.js';
import type { BulkActions } from '../../ui/lists/selection/bulk-action.js';

type PartyRow = Pick<Customer & Vendor, 'id' | 'name' | 'active' | 'version'>;

interface PartyActivation {
  readonly id: number;
  readonly body: { readonly name: string; readonly active: boolean };
  readonly options: { readonly ifMatch: number };
}

/** The part of the queries of customers or vendors that changes a record. */
interface PartyQueries {
  readonly key: readonly unknown[];
  update(): { mutationFn(variables: PartyActivation): Promise<unknown> };
}

/** Activates and deactivates several customers or vendors, at the versions that the list shows. */
export const usePartyActions = (queries: PartyQueries, isOffered: boolean): BulkActions<PartyRow> =>
  useActiveActions({
    isOffered,
    setActive: ({ id, name, version }, active) =>
      queries.update().mutationFn({ id, body: { name, active }, options: { ifMatch: version } }),
    stale: [queries.key],
  });

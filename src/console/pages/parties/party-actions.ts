import type { Customer, Vendor } from '@notaria/erp';
import { useActiveActions } from '../../ui/lists/selection/active-actions.js';
import type { BulkActions } from '../../ui/lists/selection/bulk-action.js';

type PartyRow = Pick<Customer & Vendor, 'id' | 'name' | 'active' | 'version'>;

interface PartyActivation {
  readonly id: number;
  readonly body: { readonly name: string; readonly active: boolean };
  readonly options: { readonly ifMatch: number };
}

interface PartyWrites {
  /** True if the role permits it. */
  readonly isOffered: boolean;
  /** Options of the mutation of a customer or vendor. */
  readonly update: { mutationFn(variables: PartyActivation): Promise<unknown> };
  readonly stale: readonly (readonly unknown[])[];
}

/** Activates and deactivates several customers or vendors, at the versions that the list shows. */
export const usePartyActions = ({ update, ...writes }: PartyWrites): BulkActions<PartyRow> =>
  useActiveActions({
    ...writes,
    setActive: ({ id, name, version }, active) =>
      update.mutationFn({ id, body: { name, active }, options: { ifMatch: version } }),
  });

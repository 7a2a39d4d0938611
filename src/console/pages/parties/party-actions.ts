import type { Customer, Vendor } from '@notaria/erp';
import { type ChangedRecord, useActiveActions } from '../../ui/lists/selection/active-actions.js';
import type { BulkActions } from '../../ui/lists/selection/bulk-action.js';

type PartyRow = Pick<Customer & Vendor, 'id' | 'name' | 'active' | 'version'>;

/** A change of the activity of a customer or vendor. */
export interface PartyActivation {
  readonly id: number;
  readonly body: { readonly name: string; readonly active: boolean };
  readonly options: { readonly ifMatch: number };
}

/** The API requires the name. */
export const activation = (
  { id, name, version }: Omit<PartyRow, 'active'>,
  active: boolean,
): PartyActivation => ({ id, body: { name, active }, options: { ifMatch: version } });

interface PartyWrites {
  /** True if the role permits it. */
  readonly isOffered: boolean;
  /** Options of the mutation of a customer or vendor. */
  readonly update: { mutationFn(variables: PartyActivation): Promise<ChangedRecord> };
  readonly stale: readonly (readonly unknown[])[];
}

/** Activates and deactivates several customers or vendors, at the versions that the list shows. */
export const usePartyActions = ({ update, ...writes }: PartyWrites): BulkActions<PartyRow> =>
  useActiveActions({
    ...writes,
    setActive: (party, active) => update.mutationFn(activation(party, active)),
  });

import type { Customer, Vendor } from '@notaria/erp';
import type { Activation } from '../../records/activity.js';

/** Options of the mutation of a customer or vendor. */
interface PartyUpdate<R> {
  mutationFn(variables: {
    readonly id: number;
    readonly body: { readonly name: string; readonly active: boolean };
    readonly options: { readonly ifMatch: number };
  }): Promise<{ readonly data: R }>;
}

/** The API requires the name. */
export const partyActivation =
  <R>(update: PartyUpdate<R>): Activation<Pick<Customer & Vendor, 'id' | 'name' | 'version'>, R> =>
  ({ id, name, version }, active) => {
    const change = { id, body: { name, active }, options: { ifMatch: version } };
    return () => update.mutationFn(change);
  };

import type { Customer, Vendor } from '@notaria/erp';
import type { Fact } from '../../../ui/frames/page.js';

type Party = Pick<Customer & Vendor, 'address' | 'contacts'>;

export const addressOf = ({ address }: Pick<Party, 'address'>): string =>
  [address.line1, address.line2, address.city, address.region, address.postalCode, address.country]
    .filter(Boolean)
    .join(', ');

/** Returns the names of several facts of one kind: the first without a number, the others with one. */
export const numbered = (name: string, values: readonly string[]): readonly Fact[] =>
  values.map((value, index): Fact => [index === 0 ? name : `${name} ${index + 1}`, value]);

export const contactsOf = ({ contacts }: Pick<Party, 'contacts'>): readonly string[] =>
  contacts.map(({ name, role, phone, email }) =>
    [name, role, phone, email].filter(Boolean).join(' · '),
  );

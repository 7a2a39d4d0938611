import type { Customer, CustomerInput } from '@notaria/erp';
import { customersQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { erp } from '../../session/clients.js';
import type { PageParams } from '../../shell/route.js';
import { EditParty, NewParty, type PartyKind } from '../parties/party-form.js';
import { TradeFields } from './customer-fields.js';
import { blank, bodyOf, type CustomerField, valuesOf } from './customer-values.js';
import { customerTexts } from './texts.js';

const customers = customersQueries(erp);

const customerKind: PartyKind<Customer, CustomerInput, CustomerField> = {
  href: '/customers',
  texts: customerTexts,
  queries: { key: customers.key, create: customers.create, update: customers.update },
  blank,
  valuesOf,
  bodyOf,
  TradeFields,
};

export const NewCustomer = (): ReactElement => <NewParty kind={customerKind} />;

export const EditCustomer = ({ id }: PageParams): ReactElement => (
  <EditParty kind={customerKind} result={useQuery(customers.get(Number(id)))} />
);

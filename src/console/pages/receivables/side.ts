import { customersQueries, invoicesQueries, receivablesQueries } from '@notaria/erp/react-query';
import { erp } from '../../session/clients.js';
import type { Side } from '../settlement/side.js';
import { receivableTexts } from './texts.js';

export const receivables = receivablesQueries(erp);

/** Further queries that a payment makes stale. */
export const touchedByPayments = [
  receivables.key,
  invoicesQueries(erp).key,
  customersQueries(erp).key,
];

export const receivableSide: Side = {
  texts: receivableTexts,
  href: '/receivables',
  permission: 'receivables:collect',
  parties: { href: '/customers', permission: 'customers:read' },
};

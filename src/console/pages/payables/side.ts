import { payablesQueries, purchaseOrdersQueries, vendorsQueries } from '@notaria/erp/react-query';
import { erp } from '../../session/clients.js';
import type { Side } from '../settlement/side.js';
import { payableTexts } from './texts.js';

export const payables = payablesQueries(erp);

/** Further queries that a payment makes stale. */
export const touchedByPayments = [
  payables.key,
  vendorsQueries(erp).key,
  purchaseOrdersQueries(erp).key,
];

export const payableSide: Side = {
  texts: payableTexts,
  href: '/payables',
  permission: 'payables:pay',
  parties: { href: '/vendors', permission: 'vendors:read' },
};

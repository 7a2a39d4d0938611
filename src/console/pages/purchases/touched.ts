import {
  inventoryQueries,
  payablesQueries,
  productsQueries,
  purchaseOrdersQueries,
  vendorsQueries,
} from '@notaria/erp/react-query';
import { erp } from '../../session/clients.js';

/** Queries that orders and receptions make stale. */
export const touchedByPurchases = [
  purchaseOrdersQueries(erp).key,
  productsQueries(erp).key,
  inventoryQueries(erp).key,
  payablesQueries(erp).key,
  vendorsQueries(erp).key,
];

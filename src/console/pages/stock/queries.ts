import { inventoryQueries, productsQueries } from '@notaria/erp/react-query';
import { erp } from '../../session/clients.js';

export const inventory = inventoryQueries(erp);

/** Queries that a change of stock makes stale. */
export const touchedByStock = [inventory.key, productsQueries(erp).key];

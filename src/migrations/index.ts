import type { Migration } from '../kernel/db/migrate.js';
import * as kernel from './0001_kernel.js';
import * as products from './0002_products.js';
import * as inventory from './0003_inventory.js';

/** Every migration of the house, in order: a static list, so that a bundle holds them all. */
export const migrations: readonly Migration[] = [kernel, products, inventory];

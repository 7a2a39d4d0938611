import type { Migration } from '../kernel/db/migrate.js';
import * as kernel from './0001_kernel.js';

/** Every migration of the house, in order: a static list, so that a bundle holds them all. */
export const migrations: readonly Migration[] = [kernel];

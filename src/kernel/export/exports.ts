import type { Pool } from '../db/pool.js';
import { openSlots, type Slots } from '../processes/slots.js';
import { type ExportLimits, exportLimits } from './limits.js';
import { createSpools, type OpenSpool, removeLeftovers } from './spool.js';

/** The exports of one process, with their shared limits. */
export interface Exports {
  readonly limits: ExportLimits;
  readonly openSpool: OpenSpool;
  /** Runs the part of an export that reads the database. */
  readonly inTurn: Slots;
}

/** Exports use at most half of the connections. */
function turnsOf(db: Pool): number {
  const { pool } = db.client as { readonly pool?: { readonly max: number } };
  return Math.max(1, Math.floor((pool?.max ?? 1) / 2));
}

export async function createExports(db: Pool, overrides?: Partial<ExportLimits>): Promise<Exports> {
  const limits = exportLimits(overrides);
  await removeLeftovers(limits.folder);
  return {
    limits,
    openSpool: createSpools(limits),
    inTurn: openSlots({ running: turnsOf(db), waiting: limits.waiting }),
  };
}

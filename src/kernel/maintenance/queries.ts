import { plannedPerCall } from '../db/statements/query.js';

/** A new table takes new space, where a new row could use space that is free within its table. */
export const writeTable = plannedPerCall<object>(
  `CREATE TEMPORARY TABLE disk_trial ON COMMIT DROP AS SELECT repeat('x', 1000) AS text FROM generate_series(1, 64)`,
);

import { movementMonths } from './erp/inventory/index.js';
import { auditMonths, outboxMonths } from './kernel/audit/months.js';
import type { MonthlyTable } from './kernel/db/partitions/months.js';
import { webhookMonths } from './kernel/webhooks/events/month-queries.js';

/** The tables that grow with time, each month of which can be a partition. */
export const monthlyTables: readonly MonthlyTable[] = [
  auditMonths,
  outboxMonths,
  movementMonths,
  ...webhookMonths,
];

import { oldAuditEntries } from '../erp/admin/audit-retention.js';
import { oldAttempts, oldLogins } from '../erp/auth/index.js';
import { oldEvents } from '../erp/events/queries.js';
import type { Config } from '../kernel/config.js';
import type { Cleaning } from '../kernel/housekeeping.js';
import { expiredKeys } from '../kernel/idempotency.js';
import { oldDeadJobs } from '../kernel/jobs/queue.js';

/** Everything that is dropped once it is too old. */
export const cleaningsOf = ({ eventRetentionDays }: Config): readonly Cleaning[] => [
  expiredKeys,
  oldAttempts,
  oldLogins,
  oldDeadJobs,
  oldEvents(eventRetentionDays),
  oldAuditEntries,
];

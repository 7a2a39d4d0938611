import { oldNotifications } from '../../erp/activity/index.js';
import { oldAuditEntries } from '../../erp/admin/audit/retention-queries.js';
import { oldAttempts, oldLogins } from '../../erp/auth/index.js';
import { oldEvents } from '../../erp/events/queries.js';
import { oldImports } from '../../erp/imports/job-queries.js';
import { oldUsage } from '../../kernel/auth/usage/queries.js';
import type { Config } from '../../kernel/config/config.js';
import { oldDeadJobs } from '../../kernel/jobs/queries.js';
import { oldMails } from '../../kernel/mail/outbox-queries.js';
import type { Cleanup } from '../../kernel/maintenance/housekeeping.js';
import { expiredKeys } from '../../kernel/operations/idempotency.js';
import { forgottenTasks } from '../../kyc/engines/index.js';

/** Everything that is dropped once it is too old. */
export const cleaningsOf = ({ eventRetentionDays }: Config): readonly Cleanup[] => [
  expiredKeys,
  oldAttempts,
  oldLogins,
  oldDeadJobs,
  oldMails,
  oldNotifications,
  oldImports,
  forgottenTasks,
  oldUsage,
  oldEvents(eventRetentionDays),
  oldAuditEntries,
];

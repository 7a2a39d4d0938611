import { byTime } from '../db/partitions/months.js';

export const auditMonths = byTime('audit_log', 'at');

export const outboxMonths = byTime('outbox', 'at');

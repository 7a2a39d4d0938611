import { moduleRecords } from '../../../generated/erp/modules.js';
import { moduleRecords as verificationRecords } from '../../../generated/kyc/modules.js';
import { coreAuditObjects } from './core-objects.js';

/** The kinds of record in the audit, each with the permission to read such records. */
export const auditObjects = {
  ...coreAuditObjects,
  ...moduleRecords,
  ...verificationRecords,
} as const;

export type AuditObject = keyof typeof auditObjects;

/** Fields that need a permission of their own, in replies and in the audit. */
export const guardedFields = {
  averageCost: 'inventory:cost',
  unitCost: 'inventory:cost',
  value: 'inventory:cost',
} as const;

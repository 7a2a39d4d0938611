import { moduleRecords } from '../../../generated/erp/modules.js';
import { coreAuditObjects } from './core-objects.js';

/** The kinds of record that the audit names, each with the permission that shows such records. */
export const auditObjects = { ...coreAuditObjects, ...moduleRecords } as const;

export type AuditObject = keyof typeof auditObjects;

/** Fields that need a permission of their own wherever they are shown: in replies and in the audit. */
export const guardedFields = {
  averageCost: 'inventory:cost',
  unitCost: 'inventory:cost',
  value: 'inventory:cost',
} as const;

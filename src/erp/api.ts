import type { Document } from 'openapi-backend';
import { type Handlers, operations, trie } from '../../generated/erp/operations.js';
import { replies } from '../../generated/erp/replies.js';
import { requests } from '../../generated/erp/requests.js';
import { serializers } from '../../generated/erp/serializers.js';
import type { Contract } from '../kernel/http/contract.js';
import { runBatch } from '../kernel/operations/batch.js';
import type { Context, PublicContext } from '../kernel/operations/handlers.js';
import type { WebhookServices } from '../kernel/webhooks/operations.js';
import {
  type AttachmentServices,
  activityHandlers,
  activityReaders,
  type RecordReaders,
} from './activity/index.js';
import { adminHandlers, auditHandlers } from './admin/handlers.js';
import { keyHandlers } from './admin/keys/handlers.js';
import { userHandlers } from './admin/users/handlers.js';
import { type AuthServices, authHandlers } from './auth/index.js';
import { handlers as configuration } from './config/handlers.js';
import { constraintErrors } from './constraints.js';
import { handlers as creditNotes } from './credit-notes/handlers.js';
import { handlers as crm } from './crm/handlers.js';
import { handlers as customers } from './customers/handlers.js';
import { erpEnvelope } from './envelope.js';
import { handlers as events } from './events/handlers.js';
import { headings } from './headings.js';
import { documentKinds, importKinds } from './import-kinds.js';
import { importHandlers } from './imports/handlers.js';
import { importJobHandlers } from './imports/job-handlers.js';
import { handlers as inventory } from './inventory/handlers.js';
import { handlers as invoices } from './invoices/handlers.js';
import { handlers as prints } from './invoices/print/handlers.js';
import { mailHandlers } from './mails/handlers.js';
import { templateHandlers } from './mails/template-handlers.js';
import { moduleHandlers } from './module.js';
import { passkeyHandlers } from './passkeys/index.js';
import { handlers as payables } from './payables/handlers.js';
import { handlers as products } from './products/handlers.js';
import { handlers as purchaseOrders } from './purchase-orders/handlers.js';
import { handlers as receivables } from './receivables/handlers.js';
import { handlers as reports } from './reports/handlers.js';
import { scheduledExportHandlers } from './scheduled-exports/index.js';
import { handlers as selfCheck } from './self-check/handlers.js';
import { ssoHandlers } from './sso/index.js';
import { handlers as testCompany } from './test-company/index.js';
import { handlers as vendors } from './vendors/handlers.js';
import { webhookHandlers } from './webhooks/handlers.js';

/** The handlers that need nothing of the process. */
const handlersOfRecords = {
  ...products,
  ...inventory,
  ...customers,
  ...vendors,
  ...configuration,
  ...invoices,
  ...creditNotes,
  ...purchaseOrders,
  ...receivables,
  ...payables,
  ...crm,
  ...moduleHandlers,
};

/** The handlers that read records and lists, also for webhooks and scheduled exports. */
export const recordHandlers = {
  ...auditHandlers,
  ...keyHandlers,
  ...userHandlers,
  ...activityReaders,
  ...handlersOfRecords,
};

/** This does not compile unless every operation has a handler. */
function erpHandlers(
  auth: AuthServices,
  webhooks: WebhookServices,
  attachments: AttachmentServices,
) {
  return {
    ...authHandlers(auth),
    ...ssoHandlers(auth),
    ...passkeyHandlers(auth),
    ...adminHandlers(auth),
    ...mailHandlers(auth.mailer),
    ...templateHandlers,
    ...scheduledExportHandlers(auth.mailer),
    ...activityHandlers(attachments, recordHandlers as unknown as RecordReaders),
    ...handlersOfRecords,
    ...prints,
    ...reports,
    ...selfCheck,
    ...testCompany,
    ...events,
    ...webhookHandlers(webhooks),
    ...importHandlers(importKinds, documentKinds),
    ...importJobHandlers(attachments.blobs, [...importKinds, ...documentKinds]),
    runBatch,
  } satisfies Handlers<Context, PublicContext>;
}

/** @param document  the bundled contract */
export function erpContract(
  document: Document,
  auth: AuthServices,
  webhooks: WebhookServices,
  attachments: AttachmentServices,
): Contract {
  const handlers = erpHandlers(auth, webhooks, attachments) as unknown as Contract['handlers'];
  const generated = { trie, operations, requests, replies, serializers };
  return {
    name: 'erp',
    document,
    ...generated,
    handlers,
    envelope: erpEnvelope,
    constraintErrors,
    headings,
  };
}

import type { Document } from 'openapi-backend';
import { type Handlers, operations, trie } from '../../generated/erp/operations.js';
import { replies } from '../../generated/erp/replies.js';
import { requests } from '../../generated/erp/requests.js';
import { serializers } from '../../generated/erp/serializers.js';
import type { Contract } from '../kernel/http/contract.js';
import { runBatch } from '../kernel/operations/batch.js';
import type { Context, PublicContext } from '../kernel/operations/handlers.js';
import { adminHandlers } from './admin/handlers.js';
import { type AuthServices, authHandlers } from './auth/index.js';
import { handlers as configuration } from './config/handlers.js';
import { constraintErrors } from './constraints.js';
import { handlers as creditNotes } from './credit-notes/handlers.js';
import { handlers as crm } from './crm/handlers.js';
import { handlers as customers } from './customers/handlers.js';
import { erpEnvelope } from './envelope.js';
import { handlers as events } from './events/handlers.js';
import { headings } from './headings.js';
import { importKinds } from './import-kinds.js';
import { importHandlers } from './imports/handlers.js';
import { handlers as inventory } from './inventory/handlers.js';
import { handlers as invoices } from './invoices/handlers.js';
import { handlers as prints } from './invoices/print/handlers.js';
import { mailHandlers } from './mails/handlers.js';
import { templateHandlers } from './mails/template-handlers.js';
import { moduleHandlers } from './module.js';
import { handlers as payables } from './payables/handlers.js';
import { handlers as products } from './products/handlers.js';
import { handlers as purchaseOrders } from './purchase-orders/handlers.js';
import { handlers as receivables } from './receivables/handlers.js';
import { handlers as reports } from './reports/handlers.js';
import { handlers as selfCheck } from './self-check/handlers.js';
import { handlers as vendors } from './vendors/handlers.js';

/** This does not compile unless every operation has a handler. */
function erpHandlers(auth: AuthServices) {
  return {
    ...authHandlers(auth),
    ...adminHandlers(auth),
    ...mailHandlers(auth.mailer),
    ...templateHandlers,
    ...products,
    ...inventory,
    ...customers,
    ...vendors,
    ...configuration,
    ...invoices,
    ...prints,
    ...creditNotes,
    ...purchaseOrders,
    ...receivables,
    ...payables,
    ...reports,
    ...crm,
    ...selfCheck,
    ...events,
    ...importHandlers(importKinds),
    runBatch,
    ...moduleHandlers,
  } satisfies Handlers<Context, PublicContext>;
}

/** @param document  the bundled contract */
export function erpContract(document: Document, auth: AuthServices): Contract {
  const handlers = erpHandlers(auth) as unknown as Contract['handlers'];
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

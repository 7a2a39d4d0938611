import type { OperationId as ErpOperationId } from '../../generated/erp/operations.js';
import type { OperationId as KycOperationId } from '../../generated/kyc/operations.js';

const erpWebhooks = 'Programs manage the webhooks that they receive';
const capture = 'The subject sends it from the capture page';

/** Why an operation has no page. An operation that a page calls must not stand here. */
export const reasons: Partial<Readonly<Record<ErpOperationId | KycOperationId, string>>> = {
  getSessionFile: 'Browsers load pictures of a case by the address in the case',
  getCapture: capture,
  sendCaptureDocument: capture,
  sendCaptureSelfie: capture,
  sendCaptureAddress: capture,
  sendCaptureConsent: capture,
  changeCaptureLanguage: capture,
  getCaptureLogo: capture,
  createCaptureChallenge: capture,
  getMailTemplate: 'The page reads all texts in one list',
  getCustomField: 'The page reads all fields in one list',
  listWebhookEndpoints: erpWebhooks,
  createWebhookEndpoint: erpWebhooks,
  getWebhookEndpoint: erpWebhooks,
  updateWebhookEndpoint: erpWebhooks,
  deleteWebhookEndpoint: erpWebhooks,
  rotateWebhookEndpoint: erpWebhooks,
  testWebhookEndpoint: erpWebhooks,
  listWebhookDeliveries: erpWebhooks,
  getWebhookDelivery: erpWebhooks,
  resendWebhookDelivery: erpWebhooks,
  createLivenessChallenge: 'Needs a camera while it runs; the capture page does the same',
};

import type { OperationId as ErpOperationId } from '../../generated/erp/operations.js';
import type { OperationId as KycOperationId } from '../../generated/kyc/operations.js';

const capture = 'The subject sends it from the capture page';

const documents = 'The list of movements shows the documents; programs read and reverse them';

const release = 'The page of a payment reverses it as a whole; programs release one allocation';

/** Why an operation has no page. An operation that a page calls must not stand here. */
export const reasons: Partial<Readonly<Record<ErpOperationId | KycOperationId, string>>> = {
  listAdjustments: documents,
  getAdjustment: documents,
  reverseAdjustment: documents,
  listTransfers: documents,
  getTransfer: documents,
  reverseTransfer: documents,
  listReceptions: 'The page of an order shows its receptions',
  getReception: 'The page of an order shows its receptions',
  releaseReceivablePayment: release,
  releasePayablePayment: release,
  runBatch: 'For programs that join small requests; the console sends each request itself',
  getSessionFile: 'Browsers load pictures of a case by the address in the case',
  getCapture: capture,
  sendCaptureDocument: capture,
  sendCaptureSelfie: capture,
  sendCaptureAddress: capture,
  sendCaptureConsent: capture,
  changeCaptureLanguage: capture,
  getCaptureLogo: capture,
  createCaptureChallenge: capture,
  createLivenessChallenge: 'Needs a camera while it runs; the capture page does the same',
};

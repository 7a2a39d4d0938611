import type { OperationId as ErpOperationId } from '../../generated/erp/operations.js';
import type { OperationId as KycOperationId } from '../../generated/kyc/operations.js';

const taggedRecords = 'Programs find records by their tags';
const testKeys = 'Only a test key may call it, and people have none';
const largeImports = 'Programs import large files; the page of an import sends a file in parts';
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
  listImports: largeImports,
  startImport: largeImports,
  getImport: largeImports,
  cancelImport: largeImports,
  getAttachment: 'The page reads all attachments in one list',
  getComment: 'The page reads all comments in the timeline',
  listTags: taggedRecords,
  listTaggedRecords: taggedRecords,
  resetTestCompany: testKeys,
  getTestClock: testKeys,
  updateTestClock: testKeys,
  getMailTemplate: 'The page reads all texts in one list',
  getCustomField: 'The page reads all fields in one list',
  createLivenessChallenge: 'Needs a camera while it runs; the capture page does the same',
};

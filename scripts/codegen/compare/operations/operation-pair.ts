import { type JsonRecord, recordAt } from '../../model/document.js';
import type { ContractDocument, OperationModel } from '../../model/model.js';
import type { Report } from '../change.js';
import type { Documents } from '../schemas/comparison.js';

/** Two states of an operation, and the report for their differences. */
export interface OperationPair {
  readonly documents: Documents;
  readonly before: OperationModel;
  readonly after: OperationModel;
  readonly report: Report;
}

/** The operation in the document. */
export function writtenOperation(
  document: ContractDocument,
  { path, method }: OperationModel,
): JsonRecord {
  return recordAt(document.paths[path], method);
}

import type { OperationModel } from '../../model/model.js';
import type { Documents, Report } from '../schemas.js';

/** Two states of one operation, and where to report what differs. */
export interface OperationPair {
  readonly documents: Documents;
  readonly before: OperationModel;
  readonly after: OperationModel;
  readonly report: Report;
}

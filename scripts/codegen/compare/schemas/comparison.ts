import type { ContractDocument } from '../../model/model.js';
import type { Report } from '../change.js';

export type Direction = 'request' | 'reply';

export interface Documents {
  readonly before: ContractDocument;
  readonly after: ContractDocument;
  /** The compared pairs of components, as direction, old name and new name. */
  readonly pairs: Set<string>;
}

export interface Comparison {
  readonly documents: Documents;
  readonly direction: Direction;
  readonly report: Report;
}

/** Compares two schemas at a place within the current one. */
export type CompareInner = (place: string, before: unknown, after: unknown) => void;

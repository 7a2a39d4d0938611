import { newId as createId } from '../kernel/values/ids.js';

export type IdPrefix =
  | 'ses'
  | 'wf'
  | 'chk'
  | 'aml'
  | 'kyb'
  | 'whk'
  | 'dlv'
  | 'key'
  | 'face'
  | 'seal';

/** Returns a new public id of a record of the verification API. */
export const newId: (prefix: IdPrefix, now: Date) => string = createId;

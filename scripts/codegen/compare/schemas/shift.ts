import type { Audience } from '../audiences.js';
import type { Difference } from '../difference.js';

export type Aspect = 'type' | 'enum' | 'bound' | 'format' | 'pattern' | 'branch' | 'rule';

/** How the set of accepted values moved. `changed`: neither set holds the other, or it cannot be told. */
export interface Shift {
  readonly aspect: Aspect;
  readonly kind: 'narrowed' | 'widened' | 'changed';
  readonly difference: Difference;
  /** Audiences that a narrowed request, or a changed reply, does not reach by this keyword. */
  readonly spared?: readonly Audience[];
  /** Of a reply only. */
  readonly sparedInReply?: readonly Audience[];
}

import type { Audience } from '../audiences.js';
import type { Difference } from '../difference.js';

export type Aspect = 'type' | 'enum' | 'bound' | 'format' | 'pattern' | 'branch' | 'rule';

/** How the set of accepted values changed. `changed`: neither set contains the other, or it is unknown. */
export interface Shift {
  readonly aspect: Aspect;
  readonly kind: 'narrowed' | 'widened' | 'changed';
  readonly difference: Difference;
  /** Audiences that a narrower request, or a changed reply, does not affect by this keyword. */
  readonly spared?: readonly Audience[];
  /** Only for replies. */
  readonly sparedInReply?: readonly Audience[];
}

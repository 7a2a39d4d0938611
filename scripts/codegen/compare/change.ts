import type { Audience } from './audiences.js';
import type { Difference } from './difference.js';
import { type RuleName, rules } from './rules.js';

export interface Change extends Difference {
  /** The id of the operation; `contract` for changes of the whole contract. */
  readonly operation: string;
  /** The place in the operation, such as `query.pageSize` or `reply 200.data[].price`. */
  readonly place: string;
  readonly rule: RuleName;
  /** The audiences that the change breaks; empty for a compatible change. */
  readonly breaks: readonly Audience[];
}

/** Reports a difference at a place. `spared` are audiences of the rule that it does not affect there. */
export type Report = (
  place: string,
  rule: RuleName,
  difference: Difference,
  spared?: readonly Audience[],
) => void;

/** Returns a function that reports into `changes` for an operation. */
export function reportInto(changes: Change[], operation: string): Report {
  return (place, rule, difference, spared = []) => {
    const breaks: readonly Audience[] = rules[rule].breaks;
    changes.push({
      operation,
      place,
      rule,
      ...difference,
      breaks: breaks.filter((audience) => !spared.includes(audience)),
    });
  };
}

/** Returns a report that always spares some audiences. */
export function sparing(report: Report, ...audiences: readonly Audience[]): Report {
  return (place, rule, difference, spared = []) =>
    report(place, rule, difference, [...spared, ...audiences]);
}

/** @param audience  all of them if absent */
export function isBreaking({ breaks }: Change, audience?: Audience): boolean {
  return audience === undefined ? breaks.length > 0 : breaks.includes(audience);
}

import type { Audience } from './audiences.js';
import type { Difference } from './difference.js';
import { type RuleName, rules } from './rules.js';

export interface Change extends Difference {
  /** The operation's id; `contract` for what concerns all of them. */
  readonly operation: string;
  /** The place in the operation, e.g. `query.pageSize` or `reply 200.data[].price`. */
  readonly place: string;
  readonly rule: RuleName;
  /** The audiences that notice; empty for a compatible change. */
  readonly breaks: readonly Audience[];
}

/** Takes what was found at one place, and the audiences of the rule that this place spares. */
export type Report = (
  place: string,
  rule: RuleName,
  difference: Difference,
  spared?: readonly Audience[],
) => void;

/** Reports into `changes` for one operation. */
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

/** A report that spares some audiences everywhere. */
export function sparing(report: Report, ...audiences: readonly Audience[]): Report {
  return (place, rule, difference, spared = []) =>
    report(place, rule, difference, [...spared, ...audiences]);
}

/** @param audience  any of them, where none is named */
export function isBreaking({ breaks }: Change, audience?: Audience): boolean {
  return audience === undefined ? breaks.length > 0 : breaks.includes(audience);
}

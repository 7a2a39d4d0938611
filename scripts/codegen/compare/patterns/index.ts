import { acceptsEmpty, after, bordersOf, type Expression } from './expression.js';
import { parsePattern } from './parse.js';

export type PatternChange = 'same' | 'narrowed' | 'widened' | 'changed';

/** Returns how the set of strings that a pattern accepts has changed. An absent pattern accepts every string. */
export function comparePatterns(
  before: string | undefined,
  now: string | undefined,
): PatternChange {
  if (before === now) return 'same';
  if (before === undefined) return 'narrowed';
  if (now === undefined) return 'widened';
  const [old, other] = [parsePattern(before), parsePattern(now)];
  if (old === undefined || other === undefined) return 'changed';
  const isWider = accepts(other, old);
  const isNarrower = accepts(old, other);
  if (isWider && isNarrower) return 'same';
  if (isWider) return 'widened';
  return isNarrower ? 'narrowed' : 'changed';
}

/** The limit of a comparison. The patterns of contracts need some hundred pairs. */
const mostPairs = 5_000;

/** Returns true if an expression accepts every string of another one; false if unknown. */
function accepts(outer: Expression, inner: Expression): boolean {
  // Both expressions treat all code points between two borders alike.
  const codes = [...new Set([0, ...bordersOf(outer), ...bordersOf(inner)])];
  const waiting: [Expression, Expression][] = [[outer, inner]];
  const seen = new Set<string>();
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [wide, narrow] = pair;
    if (narrow.kind === 'nothing') continue;
    if (acceptsEmpty(narrow) && !acceptsEmpty(wide)) return false;
    const key = `${wide.text}\n${narrow.text}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > mostPairs) return false;
    for (const code of codes) waiting.push([after(wide, code), after(narrow, code)]);
  }
  return true;
}

import { componentName, isRecord, listAt } from '../../model/document.js';
import { changedFrom } from '../difference.js';
import type { RuleName } from '../rules.js';
import { compareAnnotations } from './annotations.js';
import type { CompareInner, Comparison, Direction } from './comparison.js';
import { shifts } from './keywords.js';
import { compareMembers } from './members.js';
import { type SchemaView, viewSchema } from './schema-view.js';
import type { Aspect, Shift } from './shift.js';

type Verdicts = Readonly<Record<Aspect, Readonly<Record<Shift['kind'], RuleName>>>>;

/** Requests may only widen, replies may only narrow. */
const verdicts: Readonly<Record<Direction, Verdicts>> = {
  request: {
    type: pick('request-type-changed', 'request-type-widened', 'request-type-changed'),
    enum: pick('request-enum-value-removed', 'request-enum-value-added', 'request-rule-changed'),
    bound: pick('request-bound-narrowed', 'request-bound-widened', 'request-rule-changed'),
    format: pick('request-format-changed', 'request-format-removed', 'request-format-changed'),
    pattern: pick('request-pattern-changed', 'request-pattern-widened', 'request-pattern-changed'),
    branch: pick('request-branch-removed', 'request-branch-added', 'request-rule-changed'),
    rule: pick('request-rule-changed', 'request-rule-loosened', 'request-rule-changed'),
  },
  reply: {
    type: pick('reply-type-narrowed', 'reply-type-changed', 'reply-type-changed'),
    enum: pick('reply-enum-value-removed', 'reply-enum-value-added', 'reply-rule-changed'),
    bound: pick('reply-bound-narrowed', 'reply-bound-widened', 'reply-rule-changed'),
    format: pick('reply-format-added', 'reply-format-changed', 'reply-format-changed'),
    pattern: pick('reply-pattern-narrowed', 'reply-pattern-changed', 'reply-pattern-changed'),
    branch: pick('reply-branch-removed', 'reply-branch-added', 'reply-rule-changed'),
    rule: pick('reply-rule-tightened', 'reply-rule-changed', 'reply-rule-changed'),
  },
};

function pick(
  narrowed: RuleName,
  widened: RuleName,
  changed: RuleName,
): Readonly<Record<Shift['kind'], RuleName>> {
  return { narrowed, widened, changed };
}

/** Compares two schemas and everything inside them. */
export function compareSchemas(
  comparison: Comparison,
  place: string,
  before: unknown,
  after: unknown,
  seen: ReadonlySet<string> = new Set(),
): void {
  const { documents, direction } = comparison;
  const old = viewSchema(documents.before, before);
  const now = viewSchema(documents.after, after);
  // The closed list of codes is compared once for the whole contract, not in every error reply.
  if (old.name === 'ErrorCode' && now.name === 'ErrorCode') return;
  const pair = pairOf(direction, old, now);
  if (pair !== undefined && seen.has(pair)) return;
  if (pair !== undefined) documents.pairs.add(pair);
  const inside = pair === undefined ? seen : new Set([...seen, pair]);

  reportShifts(comparison, place, shifts(old, now));
  compareAnnotations(comparison, place, old, now);
  const compareInner = (at: string, one: unknown, other: unknown): void =>
    compareSchemas(comparison, at, one, other, inside);
  compareMembers(comparison, place, old, now, compareInner);
  compareBranches(comparison, place, [old.branches, now.branches], 'widened', compareInner);
  const all = [listAt(old.schema, 'allOf'), listAt(now.schema, 'allOf')] as const;
  compareBranches(comparison, place, all, 'narrowed', compareInner);
  if (holdsArrays(old) && holdsArrays(now)) {
    compareInner(`${place}[]`, old.schema['items'] ?? {}, now.schema['items'] ?? {});
  }
}

function reportShifts(
  { direction, report }: Comparison,
  place: string,
  found: readonly Shift[],
): void {
  for (const { aspect, kind, difference, spared = [], sparedInReply = [] } of found) {
    const more = direction === 'reply' ? sparedInReply : [];
    report(place, verdicts[direction][aspect][kind], difference, [...spared, ...more]);
  }
}

function pairOf(direction: Direction, old: SchemaView, now: SchemaView): string | undefined {
  if (old.name === undefined || now.name === undefined) return undefined;
  return `${direction} ${old.name} ${now.name}`;
}

const holdsArrays = ({ types, schema }: SchemaView): boolean =>
  types?.has('array') ?? schema['items'] !== undefined;

/** A branch is known by the name of its component, else by its text. */
const keyOf = (branch: unknown): string => componentName(branch) ?? JSON.stringify(branch);

/** @param more  what an additional branch does: an alternative widens, a further condition narrows */
function compareBranches(
  { direction, report }: Comparison,
  place: string,
  [before, after]: readonly [readonly unknown[], readonly unknown[]],
  more: 'widened' | 'narrowed',
  compareInner: CompareInner,
): void {
  const known = new Set(before.map(keyOf));
  const kept = new Set(after.map(keyOf));
  const lost = before.filter((branch) => !kept.has(keyOf(branch)));
  const gained = after.filter((branch) => !known.has(keyOf(branch)));
  before.forEach((branch, index) => {
    const other = lost.includes(branch)
      ? gained[lost.indexOf(branch)]
      : after.find((one) => keyOf(one) === keyOf(branch));
    if (other !== undefined) compareInner(`${place}(${index + 1})`, branch, other);
  });
  if (lost.length === gained.length) return;
  const less = more === 'widened' ? 'narrowed' : 'widened';
  // No alternatives at all means no restriction, so the first ones narrow.
  const isFromOrToNone = before.length === 0 || after.length === 0;
  const hasMore = gained.length > lost.length;
  const kind = hasMore !== (isFromOrToNone && more === 'widened') ? more : less;
  const branches = (count: number): string => `${count} branches`;
  const difference = changedFrom(branches(before.length), String(after.length));
  const isUntyped = more === 'narrowed' && [...lost, ...gained].every(isRequirement);
  report(place, verdicts[direction].branch[kind], difference, isUntyped ? ['sdk'] : []);
}

/** A condition that only names members which must be there. The types of the client leave it out. */
function isRequirement(branch: unknown): boolean {
  return isRecord(branch) && branch['required'] !== undefined && branch['type'] === undefined;
}

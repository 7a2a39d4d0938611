import { discriminatedBy } from '../../model/combinations.js';
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

/** Requests may only become wider, replies only narrower. */
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

/** Compares two schemas with all their parts. */
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
  compareBranches(comparison, place, alternativesIn(comparison, old, now), compareInner);
  compareBranches(comparison, place, conditionsIn(old, now), compareInner);
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

/** A branch is identified by the name of its component, or else by its text. */
const keyOf = (branch: unknown): string => componentName(branch) ?? JSON.stringify(branch);

/** Alternatives, or conditions that hold together, before and after a change. */
interface Branches {
  readonly before: readonly unknown[];
  readonly after: readonly unknown[];
  /** The effect of an additional branch. An alternative widens, a further condition narrows. */
  readonly more: 'widened' | 'narrowed';
  /** Returns the branch that a value now chooses instead of an earlier one. */
  readonly successorOf?: (branch: unknown) => unknown;
}

function alternativesIn(
  { documents }: Comparison,
  { schema, branches: before }: SchemaView,
  now: SchemaView,
): Branches {
  const known = discriminatedBy(documents.before, schema)?.branches;
  const chosen = discriminatedBy(documents.after, now.schema)?.branches;
  // A value of a discriminator chooses a schema by neither its name nor its position.
  const successorOf = (branch: unknown): unknown => {
    const values = [...(known?.keys() ?? [])].filter((value) => known?.get(value) === branch);
    return values.map((value) => chosen?.get(value)).find((one) => one !== undefined);
  };
  return { before, after: now.branches, more: 'widened', successorOf };
}

function conditionsIn(old: SchemaView, now: SchemaView): Branches {
  return {
    before: listAt(old.schema, 'allOf'),
    after: listAt(now.schema, 'allOf'),
    more: 'narrowed',
  };
}

function compareBranches(
  { direction, report }: Comparison,
  place: string,
  { before, after, more, successorOf }: Branches,
  compareInner: CompareInner,
): void {
  const known = new Set(before.map(keyOf));
  const kept = new Set(after.map(keyOf));
  const lost = before.filter((branch) => !kept.has(keyOf(branch)));
  const gained = after.filter((branch) => !known.has(keyOf(branch)));
  before.forEach((branch, index) => {
    const successor = gained.find((one) => one === successorOf?.(branch));
    const other = lost.includes(branch)
      ? (successor ?? gained[lost.indexOf(branch)])
      : after.find((one) => keyOf(one) === keyOf(branch));
    if (other !== undefined) compareInner(`${place}(${index + 1})`, branch, other);
  });
  if (lost.length === gained.length) return;
  const less = more === 'widened' ? 'narrowed' : 'widened';
  // Without alternatives there is no restriction, so that the first ones narrow.
  const isFromOrToNone = before.length === 0 || after.length === 0;
  const hasMore = gained.length > lost.length;
  const kind = hasMore !== (isFromOrToNone && more === 'widened') ? more : less;
  const branches = (count: number): string => `${count} branches`;
  const difference = changedFrom(branches(before.length), String(after.length));
  const isUntyped = more === 'narrowed' && [...lost, ...gained].every(isRequirement);
  report(place, verdicts[direction].branch[kind], difference, isUntyped ? ['sdk'] : []);
}

/** A condition that only requires members. The types of the client ignore it. */
function isRequirement(branch: unknown): boolean {
  return isRecord(branch) && branch['required'] !== undefined && branch['type'] === undefined;
}

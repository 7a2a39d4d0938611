import { isRecord, listAt, recordAt, stringsAt } from '../model/document.js';
import type { ContractDocument } from '../model/model.js';
import { type Aspect, type Shift, shifts } from './keywords.js';
import type { RuleName } from './rules.js';
import { type SchemaView, viewSchema } from './schema-view.js';

type Direction = 'request' | 'reply';

export interface Documents {
  readonly before: ContractDocument;
  readonly after: ContractDocument;
}

/** Takes what was found at one place. */
export type Report = (place: string, rule: RuleName, detail: string) => void;

export interface Comparison {
  readonly documents: Documents;
  readonly direction: Direction;
  readonly report: Report;
}

type Verdicts = Readonly<Record<Aspect, Readonly<Record<Shift['kind'], RuleName>>>>;

/** Requests may only widen, replies may only narrow. */
const verdicts: Readonly<Record<Direction, Verdicts>> = {
  request: {
    type: pick('request-type-changed', 'request-type-widened', 'request-type-changed'),
    enum: pick('request-enum-value-removed', 'request-enum-value-added', 'request-rule-changed'),
    bound: pick('request-bound-narrowed', 'request-bound-widened', 'request-rule-changed'),
    format: pick('request-format-changed', 'request-format-removed', 'request-format-changed'),
    pattern: pick('request-pattern-changed', 'request-pattern-removed', 'request-pattern-changed'),
    branch: pick('request-branch-removed', 'request-branch-added', 'request-rule-changed'),
    rule: pick('request-rule-changed', 'request-rule-changed', 'request-rule-changed'),
  },
  reply: {
    type: pick('reply-type-narrowed', 'reply-type-changed', 'reply-type-changed'),
    enum: pick('reply-enum-value-removed', 'reply-enum-value-added', 'reply-rule-changed'),
    bound: pick('reply-bound-narrowed', 'reply-bound-widened', 'reply-rule-changed'),
    format: pick('reply-format-added', 'reply-format-changed', 'reply-format-changed'),
    pattern: pick('reply-pattern-added', 'reply-pattern-changed', 'reply-pattern-changed'),
    branch: pick('reply-branch-removed', 'reply-branch-added', 'reply-rule-changed'),
    rule: pick('reply-rule-changed', 'reply-rule-changed', 'reply-rule-changed'),
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
  const { documents } = comparison;
  const old = viewSchema(documents.before, before);
  const now = viewSchema(documents.after, after);
  // The closed list of codes is compared once for the whole contract, not in every error reply.
  if (old.name === 'ErrorCode' && now.name === 'ErrorCode') return;
  const pair = `${old.name ?? ''} ${now.name ?? ''}`;
  const isNamed = old.name !== undefined && now.name !== undefined;
  if (isNamed && seen.has(pair)) return;
  const inside = isNamed ? new Set([...seen, pair]) : seen;

  for (const { aspect, kind, detail } of shifts(old, now)) {
    comparison.report(place, verdicts[comparison.direction][aspect][kind], detail);
  }
  compareOpenEnum(comparison, place, old, now);
  compareDefaults(comparison, place, old, now);
  compareMoves(comparison, place, old, now);
  compareMembers(comparison, place, old, now, inside);
  compareBranches(comparison, place, old, now, inside);
  if (old.schema['items'] !== undefined && now.schema['items'] !== undefined) {
    compareSchemas(comparison, `${place}[]`, old.schema['items'], now.schema['items'], inside);
  }
}

function compareOpenEnum(
  { report }: Comparison,
  place: string,
  old: SchemaView,
  now: SchemaView,
): void {
  const change = (from: SchemaView, to: SchemaView): readonly string[] =>
    to.values === undefined && from.values === undefined
      ? [...from.known].filter((value) => !to.known.has(value))
      : [];
  for (const value of change(now, old)) report(place, 'known-value-added', `${value} is new`);
  for (const value of change(old, now)) report(place, 'known-value-removed', `${value} is gone`);
}

/** The moves of a state machine, each as `from to`. */
function movesOf({ schema }: SchemaView): readonly string[] {
  const states = recordAt(schema, 'x-states');
  return Object.keys(states).flatMap((from) =>
    stringsAt(states, from).map((to) => `${from} to ${to}`),
  );
}

function compareMoves(
  { report }: Comparison,
  place: string,
  old: SchemaView,
  now: SchemaView,
): void {
  const [before, after] = [movesOf(old), movesOf(now)];
  for (const move of before.filter((one) => !after.includes(one))) {
    report(place, 'move-removed', `${move} is gone`);
  }
  for (const move of after.filter((one) => !before.includes(one))) {
    report(place, 'move-added', `${move} is new`);
  }
}

function compareDefaults(
  { direction, report }: Comparison,
  place: string,
  old: SchemaView,
  now: SchemaView,
): void {
  const [before, after] = [old.schema['default'], now.schema['default']].map((value) =>
    value === undefined ? 'none' : JSON.stringify(value),
  );
  if (direction === 'request' && before !== after) {
    report(place, 'request-default-changed', `default ${before} is now ${after}`);
  }
}

function compareMembers(
  comparison: Comparison,
  place: string,
  old: SchemaView,
  now: SchemaView,
  seen: ReadonlySet<string>,
): void {
  const before = recordAt(old.schema, 'properties');
  const after = recordAt(now.schema, 'properties');
  const { direction, report } = comparison;
  for (const name of Object.keys(before)) {
    const at = `${place}.${name}`;
    if (Object.hasOwn(after, name)) {
      compareSchemas(comparison, at, before[name], after[name], seen);
      compareRequired(comparison, at, isRequired(old, name), isRequired(now, name));
    } else report(at, `${direction}-member-removed`, 'the member is gone');
  }
  for (const name of Object.keys(after).filter((one) => !Object.hasOwn(before, one))) {
    if (direction === 'request' && isRequired(now, name)) {
      report(`${place}.${name}`, 'request-member-added-required', 'new and required');
    } else report(`${place}.${name}`, `${direction}-member-added`, 'new');
  }
  compareOpenness(comparison, place, old, now, seen);
}

function isRequired({ schema }: SchemaView, name: string): boolean {
  return stringsAt(schema, 'required').includes(name);
}

function compareRequired(
  { direction, report }: Comparison,
  place: string,
  before: boolean,
  is: boolean,
): void {
  if (!before && is) report(place, `${direction}-member-required`, 'optional is now required');
  if (before && !is) report(place, `${direction}-member-optional`, 'required is now optional');
}

function compareOpenness(
  comparison: Comparison,
  place: string,
  old: SchemaView,
  now: SchemaView,
  seen: ReadonlySet<string>,
): void {
  const [before, after] = [old, now].map((view) => view.schema['additionalProperties'] ?? true);
  if (isRecord(before) && isRecord(after)) {
    compareSchemas(comparison, `${place}.*`, before, after, seen);
    return;
  }
  const openness = (value: unknown): number => (value === false ? 0 : isRecord(value) ? 1 : 2);
  const move = openness(after) - openness(before);
  const { direction, report } = comparison;
  if (move < 0) report(place, `${direction}-members-closed`, 'fewer other members are allowed');
  if (move > 0) report(place, `${direction}-members-opened`, 'more other members are allowed');
}

function compareBranches(
  comparison: Comparison,
  place: string,
  old: SchemaView,
  now: SchemaView,
  seen: ReadonlySet<string>,
): void {
  compareList(comparison, place, old.branches, now.branches, seen, 'widened');
  const all = [listAt(old.schema, 'allOf'), listAt(now.schema, 'allOf')] as const;
  compareList(comparison, place, all[0], all[1], seen, 'narrowed');
}

/** @param more  what an additional branch does: an alternative widens, a further condition narrows */
function compareList(
  comparison: Comparison,
  place: string,
  before: readonly unknown[],
  after: readonly unknown[],
  seen: ReadonlySet<string>,
  more: 'widened' | 'narrowed',
): void {
  const { direction, report } = comparison;
  if (before.length !== after.length) {
    const less = more === 'widened' ? 'narrowed' : 'widened';
    // No alternatives at all means no restriction, so the first ones narrow.
    const isFromOrToNone = before.length === 0 || after.length === 0;
    const hasMore = after.length > before.length;
    const kind = hasMore !== (isFromOrToNone && more === 'widened') ? more : less;
    report(
      place,
      verdicts[direction].branch[kind],
      `${before.length} branches are now ${after.length}`,
    );
    return;
  }
  before.forEach((branch, index) => {
    compareSchemas(comparison, `${place}(${index + 1})`, branch, after[index], seen);
  });
}

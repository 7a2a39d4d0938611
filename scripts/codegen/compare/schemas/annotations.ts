import { recordAt, stringsAt } from '../../model/document.js';
import { added, changedFrom, removed } from '../difference.js';
import type { Comparison } from './comparison.js';
import type { SchemaView } from './schema-view.js';

/** Compares the annotations of a schema: known values, suggestions, default, state machine and deprecation. */
export function compareAnnotations(
  comparison: Comparison,
  place: string,
  old: SchemaView,
  now: SchemaView,
): void {
  compareKnownValues(comparison, place, old, now);
  if (comparison.direction === 'request') {
    compareSuggestions(comparison, place, old, now);
    compareDefaults(comparison, place, old, now);
  }
  compareMoves(comparison, place, old, now);
  compareDeprecation(comparison, place, old, now);
}

type Compare = (comparison: Comparison, place: string, old: SchemaView, now: SchemaView) => void;

const compareKnownValues: Compare = ({ direction, report }, place, old, now) => {
  if (old.values !== undefined || now.values !== undefined) return;
  for (const value of now.known) {
    if (!old.known.has(value)) report(place, 'known-value-added', added(value));
  }
  for (const value of old.known) {
    if (!now.known.has(value)) report(place, `${direction}-known-value-removed`, removed(value));
  }
};

const compareSuggestions: Compare = ({ report }, place, old, now) => {
  const [before, after] = [old, now].map(({ schema }) => schema['x-sdk-suggests'] === true);
  if (before === after || old.values === undefined || now.values === undefined) return;
  if (before) report(place, 'suggestions-closed', changedFrom('any text', 'the enum'));
  else report(place, 'suggestions-opened', changedFrom('the enum', 'any text'));
};

const compareDefaults: Compare = ({ report }, place, old, now) => {
  const textOf = ({ schema }: SchemaView): string =>
    schema['default'] === undefined ? 'none' : JSON.stringify(schema['default']);
  const [before, after] = [textOf(old), textOf(now)];
  if (before === after) return;
  report(place, 'request-default-changed', changedFrom(before, after, 'default'));
};

/** Returns the transitions of a state machine as `from to`. */
function movesOf({ schema }: SchemaView): readonly string[] {
  const states = recordAt(schema, 'x-states');
  return Object.keys(states).flatMap((from) =>
    stringsAt(states, from).map((to) => `${from} to ${to}`),
  );
}

const compareMoves: Compare = ({ report }, place, old, now) => {
  const [before, after] = [movesOf(old), movesOf(now)];
  for (const move of before.filter((one) => !after.includes(one))) {
    report(place, 'move-removed', removed(move));
  }
  for (const move of after.filter((one) => !before.includes(one))) {
    report(place, 'move-added', added(move));
  }
};

const compareDeprecation: Compare = ({ report }, place, old, now) => {
  const [before, after] = [old, now].map(({ schema }) => schema['deprecated'] === true);
  if (before === after) return;
  const rule = after ? 'member-deprecated' : 'member-undeprecated';
  report(place, rule, changedFrom(String(before), String(after), 'deprecated'));
};

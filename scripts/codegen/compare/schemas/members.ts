import { isRecord, recordAt, stringsAt } from '../../model/document.js';
import {
  added,
  addedAsRequired,
  changedFrom,
  nowOptional,
  nowRequired,
  removed,
} from '../difference.js';
import type { CompareInner, Comparison } from './comparison.js';
import type { SchemaView } from './schema-view.js';

/** Compares the members of two objects, including other members. */
export function compareMembers(
  comparison: Comparison,
  place: string,
  old: SchemaView,
  now: SchemaView,
  compareInner: CompareInner,
): void {
  const before = recordAt(old.schema, 'properties');
  const after = recordAt(now.schema, 'properties');
  const { direction, report } = comparison;
  for (const name of Object.keys(before)) {
    const at = `${place}.${name}`;
    if (Object.hasOwn(after, name)) {
      compareInner(at, before[name], after[name]);
      compareRequired(comparison, at, isRequired(old, name), isRequired(now, name));
    } else report(at, `${direction}-member-removed`, removed('the member'));
  }
  for (const name of Object.keys(after).filter((one) => !Object.hasOwn(before, one))) {
    if (direction === 'request' && isRequired(now, name)) {
      report(`${place}.${name}`, 'request-member-added-required', addedAsRequired);
    } else report(`${place}.${name}`, `${direction}-member-added`, added());
  }
  compareOpenness(comparison, place, old, now, compareInner);
  compareIndex(comparison, place, old, now);
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
  if (!before && is) report(place, `${direction}-member-required`, nowRequired);
  if (before && !is) report(place, `${direction}-member-optional`, nowOptional);
}

/** Descriptions of the other members that an object may have. */
const opennessNames = ['no other members', 'other members of one kind', 'any other members'];

const openness = (extra: unknown): number => (extra === false ? 0 : isRecord(extra) ? 1 : 2);

const extraOf = ({ schema }: SchemaView): unknown => schema['additionalProperties'] ?? true;

function compareOpenness(
  { direction, report }: Comparison,
  place: string,
  old: SchemaView,
  now: SchemaView,
  compareInner: CompareInner,
): void {
  const [before, after] = [extraOf(old), extraOf(now)];
  if (isRecord(before) && isRecord(after)) {
    compareInner(`${place}.*`, before, after);
    return;
  }
  const move = openness(after) - openness(before);
  if (move === 0) return;
  const [from, to] = [before, after].map((extra) => opennessNames[openness(extra)] ?? '');
  const rule = move < 0 ? 'members-closed' : 'members-opened';
  report(place, `${direction}-${rule}`, changedFrom(from ?? '', to ?? ''));
}

/** The index signature of an object in the types of the client: none, one type, or any type. */
function indexOf(view: SchemaView): 'none' | 'typed' | 'any' {
  const extra = extraOf(view);
  if (isRecord(extra)) return 'typed';
  const hasMembers = Object.keys(recordAt(view.schema, 'properties')).length > 0;
  return extra === false || hasMembers ? 'none' : 'any';
}

const isObject = ({ types }: SchemaView): boolean => types?.has('object') === true;

function compareIndex(
  { direction, report }: Comparison,
  place: string,
  old: SchemaView,
  now: SchemaView,
): void {
  if (!isObject(old) || !isObject(now)) return;
  const [before, after] = [indexOf(old), indexOf(now)];
  if (before === after || before === 'none') return;
  // A reply may change from any values to values of one type, and a request from one type to any.
  const isWithin = direction === 'reply' ? after === 'typed' : after === 'any';
  if (isWithin) return;
  const names = {
    none: 'no members of any name',
    typed: 'members of one type',
    any: 'any members',
  };
  report(place, 'client-index-changed', changedFrom(names[before], names[after]));
}

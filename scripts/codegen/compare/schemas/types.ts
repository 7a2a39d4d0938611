import type { Audience } from '../audiences.js';
import { changedFrom } from '../difference.js';
import type { SchemaView } from './schema-view.js';
import type { Shift } from './shift.js';

/** Undefined: any type. */
type Types = ReadonlySet<string> | undefined;

export function typeShift(before: SchemaView, after: SchemaView): readonly Shift[] {
  const isWider = covers(after.types, before.types);
  const isNarrower = covers(before.types, after.types);
  if (isWider && isNarrower) return [];
  return [
    {
      aspect: 'type',
      kind: isWider ? 'widened' : isNarrower ? 'narrowed' : 'changed',
      difference: changedFrom(typeText(before.types), typeText(after.types), 'type'),
      spared: isSameForClients(before.types, after.types) ? sdk : [],
      sparedInReply: isNarrower && losesNullOnly(before.types, after.types) ? sdk : [],
    },
  ];
}

const sdk: readonly Audience[] = ['sdk'];

function covers(outer: Types, inner: Types): boolean {
  if (outer === undefined) return true;
  if (inner === undefined) return false;
  return [...inner].every((type) => outer.has(type) || (type === 'integer' && outer.has('number')));
}

const typeText = (types: Types): string => (types === undefined ? 'any' : [...types].join(' or '));

/** TypeScript has only one type of number. */
function isSameForClients(before: Types, after: Types): boolean {
  const names = (types: Types): string =>
    types === undefined
      ? 'any'
      : [...new Set([...types].map((type) => (type === 'integer' ? 'number' : type)))]
          .sort()
          .join();
  return names(before) === names(after);
}

/** Code may still compare with null, or inspect values of any type, although they no longer occur. */
function losesNullOnly(before: Types, after: Types): boolean {
  if (before === undefined) return true;
  return [...before].every((type) => type === 'null' || covers(after, new Set([type])));
}

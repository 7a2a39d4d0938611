import { alternativesOf, mergedObject } from './combinations.js';
import { isRecord, type JsonRecord, recordAt, resolveSchema, stringsAt } from './document.js';
import type { ContractDocument } from './model.js';

/** The members of a body on one level. */
export interface FlatBody {
  readonly properties: JsonRecord;
  readonly required: readonly string[];
}

/** Merges the alternatives of a member: constants become one enum, other schemas alternatives. */
function eitherOf(schemas: readonly unknown[]): unknown {
  const distinct = [...new Map(schemas.map((one) => [JSON.stringify(one), one])).values()];
  const [only] = distinct;
  if (distinct.length === 1) return only;
  const isConstant = distinct.every((one) => isRecord(one) && Object.hasOwn(one, 'const'));
  if (!isConstant) return { anyOf: distinct };
  return { type: 'string', enum: distinct.map((one) => recordAt({ one }, 'one')['const']) };
}

/**
 * Returns the members of a body, with those of all its alternatives. The API checks their combination.
 */
export function flatBody(document: ContractDocument, schema: unknown): FlatBody {
  const whole = mergedObject(document, resolveSchema(document, schema));
  const own = { properties: recordAt(whole, 'properties'), required: stringsAt(whole, 'required') };
  const alternatives = alternativesOf(whole);
  if (alternatives.length === 0 || isRecord(whole['properties'])) return own;
  const bodies = alternatives.map((branch) => flatBody(document, branch));
  const names = new Set(bodies.flatMap(({ properties }) => Object.keys(properties)));
  const schemasOf = (name: string): readonly unknown[] =>
    bodies.map(({ properties }) => properties[name]).filter((one) => one !== undefined);
  return {
    properties: Object.fromEntries([...names].map((name) => [name, eitherOf(schemasOf(name))])),
    required: [...names].filter((name) => bodies.every(({ required }) => required.includes(name))),
  };
}

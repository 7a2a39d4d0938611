import type { Schema } from '../model/model.js';
import { constraints, deprecation, describe, docComment } from './docs.js';

/**
 * The sender of a value determines its type: arrays of a caller may be readonly, and its members undefined.
 */
export interface Side {
  readonly isSent: boolean;
  readonly isReceived: boolean;
}

export const sent: Side = { isSent: true, isReceived: false };
export const received: Side = { isSent: false, isReceived: true };

export const isSchema = (value: unknown): value is Schema =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const schemaList = (value: unknown): readonly Schema[] =>
  Array.isArray(value) ? value.filter(isSchema) : [];

export const schemaMap = (value: unknown): readonly (readonly [string, Schema])[] =>
  isSchema(value)
    ? Object.entries(value).filter((entry): entry is [string, Schema] => isSchema(entry[1]))
    : [];

const literals = (values: unknown): string =>
  (Array.isArray(values) ? values : []).map((value) => JSON.stringify(value)).join(' | ');

export const pascal = (name: string): string =>
  name.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Returns `Product` for `#/components/schemas/Product`. */
export function refName(schema: Schema): string | undefined {
  const ref = schema['$ref'];
  return typeof ref === 'string' ? ref.split('/').at(-1) : undefined;
}

export const memberName = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);

const grouped = (type: string): string => (/[|&]/.test(type) ? `(${type})` : type);

function arrayType(schema: Schema, side: Side, indent: string): string {
  const items = isSchema(schema['items']) ? schema['items'] : {};
  const element = grouped(schemaType(items, side, indent));
  return side.isReceived ? `${element}[]` : `readonly ${element}[]`;
}

function objectType(schema: Schema, side: Side, indent: string): string {
  const properties = schemaMap(schema['properties']);
  const extra = schema['additionalProperties'];
  const inner = `${indent}  `;
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const members = properties.map(([name, property]) =>
    member({ name, schema: property, isRequired: required.includes(name) }, side, inner),
  );
  if (isSchema(extra)) members.push(`${inner}[name: string]: ${schemaType(extra, side, inner)};\n`);
  if (members.length > 0) return `{\n${members.join('')}${indent}}`;
  if (extra === false) return 'Record<string, never>';
  // An interface is not assignable to a Record, which callers use as the type of their bodies.
  return side.isReceived ? 'Record<string, unknown>' : 'object';
}

interface Member {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
  readonly type?: string;
  readonly notes?: readonly string[];
}

/** Returns a member of an interface with its docs. */
export function member(of: Member, side: Side, indent: string): string {
  const { schema } = of;
  const notes = [...(of.notes ?? []), deprecation(schema)];
  const docs = docComment([describe(schema), constraints(schema), ...notes], indent);
  const type = of.type ?? schemaType(schema, side, indent);
  const mark = of.isRequired ? '' : '?';
  const absent = side.isSent && !of.isRequired ? ' | undefined' : '';
  return `${docs}${indent}${memberName(of.name)}${mark}: ${type}${absent};\n`;
}

function plainType(name: unknown, schema: Schema, side: Side, indent: string): string {
  if (name === 'array') return arrayType(schema, side, indent);
  if (name === 'object') return objectType(schema, side, indent);
  if (name === 'integer' || name === 'number') return 'number';
  if (name === 'string') return schema['format'] === 'binary' ? 'UploadFile' : 'string';
  return name === 'boolean' || name === 'null' ? name : 'unknown';
}

/** This type accepts any string and keeps the suggestions of its literals. */
const suggesting = (type: string): string => `${type} | (string & {})`;

/** Returns the type of known values to which others may be added. */
const openEnum = (schema: Schema): string => suggesting(literals(schema['x-extensible-enum']));

/** Returns true for a part that only requires members, such as `{ required: [email] }`. */
const isRequirement = (part: Schema): boolean =>
  Array.isArray(part['required']) && refName(part) === undefined && part['type'] === undefined;

/** Returns "exactly one of" or "at least one of" as a union of the required members of each alternative. */
function requirementUnion(
  schema: Schema,
  parts: readonly Schema[],
  side: Side,
  indent: string,
): string {
  const types = new Map(schemaMap(schema['properties']));
  const demanded = parts.map(
    (part) => new Set((part['required'] as readonly string[]).map(String)),
  );
  const all = new Set(demanded.flatMap((names) => [...names]));
  const alternatives = demanded.map((names) => {
    const own = [...names].map(
      (name) => `${memberName(name)}: ${schemaType(types.get(name) ?? {}, side, indent)}`,
    );
    const others = [...all].filter((name) => !names.has(name) && schema['oneOf'] !== undefined);
    return `{ ${[...own, ...others.map((name) => `${memberName(name)}?: undefined`)].join('; ')} }`;
  });
  return alternatives.join(' | ');
}

export function combined(schema: Schema, side: Side, indent: string): string | undefined {
  const choices = schemaList(schema['oneOf'] ?? schema['anyOf']);
  const type = (part: Schema) => grouped(schemaType(part, side, indent));
  const isNarrowed = choices.length > 0 && choices.every(isRequirement);
  const union = isNarrowed
    ? requirementUnion(schema, choices, side, indent)
    : choices.map(type).join(' | ');
  const all = schemaList(schema['allOf'])
    .filter((part) => !isRequirement(part))
    .map(type);
  const own = schema['properties'] ? [objectType(schema, side, indent)] : [];
  if (!union && all.length === 0) return undefined;
  if (own.length + all.length === 0) return union;
  return [...own, ...all, ...(union ? [grouped(union)] : [])].join(' & ');
}

/** Returns the TypeScript type of a JSON Schema. */
export function schemaType(schema: Schema, side: Side, indent = ''): string {
  const { 'x-sdk-suggests': isSuggested, ...strict } = schema;
  return isSuggested === true
    ? suggesting(strictType(strict, side, indent))
    : strictType(schema, side, indent);
}

function strictType(schema: Schema, side: Side, indent: string): string {
  const name = refName(schema);
  if (name !== undefined) return pascal(name);
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  if (schema['enum'] !== undefined) return literals(schema['enum']);
  if (schema['x-extensible-enum'] !== undefined) {
    const isNullable = Array.isArray(schema['type']) && schema['type'].includes('null');
    return openEnum(schema) + (isNullable ? ' | null' : '');
  }
  const union = combined(schema, side, indent);
  if (union !== undefined) return union;
  const implied = schema['properties'] ? 'object' : undefined;
  const types = Array.isArray(schema['type']) ? schema['type'] : [schema['type'] ?? implied];
  return types.map((type) => plainType(type, schema, side, indent)).join(' | ');
}

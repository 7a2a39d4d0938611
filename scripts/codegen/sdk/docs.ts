import type { Schema } from '../model/model.js';

/** Returns a doc comment; an empty text without content. */
export function docComment(paragraphs: readonly string[], indent = ''): string {
  const nonEmpty = paragraphs.map((paragraph) => paragraph.trim()).filter(Boolean);
  if (nonEmpty.length === 0) return '';
  const lines = nonEmpty.join('\n\n').replaceAll('*/', '*\\/').split('\n');
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  const body = lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n');
  return `${indent}/**\n${body}\n${indent} */\n`;
}

const formats: Readonly<Record<string, string>> = {
  byte: 'Bytes as Base64.',
  date: 'A day, `YYYY-MM-DD`.',
  'date-time': 'An instant, RFC 3339.',
  email: 'An e-mail address.',
  uri: 'A URL.',
};

/** Bounds that no caller reaches are left out. */
const isFelt = (bound: unknown): boolean => Math.abs(Number(bound)) < Number.MAX_SAFE_INTEGER;

function range(low: unknown, limit: unknown, unit: string): string[] {
  const high = isFelt(limit) ? limit : undefined;
  if (low !== undefined && low === high) return [`Exactly ${low}${unit}.`];
  if (low !== undefined && high !== undefined) return [`${low} to ${high}${unit}.`];
  if (low !== undefined) return [`At least ${low}${unit}.`];
  return high === undefined ? [] : [`At most ${high}${unit}.`];
}

const one = (value: unknown, say: (value: unknown) => string): string[] =>
  value === undefined ? [] : [say(value)];

/**
 * Returns the facts about a value that its type cannot express: format, bounds, decimals, default.
 */
export function constraints(schema: Schema): string {
  const isListed = schema['enum'] !== undefined || schema['const'] !== undefined;
  const bounds = isListed
    ? []
    : [
        ...range(schema['minLength'], schema['maxLength'], ' characters'),
        ...range(schema['minimum'], schema['maximum'], ''),
        ...one(schema['exclusiveMinimum'], (bound) => `More than ${bound}.`),
        ...one(schema['exclusiveMaximum'], (bound) => `Less than ${bound}.`),
      ];
  return [
    ...one(formats[String(schema['format'])], String),
    ...bounds,
    ...range(schema['minItems'], schema['maxItems'], ' items'),
    ...one(schema['x-decimals'], (count) => `At most ${count} decimals.`),
    ...one(schema['default'], (value) => `Default \`${JSON.stringify(value)}\`.`),
  ].join(' ');
}

export const describe = (schema: Schema): string =>
  typeof schema['description'] === 'string' ? schema['description'] : '';

/** Returns the tag for deprecated members. */
export const deprecation = (schema: Schema): string =>
  schema['deprecated'] === true ? '@deprecated' : '';

import { isRecord, isString, recordAt } from '../../codegen/model/document.js';
import { adviceFor, nearest } from '../nearest.js';
import { typeWords } from '../value-faults.js';

/** A problem of a file, as Redocly tells it. */
export interface Problem {
  readonly message: string;
  /** The last key of the place. */
  readonly key: string;
  /** The value at the place. */
  readonly value: unknown;
  /** The objects around the place, the nearest first. */
  readonly around: readonly unknown[];
  /** The names that exist in the place of a misspelt one, the nearest first. */
  readonly suggest: readonly string[];
}

/** Names of types in other languages, each with what a schema has instead. */
const otherTypes: Readonly<Record<string, string>> = {
  date: 'type: string with format: date',
  datetime: 'type: string with format: date-time',
  'date-time': 'type: string with format: date-time',
  file: 'type: string, format: binary',
  uuid: 'type: string with format: uuid',
  email: 'type: string with format: email',
  decimal: 'type: number with x-decimals',
  money: 'type: number with x-decimals',
  float: 'type: number',
  double: 'type: number',
  int: 'type: integer',
  long: 'type: integer',
  bool: 'type: boolean',
  text: 'type: string',
  str: 'type: string',
  list: 'type: array',
  enum: 'type: string beside enum',
  map: 'type: object',
  dict: 'type: object',
};

/** Keywords that authors give a value of another type, each with an example. */
const samples: Readonly<Record<string, string>> = {
  required: 'in a schema it lists the required members, as in required: [id, name]',
  enum: 'as in enum: [draft, issued]',
  tags: 'as in tags: [Products]',
  examples: 'as in examples: [VALUE], or example: VALUE',
  exclusiveMinimum: 'write exclusiveMinimum: 0 in place of minimum: 0',
  exclusiveMaximum: 'write exclusiveMaximum: 9 in place of maximum: 9',
  parameters: 'begin each parameter with "- "',
  security: 'as in security: [{ apiKeyAuth: [] }]',
  properties: 'write NAME: SCHEMA for each member',
  items: 'write one schema, as in items: { type: boolean }',
  'examples object': 'as in examples: { usual: { value: VALUE } }',
  discriminator: 'as in discriminator: { propertyName: kind }',
};

function typeText({ key, value }: Problem, type = ''): string {
  const found = value === null || value === undefined ? 'nothing' : kindOf(value);
  const isQuoted = isString(value) && value.trim() !== '' && ['number', 'integer'].includes(type);
  const isNumber = isQuoted && Number.isFinite(Number(value));
  const sample = samples[`${key} ${type}`] ?? samples[key];
  const absent = found === 'nothing' ? 'write it, or remove its name' : undefined;
  const advice = sample ?? absent ?? (isNumber ? `write ${value} without quotes` : undefined);
  return `must be ${typeWords[type] ?? type}, found ${found}${advice === undefined ? '' : `: ${advice}`}`;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return isRecord(value) ? 'an object' : JSON.stringify(value);
}

function valuesText({ key, value, suggest }: Problem, list = ''): string {
  const names = [...list.matchAll(/"([^"]*)"/g)].map(([, name]) => name ?? '');
  const other = key === 'type' && isString(value) ? otherTypes[value.toLowerCase()] : undefined;
  const advice = adviceFor(String(value), suggest, `it is one of ${names.join(', ')}`);
  const told = other === undefined ? advice : `write ${other}`;
  return `${key} has no value ${kindOf(value)}: ${told}`;
}

function undefinedMember({ around }: Problem, member = ''): string {
  const properties = Object.keys(recordAt(around[1], 'properties'));
  const otherwise = 'add it to properties, or remove it from required';
  const advice = adviceFor(member, properties, otherwise);
  return `required names ${member}, which properties does not have: ${advice}`;
}

function unknownMember({ suggest, value }: Problem, member = ''): string {
  if (member === '$ref' && value === null)
    return "the reference is empty: write $ref: '#/schemas/NAME'";
  return `nothing reads ${member} here: ${adviceFor(member, suggest, 'remove it, or correct its name')}`;
}

type Text = (problem: Problem, ...groups: string[]) => string;

/** Messages of Redocly that do not say what to write, each with ours. */
const texts: readonly (readonly [RegExp, Text])[] = [
  [/^Property `(.+)` is not expected here\.$/, unknownMember],
  [
    /^Property `(.+)` is not expected here because it is defined alongside `\$ref`\.$/,
    (_, member) =>
      `${member} stands beside $ref, which replaces the whole object: remove ${member}, or write the object in place of $ref`,
  ],
  [/^Expected type `\w+` \((\w+)\) but got/, typeText],
  [/^Expected type `(\w+)` but got/, typeText],
  [/^The field `(.+)` must be present on this level\.$/, (_, member) => `${member} is missing`],
  [/^The field `(.+)` is not allowed here\.$/, (_, member) => `${member} does not belong here`],
  [
    /^Must contain at least one of the following fields: schema, content\.$/,
    () => 'schema is missing: write schema: SCHEMA',
  ],
  [/^`.+` can be one of the following only: (.+)\.$/, valuesText],
  [/^Required property '(.+)' is not defined\.$/, undefinedMember],
  [
    /^Duplicated enum value found: '(.*)'\.$/,
    (_, value) => `enum holds ${value} twice: remove one`,
  ],
  [
    /^(?:All values of `enum` field|The `const` value) must be of the same type as the `type` field: expected "(.+)" but/,
    ({ value }, types) =>
      `the type is ${types?.replaceAll('"', '')}, and this value is ${kindOf(value)}: ${types === 'string' ? `put it in quotes, '${String(value)}', ` : 'correct the value, '}or change type`,
  ],
  [
    /^Schema type mismatch: 'object' type should not contain 'items' field\.$/,
    () => 'an object has no items: write type: array, or properties in place of items',
  ],
  [
    /^Schema type mismatch: 'array' type should not contain 'properties' field\.$/,
    () => 'an array has no properties: move them into items, or write type: object',
  ],
  [
    /^Schema in `(\w+)` is empty, so it matches any value\.$/,
    (_, keyword) => `an alternative of ${keyword} is empty and allows any value: give it a type`,
  ],
  [
    /^Schema in `(\w+)` duplicates the schema at position (\d+)\.$/,
    (_, keyword, position) =>
      `${keyword} holds the schema of position ${position} again: remove one`,
  ],
  [
    /Repeats of `in:(.+)` \+ `name:(.+)`\.$/,
    (_, place, name) => `parameter ${name} in ${place} stands here twice: remove one`,
  ],
  [
    /^There is no `(.+)` security scheme defined\.$/,
    (_, name) =>
      `no security scheme has the name ${name}: write one of components.securitySchemes of openapi.yaml, or remove security, since the document has it for all operations`,
  ],
  [
    /^Example object can have either `value` or `externalValue` fields\.$/,
    () => 'an example has value or externalValue, not both: remove externalValue',
  ],
  [
    /^Markdown descriptions must not contain (.+)\.$/,
    (_, part) => `a description is Markdown without ${part}: remove them`,
  ],
  [/ should not have a trailing slash\.$/, () => 'ends with a slash: remove the slash'],
  [
    /^(.+) object should contain `(.+)` field\.$/,
    (_, owner, member) => `${owner} has no ${member}: add ${member}`,
  ],
  [
    /^License object should contain one of the fields/,
    () => 'license has no identifier: add the SPDX identifier, as in identifier: MIT, or a url',
  ],
  [
    /^The value of the (\w+) field must be greater than or equal to (\d+)$/,
    ({ value }, key, least) => `${key} must be at least ${least}, found ${String(value)}`,
  ],
  [/^Servers must be present\.$/, () => 'servers is missing: write servers: [{ url: / }]'],
  [/^Servers must be a non-empty array\.$/, () => 'servers is empty: write servers: [{ url: / }]'],
  [/^Duplicate tag name found: '(.+)'\.$/, (_, name) => `tags holds ${name} twice: remove one`],
  [
    /^(Security scheme|Component): "(.+)" is never used\.$/,
    (_, kind, name) => `${kind} ${name} is never used: remove it`,
  ],
];

/** Returns what is wrong and how to correct it. */
export function structureText(problem: Problem): string {
  for (const [pattern, text] of texts) {
    const match = pattern.exec(problem.message);
    if (match !== null) return text(problem, ...match.slice(1));
  }
  const [meant] = problem.suggest;
  return meant === undefined ? problem.message : `${problem.message} Did you mean ${meant}?`;
}

/** Returns the member that a problem is about: the misspelt one as it should be, or else the last key of its place. */
export function memberOf({ message, key, suggest }: Problem): string {
  const missing = /^The field `(.+)` must be present/.exec(message)?.[1];
  const isMisspelt = message.includes('is not expected here.');
  return missing ?? (isMisspelt ? (nearest(key, suggest) ?? key) : key);
}

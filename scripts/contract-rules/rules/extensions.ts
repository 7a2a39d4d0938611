import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { corePermissions, coreScopes } from '../../../src/kernel/core-permissions.js';
import { declarationsKey, declaredPermissions } from '../../codegen/bundle/declarations.js';
import { rateLimits } from '../../codegen/model/build-model.js';
import { isRecord, isString, type JsonRecord } from '../../codegen/model/document.js';
import type { ContractDocument } from '../../codegen/model/model.js';
import { adviceFor, nearest } from '../nearest.js';
import type { Finding, LintRule } from '../rule.js';
import { operationSites, schemaSites } from '../sites.js';
import { valueText, withoutMisspelt } from '../value-faults.js';
import { isPathMember } from './paths.js';

const name = {
  type: 'string',
  pattern: '^[a-z][a-zA-Z0-9]*$',
  description: 'a name in camelCase, as in listItems',
};

/** Extensions of an operation, each with the schema of its value. */
const ofOperations: Readonly<Record<string, JsonRecord>> = {
  'x-permission': {
    type: 'string',
    pattern: '^(public|authenticated|[a-z-]+:[a-z-]+)$',
    description: 'MODULE:ACTION, authenticated or public',
  },
  'x-rate-limit': { enum: rateLimits },
  'x-idempotent': { enum: ['key', 'natural', 'none'] },
  'x-verbatim': { type: 'array', minItems: 1, items: { type: 'string' } },
  'x-pagination': { enum: ['page', 'cursor'] },
  'x-export': { const: true },
  'x-import': {
    type: 'string',
    pattern: '^[a-z]+(-[a-z]+)*$',
    description: 'a kind of record in the plural, as in tax-rates',
  },
  'x-report': { const: true },
  'x-sunset': {
    type: 'string',
    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
    description: 'a day, as in 2027-01-31',
  },
  'x-sdk': {
    type: 'object',
    additionalProperties: false,
    required: ['group', 'method'],
    properties: { group: name, method: name },
  },
  'x-errors': {
    type: 'array',
    uniqueItems: true,
    items: {
      type: 'string',
      pattern: '^[a-z]+(_[a-z]+)*$',
      description: 'a code in snake_case, as in not_found',
    },
  },
  'x-upload': {
    type: 'object',
    minProperties: 1,
    additionalProperties: {
      type: 'object',
      additionalProperties: false,
      required: ['maxBytes', 'mime'],
      properties: {
        maxBytes: { type: 'integer', minimum: 1, maximum: 1_073_741_824 },
        mime: {
          type: 'array',
          minItems: 1,
          items: {
            type: 'string',
            pattern: '^[a-z]+/[a-z0-9.+-]+$',
            description: 'a media type, as in image/png',
          },
        },
        required: { type: 'boolean' },
      },
    },
  },
};

/** Extensions of a schema. */
const ofSchemas: Readonly<Record<string, JsonRecord>> = {
  'x-open': { const: true },
  'x-sdk-suggests': { const: true },
  'x-decimals': { type: 'integer', minimum: 0, maximum: 12 },
  'x-extensible-enum': { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string' } },
  'x-status': {
    type: 'object',
    additionalProperties: { type: 'integer', minimum: 400, maximum: 599 },
  },
  'x-enumDescriptions': { type: 'object', additionalProperties: { type: 'string', minLength: 1 } },
  'x-states': {
    type: 'object',
    minProperties: 1,
    additionalProperties: { type: 'array', uniqueItems: true, items: { type: 'string' } },
  },
  'x-common-errors': { type: 'array', uniqueItems: true, items: { type: 'string' } },
};

const registered =
  "permissions in x-module of the module's file, or in src/kernel/core-permissions.ts";

/** The extensions that every operation needs, each with what to write. */
const required: Readonly<Record<string, string>> = {
  'x-permission': `write x-permission: MODULE:ACTION, as in products:read, which stands in ${registered}; or authenticated for every caller with credentials, or public`,
  'x-rate-limit': `write x-rate-limit: general, or another of ${rateLimits.join(', ')}`,
  'x-idempotent':
    'write x-idempotent: natural if a repeated request changes nothing more, key for a POST that creates, or none',
  'x-sdk':
    'write x-sdk: { group: GROUP, method: METHOD }, the name of the call in the client, as in { group: products, method: list }',
  'x-errors': 'write x-errors: [], with the codes that only this operation answers',
};

interface ExtensionSite {
  readonly place: string;
  readonly holder: JsonRecord;
  readonly known: Readonly<Record<string, JsonRecord>>;
}

function extensionSites(document: ContractDocument): readonly ExtensionSite[] {
  const operations = operationSites(document).map(({ place, operation }) => {
    return { place, holder: operation, known: ofOperations };
  });
  const schemas = schemaSites(document).map(({ place, schema }) => {
    return { place, holder: schema, known: ofSchemas };
  });
  return [...operations, ...schemas];
}

export const extensionsKnown: LintRule = {
  name: 'extensions-known',
  reason: 'A mistyped extension is silently ignored, and what it asked for does not happen.',
  check(document) {
    const components = { ...document.components, schemas: {} };
    const { [declarationsKey]: _, ...described } = document;
    const elsewhere = strays({ ...described, components, paths: knownParts(document) }, 'document');
    const misplaced = extensionSites(document).flatMap(({ place, holder, known }) =>
      Object.keys(holder)
        .filter((key) => key.startsWith('x-') && !Object.hasOwn(known, key))
        .map((key) => ({ place, message: unknownText(key, known) })),
    );
    return [...misplaced, ...elsewhere];
  },
};

/** Returns the paths without members that another rule refuses. */
const knownParts = ({ paths }: ContractDocument): JsonRecord =>
  Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.fromEntries(Object.entries(item).filter(([key]) => isPathMember(key))),
    ]),
  );

/** Extensions of other tools, with our equivalents. */
const instead: Readonly<Record<string, string>> = {
  'x-nullable': "add 'null' to type",
  'x-enum-varnames': 'use the values themselves',
};

/** The part of a contract that an extension belongs to, for an extension in another part. */
const homes: readonly (readonly [string, Readonly<Record<string, JsonRecord>>])[] = [
  ['an operation', ofOperations],
  ['a schema', ofSchemas],
];

function unknownText(key: string, known: Readonly<Record<string, JsonRecord>>): string {
  const home = homes.find(([, one]) => Object.hasOwn(one, key))?.[0];
  if (home !== undefined) return `${key} does nothing here: it belongs to ${home}`;
  const otherwise = instead[key] ?? 'contracts/README.md lists the extensions';
  const advice = adviceFor(key, Object.keys(known), otherwise);
  return `${key} is not an extension known here: ${advice}`;
}

const operationPlace = /\.(?:get|post|put|patch|delete)$/;

/** Refuses extensions of parts other than operations and schemas. */
function strays(value: unknown, place: string): readonly Finding[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => strays(item, `${place}[${at}]`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (isOwnGround(key)) return [];
    if (!key.startsWith('x-')) return strays(inner, `${place}.${key}`);
    const message = unknownText(key, { ...ofOperations, ...ofSchemas });
    return operationPlace.test(place) ? [] : [{ place, message }];
  });
}

/** Schemas have their own extensions. Examples and header names are data. */
const isOwnGround = (key: string): boolean =>
  ['schema', 'example', 'examples', 'headers'].includes(key);

const granted: ReadonlySet<unknown> = new Set([
  'public',
  'authenticated',
  // Only the capture link of a session has this permission.
  'sessions:capture',
  ...corePermissions,
  ...coreScopes,
]);

export const permissionsGranted: LintRule = {
  name: 'permissions-granted',
  reason: 'No role and no key would ever hold the permission, so nobody could call the operation.',
  check(document) {
    const declared = declaredPermissions(document);
    return operationSites(document).flatMap(({ place, operation }) => {
      const permission = operation['x-permission'];
      if (granted.has(permission)) return [];
      // Another rule reports a permission of another form.
      if (!isString(permission) || !permission.includes(':')) return [];
      if (Object.hasOwn(declared, permission)) return [];
      const known = [...Object.keys(declared), ...[...granted].map(String)];
      const advice = adviceFor(
        permission,
        known,
        "add it to permissions in x-module of the module's file, or to src/kernel/core-permissions.ts",
      );
      return [
        {
          place,
          message: `x-permission names ${permission}, which no role grants: ${advice}`,
        },
      ];
    });
  },
};

/** Returns true if an operation has a misspelt form of an extension, which another rule reports. */
const isMisspelt = (operation: JsonRecord, key: string): boolean =>
  Object.keys(operation).some((one) => nearest(one, Object.keys(ofOperations)) === key);

export const extensionsRequired: LintRule = {
  name: 'extensions-required',
  reason: 'The server would not know who may call, how often, or how the SDK names it.',
  check: (document) =>
    operationSites(document).flatMap(({ place, operation }) =>
      Object.entries(required)
        .filter(([key]) => !Object.hasOwn(operation, key) && !isMisspelt(operation, key))
        .map(([key, advice]) => ({ place, message: `${key} is missing: ${advice}` })),
    ),
};

const ajv = new Ajv({ allErrors: true, strictTypes: false, verbose: true });
const compiled = new Map<JsonRecord, ValidateFunction>();

function validatorOf(schema: JsonRecord): ValidateFunction {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  return validate;
}

/** Returns what is wrong with the value of an extension, with the names and values that it may have. */
const valueFault = (key: string, error: ErrorObject): string =>
  `${key}${error.instancePath.replaceAll('/', '.')} ${valueText(error)}`;

export const extensionsValid: LintRule = {
  name: 'extensions-valid',
  reason: 'Generator and server rely on the shape of every extension.',
  check: (document) =>
    extensionSites(document).flatMap(({ place, holder, known }) =>
      Object.entries(known).flatMap(([key, schema]) => {
        if (!Object.hasOwn(holder, key)) return [];
        const validate = validatorOf(schema);
        if (validate(holder[key])) return [];
        return withoutMisspelt(validate.errors ?? []).map((error) => ({
          place,
          message: valueFault(key, error),
        }));
      }),
    ),
};

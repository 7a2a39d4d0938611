import { basename, dirname } from 'node:path';
import type { BaseResolver } from '@redocly/openapi-core';
import { Ajv } from 'ajv';
import { coreAuditObjects } from '../../../src/kernel/audit/core-objects.js';
import { corePermissions, coreScopes, fixedRoles } from '../../../src/kernel/core-permissions.js';
import {
  apisWithModules,
  declarationKey,
  declaringFiles,
} from '../../codegen/bundle/declarations.js';
import { isRecord, recordAt, stringAt, stringsAt } from '../../codegen/model/document.js';
import { adviceFor } from '../nearest.js';
import { extraMember, nameText, valueText, withoutMisspelt } from '../value-faults.js';
import type { SourceFault } from './source-files.js';
import { SourceFiles } from './source-files.js';

const text = { type: 'string', minLength: 1 };
const snakeCase = { pattern: '^[a-z]+(_[a-z]+)*$', description: 'in snake_case, as in fuel_card' };

const shape = new Ajv({ allErrors: true, verbose: true }).compile({
  type: 'object',
  additionalProperties: false,
  properties: {
    tag: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'description'],
      properties: { name: text, description: text },
    },
    permissions: {
      type: 'object',
      minProperties: 1,
      propertyNames: {
        pattern: '^[a-z]+(-[a-z]+)*:[a-z]+(-[a-z]+)*$',
        description: 'MODULE:ACTION in lower case, as in fuel-cards:read',
      },
      additionalProperties: { type: 'array', uniqueItems: true, items: { enum: fixedRoles } },
    },
    records: {
      type: 'object',
      propertyNames: snakeCase,
      additionalProperties: text,
    },
    events: {
      type: 'array',
      uniqueItems: true,
      items: { type: 'string' },
    },
    errors: {
      type: 'object',
      propertyNames: snakeCase,
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['status', 'meaning'],
        properties: { status: { enum: [400, 403, 404, 409, 422] }, meaning: text },
      },
    },
  },
});

/** A fault of a declaration and its keys. */
type Fault = readonly [keys: readonly string[], message: string];

function shapeFaults(declaration: unknown): readonly Fault[] {
  if (shape(declaration)) return [];
  // The fault of a name precedes one that only says that there is such a fault.
  const errors = withoutMisspelt(shape.errors ?? []).filter(
    ({ keyword }) => keyword !== 'propertyNames',
  );
  return errors.map((error): Fault => {
    const path = error.instancePath.split('/').slice(1);
    const name = [declarationKey, ...path].join('.');
    const member = extraMember(error) ?? error.propertyName;
    const message = error.propertyName === undefined ? valueText(error) : nameText(error);
    return [member === undefined ? path : [...path, member], `${name} ${message}`];
  });
}

const moduleOf = (permission: string): string => permission.split(':')[0] ?? '';
const scopeModules = new Set(coreScopes.map(moduleOf));

function permissionFaults(permissions: Readonly<Record<string, unknown>>): readonly Fault[] {
  return Object.keys(permissions).flatMap((name): readonly Fault[] => {
    const at = ['permissions', name];
    // A value of another type is a fault of the shape.
    if (!Array.isArray(permissions[name])) return [];
    const roles = stringsAt(permissions, name);
    if (corePermissions.includes(name)) {
      return [[at, `${name} is declared in src/kernel/core-permissions.ts: delete it here`]];
    }
    if (scopeModules.has(moduleOf(name))) {
      return [[at, `${moduleOf(name)} is a module of the verification API: use another name`]];
    }
    if (roles.length === 0) {
      return [[at, `no role grants ${name}: name roles beside it, of ${fixedRoles.join(', ')}`]];
    }
    const isTooMuch = roles.includes('viewer') && !name.endsWith(':read');
    return isTooMuch ? [[at, `viewer may only read: leave it out of ${name}`]] : [];
  });
}

/** The names that modules and shared files have declared so far, by kind, each with its file. */
type NameIndex = Map<string, string>;

const declaredNames = (declaration: unknown): readonly (readonly string[])[] => [
  ...['permissions', 'records', 'errors'].flatMap((kind) =>
    Object.keys(recordAt(declaration, kind)).map((name) => [kind, name]),
  ),
  ...[stringAt(recordAt(declaration, 'tag'), 'name') ?? []].flat().map((name) => ['tag', name]),
];

function repeated(declaration: unknown, file: string, known: NameIndex): readonly Fault[] {
  return declaredNames(declaration).flatMap(([kind = '', name = '']): readonly Fault[] => {
    const first = known.get(`${kind} ${name}`);
    known.set(`${kind} ${name}`, first ?? file);
    const at = kind === 'tag' ? ['tag', 'name'] : [kind, name];
    return first === undefined ? [] : [[at, `${name} is declared in ${first} too: delete one`]];
  });
}

function recordFaults(declaration: unknown): readonly Fault[] {
  const known = [...corePermissions, ...Object.keys(recordAt(declaration, 'permissions'))];
  return Object.entries(recordAt(declaration, 'records'))
    .filter(([, permission]) => !known.includes(String(permission)))
    .map(([name, permission]): Fault => {
      return [['records', name], `${String(permission)} is not a permission: declare it above`];
    });
}

const eventName = /^([a-z]+(?:_[a-z]+)*)\.[a-z]+(?:_[a-z]+)*$/;

function eventFaults(declaration: unknown): readonly Fault[] {
  const nouns = Object.keys(recordAt(declaration, 'records'));
  return stringsAt(declaration, 'events').flatMap((event, index): readonly Fault[] => {
    const at = ['events', String(index)];
    const noun = eventName.exec(event)?.[1];
    if (noun === undefined) {
      return [[at, `${event} is no event: write a noun and a verb, as in fuel_card.closed`]];
    }
    const advice = adviceFor(noun, nouns, 'declare it there');
    return nouns.includes(noun) ? [] : [[at, `${noun} of ${event} is not in records: ${advice}`]];
  });
}

const feedFaults = (declaration: unknown): readonly Fault[] =>
  isRecord(declaration) && declaration['events'] !== undefined
    ? [[['events'], 'the verification API has no changes feed: leave events out']]
    : [];

/** Returns the names in shared files, which a module must not declare again. */
async function sharedNames(entry: string, reader: BaseResolver): Promise<NameIndex> {
  const shared = await reader.resolveDocument(entry, '../shared/errors.yaml');
  const codes =
    shared instanceof Error ? {} : recordAt(recordAt(shared.parsed, 'schemas'), 'ErrorCode');
  const tags = new SourceFiles();
  const list = tags.step(tags.open(entry), 'tags');
  const names = tags.keys(list).map((at) => tags.text(tags.step(list, Number(at)), 'name') ?? '');
  return new Map([
    ...Object.keys(coreAuditObjects).map(
      (name) => [`records ${name}`, 'src/kernel/audit/core-objects.ts'] as const,
    ),
    ...stringsAt(codes, 'enum').map((code) => [`errors ${code}`, 'shared/errors.yaml'] as const),
    ...names.map((name) => [`tag ${name}`, 'openapi.yaml'] as const),
  ]);
}

/** A fault of a declaration. */
export interface DeclarationFault extends SourceFault {
  /** True if rules that read the declaration would find consequences. */
  readonly isShape: boolean;
}

/** Returns the faults in the declarations of modules that register themselves. */
export async function declarationFaults(
  entry: string,
  reader: BaseResolver,
): Promise<readonly DeclarationFault[]> {
  const files = new SourceFiles();
  const paths = declaringFiles(entry);
  if (paths.length === 0) return [];
  const known = await sharedNames(entry, reader);
  const api = basename(dirname(entry));
  const found: DeclarationFault[] = [];
  for (const path of paths) {
    const module = await reader.resolveDocument(null, path);
    if (module instanceof Error || !isRecord(module.parsed)) continue;
    const declaration = module.parsed[declarationKey];
    const isAllowed = apisWithModules.includes(api);
    const misshapen = isAllowed ? shapeFaults(declaration) : [];
    const faults: readonly Fault[] = isAllowed
      ? [
          ...misshapen,
          ...permissionFaults(recordAt(declaration, 'permissions')),
          ...recordFaults(declaration),
          ...(api === 'erp' ? eventFaults(declaration) : feedFaults(declaration)),
          ...repeated(declaration, basename(path), known),
        ]
      : [[[], `${declarationKey} works in ${apisWithModules.join(', ')} only: use openapi.yaml`]];
    const lineOf = (keys: readonly string[]): number => {
      const place = [declarationKey, ...keys];
      const cursor = files.steps(files.open(path), ...place);
      if (cursor !== undefined) return cursor.line;
      return keys.length === 0 ? 1 : lineOf(keys.slice(0, -1));
    };
    found.push(
      ...faults.map((fault) => {
        const [keys, message] = fault;
        return { path, line: lineOf(keys), message, isShape: misshapen.includes(fault) };
      }),
    );
  }
  return found;
}

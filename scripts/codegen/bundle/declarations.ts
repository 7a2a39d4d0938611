import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRecord, type JsonRecord, recordAt, stringsAt } from '../model/document.js';
import type { ContractDocument, Schema } from '../model/model.js';

/** The member of a module file by which it registers itself, so that no shared file names the module. */
export const declarationKey = 'x-module';

/** The member of a bundled document that holds the declarations of all modules, by the names of their files. */
export const declarationsKey = 'x-modules';

/** The APIs whose modules can register themselves. */
export const apisWithModules: readonly string[] = ['erp', 'kyc'];

/** Returns the files beside `entry` that register themselves, sorted by name. */
export function declaringFiles(entry: string): readonly string[] {
  const folder = dirname(entry);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && name !== basename(entry))
    .sort()
    .map((name) => join(folder, name))
    .filter((path) => new RegExp(`^${declarationKey}:`, 'm').test(readFileSync(path, 'utf8')));
}

/** Returns the declarations in a bundled document by module. */
export const declarationsOf = (document: JsonRecord): readonly (readonly [string, JsonRecord])[] =>
  Object.entries(recordAt(document, declarationsKey)).flatMap(
    ([name, one]): readonly (readonly [string, JsonRecord])[] =>
      isRecord(one) ? [[name, one]] : [],
  );

/** Returns the permissions that modules declare, each with the roles that have it in addition to `admin`. */
export const declaredPermissions = (document: JsonRecord): Readonly<Record<string, string[]>> =>
  Object.fromEntries(
    declarationsOf(document).flatMap(([, one]) => {
      const permissions = recordAt(one, 'permissions');
      return Object.keys(permissions).map((name) => [name, [...stringsAt(permissions, name)]]);
    }),
  );

/** Returns the kinds of record that modules declare, each with the permission to read such records. */
export const declaredRecords = (document: JsonRecord): JsonRecord =>
  Object.assign({}, ...declarationsOf(document).map(([, one]) => recordAt(one, 'records')));

/** Returns the types of events that modules send: three for each kind of record, and those that they name. */
const declaredEvents = (document: JsonRecord): readonly string[] => [
  ...Object.keys(declaredRecords(document)).flatMap((noun) =>
    ['created', 'updated', 'deleted'].map((verb) => `${noun}.${verb}`),
  ),
  ...declarationsOf(document).flatMap(([, one]) => stringsAt(one, 'events')),
];

/** Returns the types of events that the changes feed of a document lists. */
export const eventTypesOf = ({ components }: ContractDocument): readonly string[] =>
  stringsAt(components.schemas['EventName'], 'x-extensible-enum');

/** Adds names to the list in a keyword of a schema. */
const extended = (schema: Schema, keyword: string, names: readonly string[]): Schema => ({
  ...schema,
  [keyword]: [...new Set([...stringsAt(schema, keyword), ...names])],
});

/** Adds the error codes, event types and scopes of the declarations to the schemas that list them. */
export function withDeclarations(document: ContractDocument): ContractDocument {
  const errors = declarationsOf(document).flatMap(([, one]) => {
    const codes = recordAt(one, 'errors');
    return Object.keys(codes).map((code) => [code, recordAt(codes, code)] as const);
  });
  const table = (member: string): JsonRecord =>
    Object.fromEntries(errors.map(([code, error]) => [code, error[member]]));
  const changes: Readonly<Record<string, (schema: Schema) => Schema>> = {
    ErrorCode: (schema) => ({
      ...extended(schema, 'enum', Object.keys(table('status'))),
      'x-status': { ...table('status'), ...recordAt(schema, 'x-status') },
      'x-enumDescriptions': { ...table('meaning'), ...recordAt(schema, 'x-enumDescriptions') },
    }),
    EventName: (schema) => extended(schema, 'x-extensible-enum', declaredEvents(document)),
    // Only the verification API calls permissions so.
    Scope: (schema) =>
      extended(schema, 'x-extensible-enum', Object.keys(declaredPermissions(document))),
  };
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => [name, changes[name]?.(schema) ?? schema] as const,
  );
  const isUsed = declarationsOf(document).length > 0;
  return isUsed
    ? { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } }
    : document;
}

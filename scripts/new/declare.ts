import { parse } from 'yaml';
import { corePermissions, coreScopes } from '../../src/kernel/core-permissions.js';
import { httpMethods } from '../codegen/model/build-model.js';
import {
  isRecord,
  type JsonRecord,
  recordAt,
  stringAt,
  stringsAt,
} from '../codegen/model/document.js';
import { type ApiName, apis } from './api.js';
import { namesOf, singularOf } from './plan/names.js';

const core = [...corePermissions, ...coreScopes];

function operationsIn(text: string): readonly JsonRecord[] {
  const document: unknown = parse(text);
  return Object.values(recordAt(document, 'paths')).flatMap((item) =>
    httpMethods.flatMap((method) => {
      const operation = isRecord(item) ? item[method] : undefined;
      return isRecord(operation) ? [operation] : [];
    }),
  );
}

/** Returns the noun of the operation that creates, such as `fuel_card` of `createFuelCard`. */
function nounOf(name: string, operations: readonly JsonRecord[]): string {
  const ids = operations.map((one) => stringAt(one, 'operationId') ?? '');
  const [, noun] = /^create([A-Z]\w*)$/.exec(ids.find((id) => id.startsWith('create')) ?? '') ?? [];
  return namesOf(noun ?? singularOf(name)).snake;
}

/**
 * Adds an `x-module` to a contract without one: its tag, permissions and kind of record. It is added at the end, so
 * that line numbers do not change.
 */
export function withDeclaration(
  api: ApiName,
  name: string,
  text: string,
  knownTags: readonly string[],
): string {
  if (/^x-module:/m.test(text)) return text;
  const operations = operationsIn(text);
  const tags = operations.flatMap((one) => stringsAt(one, 'tags'));
  const tag = tags.find((one) => !knownTags.includes(one));
  const permissions = [
    ...new Set(operations.map((one) => stringAt(one, 'x-permission') ?? '')),
  ].filter((one) => one.includes(':') && !core.includes(one));
  const readable = permissions.find((one) => one.endsWith(':read')) ?? permissions[0];
  const rows = permissions.map((one) => {
    return `    ${one}: [${one.endsWith(':read') ? apis[api].readers : apis[api].writers}]`;
  });
  const words = namesOf(name).kebab.replaceAll('-', ' ');
  return [
    `${text.trimEnd()}\n\nx-module:`,
    ...(tag === undefined
      ? []
      : [`  tag: { name: ${JSON.stringify(tag)}, description: The ${words} of the company. }`]),
    ...(rows.length === 0 ? ['  permissions: {}'] : ['  permissions:', ...rows]),
    `  records: { ${nounOf(name, operations)}: '${readable ?? (api === 'erp' ? 'config:read' : 'sessions:read')}' }`,
    '',
  ].join('\n');
}

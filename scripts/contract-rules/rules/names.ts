import { componentName, isRecord, recordAt, stringAt } from '../../codegen/model/document.js';
import type { ContractDocument } from '../../codegen/model/model.js';
import { isOption } from '../../codegen/sdk/headers.js';
import { pascal } from '../../codegen/sdk/schema-types.js';
import type { Finding, LintRule } from '../rule.js';
import { type OperationSite, operationSites } from '../sites.js';

const verbs = [
  'adjust',
  'allocate',
  'apply',
  'cancel',
  'change',
  'check',
  'claim',
  'close',
  'create',
  'deactivate',
  'decide',
  'delete',
  'download',
  'erase',
  'estimate',
  'export',
  'finish',
  'get',
  'import',
  'index',
  'issue',
  'list',
  'lock',
  'mark',
  'match',
  'open',
  'receive',
  'refresh',
  'register',
  'release',
  'remove',
  'resend',
  'retry',
  'reverse',
  'reset',
  'revoke',
  'rotate',
  'run',
  'screen',
  'search',
  'send',
  'share',
  'start',
  'stop',
  'test',
  'transfer',
  'unlock',
  'update',
  'upload',
  'validate',
  'verify',
  'void',
];

/** Verbs that need no noun. */
const wholeNames = ['login', 'logout'];

const verbAndNoun = new RegExp(`^(?:${verbs.join('|')})(?:[A-Z][a-z0-9]*)+$`);

const wantedName = `is not a known verb and a noun in camelCase: begin with one of ${verbs.join(', ')}, or add a verb to scripts/contract-rules/rules/names.ts`;

export const operationIdsNamed: LintRule = {
  name: 'operation-ids-named',
  reason: 'The id names handler, test, metric and log line: one grep must find all of them.',
  check: (document) =>
    operationSites(document).flatMap(({ place, operation }) => {
      const id = stringAt(operation, 'operationId') ?? '';
      return verbAndNoun.test(id) || wholeNames.includes(id)
        ? []
        : [{ place, message: `operationId "${id}" ${wantedName}` }];
    }),
};

export const operationIdsUnique: LintRule = {
  name: 'operation-ids-unique',
  reason: 'Two operations of one id would share a handler.',
  check: (document) => repeated(document, (operation) => stringAt(operation, 'operationId')),
};

export const sdkNamesUnique: LintRule = {
  name: 'sdk-names-unique',
  reason: 'Two operations of one name would be one method of the SDK.',
  check: (document) =>
    repeated(document, (operation) => {
      const sdk = recordAt(operation, 'x-sdk');
      return `${stringAt(sdk, 'group') ?? ''}.${stringAt(sdk, 'method') ?? ''}`;
    }),
};

function repeated(
  document: ContractDocument,
  nameOf: (operation: unknown) => string | undefined,
): readonly Finding[] {
  const places = new Map<string, string>();
  return operationSites(document).flatMap(({ place, operation }) => {
    const name = nameOf(operation);
    if (name === undefined) return [];
    const first = places.get(name);
    places.set(name, first ?? place);
    return first === undefined ? [] : [{ place, message: `${name} is already ${first}` }];
  });
}

/** Returns the names of the types that the SDK generates for an operation. */
function ownTypes({ operation, parameters, responses, body }: OperationSite): readonly string[] {
  const [media] = Object.values(body);
  const [, reply] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const content = recordAt(reply, 'content');
  const isInline = (holder: unknown): boolean =>
    isRecord(holder) && componentName(holder['schema']) === undefined;
  const names = (place: string): readonly string[] =>
    parameters.filter((one) => one['in'] === place).map((one) => stringAt(one, 'name') ?? '');
  const types: readonly (readonly [string, boolean])[] = [
    ['Query', names('query').some((name) => name !== 'fields')],
    ['Headers', names('header').some((name) => !isOption(name))],
    ['Body', Object.hasOwn(body, 'multipart/form-data') || isInline(media)],
    ['Reply', isInline(content['application/json'])],
  ];
  const name = pascal(stringAt(operation, 'operationId') ?? '');
  return types.flatMap(([ending, isWritten]) => (isWritten ? [`${name}${ending}`] : []));
}

export const typeNamesDistinct: LintRule = {
  name: 'type-names-distinct',
  reason: 'The SDK would export two types of one name, and not compile.',
  check(document) {
    const schemas = document.components.schemas;
    return operationSites(document).flatMap((site) =>
      ownTypes(site)
        .filter((name) => Object.hasOwn(schemas, name))
        .map((name) => ({
          place: `schemas.${name}`,
          message: `${site.place} has a type of this name: rename the schema`,
        })),
    );
  },
};

export const schemaNamesPascal: LintRule = {
  name: 'schema-names-pascal',
  reason: 'Schema names become type names.',
  check: (document) =>
    Object.keys(document.components.schemas)
      .filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name))
      .map((name) => ({ place: `schemas.${name}`, message: 'the name is not in PascalCase' })),
};

import {
  isString,
  type JsonRecord,
  listAt,
  recordAt,
  resolveSchema,
  stringAt,
  typesOf,
} from '../../codegen/model/document.js';
import { flatBody } from '../../codegen/model/flat-body.js';
import type { ContractDocument } from '../../codegen/model/model.js';
import { isTool } from '../../codegen/sdk/tools.js';
import { type OperationSite, operationRule } from '../sites.js';

const places = ['path', 'query', 'header'];

/**
 * Headers that are no parameters: OpenAPI ignores the first three, and browsers let no page set the others.
 *
 * @see https://fetch.spec.whatwg.org/#forbidden-request-header
 */
const ownHeaders = [
  'accept',
  'authorization',
  'content-type',
  'accept-charset',
  'accept-encoding',
  'connection',
  'content-length',
  'cookie',
  'date',
  'expect',
  'host',
  'keep-alive',
  'origin',
  'referer',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
];

/** Texts with a comma, which would become two items of a list. */
const divided = [',', 'a,', ',a', 'a,b', '1,2', 'A, B'];

/** Returns true if no item of a list contains a comma. The server knows the names of `fields`. */
function hasPlainItems(document: ContractDocument, parameter: JsonRecord): boolean {
  const list = resolveSchema(document, parameter['schema']);
  const items = resolveSchema(document, list['items']);
  if (parameter['name'] === 'fields' || !typesOf(items).includes('string')) return true;
  const values = [...listAt(items, 'enum'), items['const']].filter(isString);
  if (values.length > 0) return values.every((value) => !value.includes(','));
  const pattern = stringAt(items, 'pattern');
  if (pattern !== undefined) return !divided.some((text) => new RegExp(pattern, 'u').test(text));
  return ['date', 'date-time', 'uuid', 'ipv4', 'ipv6'].includes(stringAt(items, 'format') ?? '');
}

/** Returns the faults of a schema whose values no address and no header can hold. */
function valueFaults(schema: JsonRecord, name: string): readonly string[] {
  const types = typesOf(schema);
  const members = Object.keys(recordAt(schema, 'properties')).join(', ');
  const isChoice = ['oneOf', 'anyOf', 'allOf'].some((keyword) => schema[keyword] !== undefined);
  return [
    ...(types.includes('object')
      ? [
          `parameter ${name} must not be an object: declare one parameter for each member${members && `, ${members}`}`,
        ]
      : []),
    ...(types.includes('null')
      ? [
          `parameter ${name} must not be null: leave 'null' out of its type; an optional parameter may be left out`,
        ]
      : []),
    ...(isChoice
      ? [
          `parameter ${name} must not combine schemas: list its types, as in type: [string, integer]`,
        ]
      : []),
  ];
}

function parameterFaults(document: ContractDocument, parameter: JsonRecord): readonly string[] {
  const schema = resolveSchema(document, parameter['schema']);
  const name = stringAt(parameter, 'name') ?? '';
  const place = String(parameter['in']);
  const isList = typesOf(schema).includes('array');
  const has = (member: string): boolean => parameter[member] !== undefined;
  const judged: readonly (readonly [boolean, string])[] = [
    [
      !places.includes(place),
      'must be in path, query or header: declare it in: header, which pages and programs can send alike',
    ],
    [
      place === 'header' && ownHeaders.includes(name.toLowerCase()),
      'is a header of HTTP itself: remove it, and declare media types in content and credentials in security',
    ],
    [
      place === 'path' && parameter['required'] !== true,
      'is in the path, so it needs required: true',
    ],
    [has('content'), 'must have schema: SCHEMA instead of content'],
    [isList && parameter['explode'] !== false, 'is a list, so it needs explode: false'],
    [
      isList && !hasPlainItems(document, parameter),
      'is a list of texts that may contain commas: give its items an enum, or a pattern without the comma',
    ],
    [has('style') || (!isList && has('explode')), 'must not set style or explode: remove it'],
  ];
  const faults = judged.filter(([applies]) => applies);
  return [...faults.map(([, fault]) => `parameter ${name} ${fault}`), ...valueFaults(schema, name)];
}

export const parametersPlain = operationRule(
  'parameters-plain',
  'The pipeline reads path, query and header values as plain text, a list as one text with commas.',
  (site, document) => site.parameters.flatMap((parameter) => parameterFaults(document, parameter)),
);

/** Returns the names of the arguments of a tool, and their places. */
function argumentNames(site: OperationSite, document: ContractDocument): readonly string[] {
  const [body] = Object.values(site.body);
  const members = flatBody(document, recordAt({ body }, 'body')['schema'] ?? {}).properties;
  // Another rule reports a parameter that stands twice.
  const places = site.parameters.map(({ in: place, name }) => `${String(place)} ${String(name)}`);
  const parameters = site.parameters.filter(
    ({ in: place }, at) => place !== 'header' && places.indexOf(places[at] ?? '') === at,
  );
  const hasHeaders = site.parameters.some(({ in: place }) => place === 'header');
  return [
    ...parameters.map((parameter) => stringAt(parameter, 'name') ?? ''),
    ...Object.keys(members),
    ...(hasHeaders ? ['headers', 'idempotencyKey', 'ifMatch'] : []),
  ];
}

export const argumentsDistinct = operationRule(
  'arguments-distinct',
  'A tool takes path, query or body, and options side by side, each by its name alone.',
  (site, document) => {
    const { group = '' } = recordAt(site.operation, 'x-sdk');
    if (!isTool({ sdk: { group: String(group), method: '' }, method: site.method })) return [];
    const names = argumentNames(site, document);
    const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
    const query = site.parameters.filter(({ in: place }) => place === 'query');
    const hasBoth =
      query.some(({ name }) => name !== 'fields') && Object.keys(site.body).length > 0;
    return [
      ...[...twice].map((name) => `${name} is the name of two arguments: rename one of them`),
      ...(hasBoth ? ['has a query and a body: make the query parameters members of the body'] : []),
    ];
  },
);

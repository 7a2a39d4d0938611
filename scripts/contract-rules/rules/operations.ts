import {
  isRecord,
  isString,
  recordAt,
  resolveSchema,
  stringAt,
  stringsAt,
  typesOf,
} from '../../codegen/model/document.js';
import { adviceFor } from '../nearest.js';
import type { LintRule } from '../rule.js';
import {
  hasHeaderParameter,
  headerParameter,
  operationRule,
  operationSites,
  successesOf,
  successOf,
} from '../sites.js';

const listParameters = [
  'page',
  'pageSize',
  'search',
  'sortBy',
  'sortDir',
  'dateFrom',
  'dateTo',
  'cursor',
  'updatedSince',
];
const listMembers = ['ok', 'data', 'totalCount', 'page', 'pageSize', 'nextCursor'];

/** The parameters and reply members of each kind of list. */
const lists: Readonly<
  Record<string, { parameters: readonly string[]; members: readonly string[] }>
> = {
  page: { parameters: listParameters, members: listMembers },
  cursor: { parameters: ['limit', 'after'], members: ['ok', 'total', 'nextCursor'] },
};

export const listsAlike = operationRule(
  'lists-alike',
  'One pager in the SDK serves every list, so all page by the same names.',
  (site, document) => {
    const kind = stringAt(site.operation, 'x-pagination');
    const wanted = kind === undefined ? undefined : lists[kind];
    if (wanted === undefined) return [];
    const names = site.parameters.map((parameter) => stringAt(parameter, 'name'));
    const media = recordAt(recordAt(successOf(site)?.[1], 'content'), 'application/json');
    const members = recordAt(resolveSchema(document, media['schema']), 'properties');
    return [
      ...wanted.parameters
        .filter((name) => !names.includes(name))
        .map((name) => `parameter ${name} is missing`),
      ...wanted.members
        .filter((name) => !Object.hasOwn(members, name))
        .map((name) => `the reply has no ${name}`),
    ];
  },
);

export const pagesDeclared = operationRule(
  'pages-declared',
  'A reply with totalCount is a list; without x-pagination the SDK could not walk it.',
  (site) => {
    const hasPage = site.parameters.some((parameter) => parameter['name'] === 'page');
    return hasPage && site.operation['x-pagination'] === undefined
      ? ['takes page but has no x-pagination']
      : [];
  },
);

export const listsMayBeStale = operationRule(
  'lists-may-be-stale',
  'Without Prefer, no caller can let a replica of the database answer the list.',
  (site) => {
    if (site.operation['x-pagination'] === undefined) return [];
    const headers = Object.keys(recordAt(successOf(site)?.[1], 'headers'));
    return [
      ...(hasHeaderParameter(site, 'Prefer') ? [] : ['header Prefer is missing']),
      ...['Preference-Applied', 'Data-Age']
        .filter((name) => !headers.includes(name))
        .map((name) => `the reply has no header ${name}`),
    ];
  },
);

const fileTypes = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

export const exportsAlike = operationRule(
  'exports-alike',
  'One writer in the server and one shape in the SDK serve every export.',
  (site) => {
    const isExport = site.operation['x-export'] === true;
    const hasFormat = site.parameters.some((parameter) => parameter['name'] === 'format');
    if (!isExport) return hasFormat ? ['takes format but has no x-export'] : [];
    const media = Object.keys(recordAt(successOf(site)?.[1], 'content'));
    return [
      ...(site.operation['x-pagination'] === undefined ? ['x-export needs x-pagination'] : []),
      ...(hasFormat ? [] : ['x-export needs the parameter format']),
      ...['application/json', ...fileTypes]
        .filter((type) => !media.includes(type))
        .map((type) => `the success reply has no ${type}`),
    ];
  },
);

export const readsTakeFields = operationRule(
  'reads-take-fields',
  'A client on a slow line wants three members of a record and pays for thirty.',
  (site, document) => {
    const isRead = site.operation['x-pagination'] !== undefined || site.path.endsWith('}');
    const media = recordAt(recordAt(successOf(site)?.[1], 'content'), 'application/json');
    const reply = recordAt(resolveSchema(document, media['schema']), 'properties');
    // A record in a member with its own name has no envelope.
    const hasData = Object.hasOwn(reply, 'data');
    const hasFields = site.parameters.some((parameter) => parameter['name'] === 'fields');
    // The members of one shape are selected, not those of several.
    const isOne = successesOf(site).length === 1;
    return site.method === 'get' && isRead && hasData && isOne && !hasFields
      ? ['parameter fields is missing']
      : [];
  },
);

export const documentsTakeKey = operationRule(
  'documents-take-key',
  'A repeated POST after a lost reply would create the document twice.',
  (site) => {
    const isKeyed = site.operation['x-idempotent'] === 'key';
    const hasHeader = hasHeaderParameter(site, 'Idempotency-Key');
    const creates = site.method === 'post' && Object.hasOwn(site.responses, '201');
    return [
      ...(creates && !isKeyed ? ['a POST that creates needs x-idempotent: key'] : []),
      ...(isKeyed && !hasHeader ? ['x-idempotent: key needs the header Idempotency-Key'] : []),
      ...(!isKeyed && hasHeader ? ['Idempotency-Key needs x-idempotent: key'] : []),
    ];
  },
);

export const putsTakeIfMatch = operationRule(
  'puts-take-if-match',
  'Of two people who edit one record, the second would silently undo the first.',
  (site) => {
    if (site.method !== 'put' && site.method !== 'patch') return [];
    const headers = successesOf(site).flatMap(([, one]) => Object.keys(recordAt(one, 'headers')));
    const hasETag = headers.some((header) => header.toLowerCase() === 'etag');
    return [
      ...(hasHeaderParameter(site, 'If-Match') ? [] : ['the header If-Match is missing']),
      ...(hasETag ? [] : ['the success reply has no ETag']),
    ];
  },
);

/** True for a pattern that takes versions in quotation marks, as `ETag` has them, and no bare ones. */
function takesQuotedVersions(pattern: string | undefined): boolean {
  if (pattern === undefined) return false;
  try {
    const regular = new RegExp(pattern, 'u');
    return regular.test('"1"') && !regular.test('1');
  } catch {
    // Another rule reports the pattern.
    return true;
  }
}

export const ifMatchTakesETags = operationRule(
  'if-match-takes-etags',
  'A value that is no ETag matches no version, so that each change with it would be refused as outdated.',
  (site) => {
    const parameter = headerParameter(site, 'If-Match');
    if (parameter === undefined) return [];
    const pattern = stringAt(recordAt(parameter, 'schema'), 'pattern');
    if (takesQuotedVersions(pattern)) return [];
    return [
      'If-Match takes the ETag of a record, a version in quotation marks: refer to ' +
        '../shared/headers.yaml#/parameters/IfMatch, or give it the pattern and the example of that parameter',
    ];
  },
);

export const bodiesOnWritesOnly = operationRule(
  'bodies-on-writes-only',
  'Proxies drop the body of a GET or a DELETE.',
  (site) => {
    const hasBody = Object.keys(site.body).length > 0;
    return hasBody && (site.method === 'get' || site.method === 'delete') ? ['has a body'] : [];
  },
);

export const uploadsAreForms = operationRule(
  'uploads-are-forms',
  'Files are read by the limits of x-upload; a form without it, or the reverse, reads nothing.',
  (site, document) => {
    const isForm = Object.hasOwn(site.body, 'multipart/form-data');
    const hasUpload = isRecord(site.operation['x-upload']);
    const isAlsoJson = isForm && Object.hasOwn(site.body, 'application/json');
    if (isForm !== (hasUpload || isAlsoJson))
      return ['x-upload and multipart/form-data go together'];
    if (!isAlsoJson) return [];
    if (hasUpload) return ['a body that is also JSON must not have x-upload: JSON holds no files'];
    const form = resolveSchema(document, recordAt(site.body, 'multipart/form-data')['schema']);
    return Object.entries(recordAt(form, 'properties'))
      .filter(([, member]) => typesOf(resolveSchema(document, member)).join() !== 'string')
      .map(([name]) => `member ${name} of a form that is also JSON must be a string`);
  },
);

export const uploadsAreMembers = operationRule(
  'uploads-are-members',
  'A file that only x-upload or only the schema describes never arrives.',
  ({ operation, body }, document) => {
    const uploads = recordAt(operation, 'x-upload');
    const form = resolveSchema(document, recordAt(body, 'multipart/form-data')['schema']);
    const members = recordAt(form, 'properties');
    const isFile = (schema: unknown): boolean =>
      resolveSchema(document, schema)['format'] === 'binary';
    const files = Object.keys(members).filter((name) => isFile(members[name]));
    const isNeeded = (name: string): boolean => recordAt(uploads, name)['required'] === true;
    return [
      ...Object.keys(uploads)
        .filter((name) => !files.includes(name))
        .map((name) => {
          if (isFile(recordAt(resolveSchema(document, members[name]), 'items')))
            return `${name} is a list of files, and the server reads one file of each name: declare a member for each file, such as ${name}1 and ${name}2`;
          const advice = adviceFor(name, files, 'add it there, with format: binary');
          return `x-upload names ${name}, which is no file of the body: ${advice}`;
        }),
      ...files
        .filter((name) => !Object.hasOwn(uploads, name))
        .map((name) => `x-upload does not name the file ${name}: add its maxBytes and mime`),
      ...files
        .filter((name) => Object.hasOwn(uploads, name))
        .filter((name) => isNeeded(name) !== stringsAt(form, 'required').includes(name))
        .map((name) => `x-upload and the body differ on whether ${name} is required`),
    ];
  },
);

export const passwordsVerbatim = operationRule(
  'passwords-verbatim',
  'A password that is trimmed is another password; a wrong name in x-verbatim keeps nothing.',
  (site, document) => {
    const verbatim = stringsAt(site.operation, 'x-verbatim');
    const json = recordAt(site.body, 'application/json');
    const members = recordAt(resolveSchema(document, json['schema']), 'properties');
    const isText = (name: string) =>
      typesOf(resolveSchema(document, members[name])).includes('string');
    const unknown = verbatim.filter((name) => !(name in members));
    const passwords = Object.keys(members).filter((name) => /password$/i.test(name));
    const trimmed = passwords.filter((name) => isText(name) && !verbatim.includes(name));
    return [
      ...unknown.map((name) => `x-verbatim names ${name}, which the body does not have`),
      ...trimmed.map((name) => `x-verbatim does not name ${name}`),
    ];
  },
);

export const describedThroughout = operationRule(
  'described-throughout',
  'The reference is generated: what is not described here is described nowhere.',
  (site) => {
    const isText = (value: unknown): boolean => isString(value) && value.trim() !== '';
    const own = ['summary', 'description'].filter((key) => !isText(site.operation[key]));
    const parameters = site.parameters.filter(({ description }) => !isText(description));
    const replies = Object.entries(site.responses).filter(([, one]) => !isText(one['description']));
    return [
      ...own.map((key) => `${key} is missing`),
      ...parameters.map((one) => `parameter ${String(one['name'])} has no description`),
      ...replies.map(([status]) => `reply ${status} has no description`),
    ];
  },
);

const wantedTag = (known: readonly unknown[]): string =>
  `needs exactly one of the declared tags, ${known.join(', ')}: add another to tags of openapi.yaml, or as tag of x-module in the module's file`;

export const tagsDeclared: LintRule = {
  name: 'tags-declared',
  reason: 'The reference groups by tag; an operation without a declared one is not found.',
  check(document) {
    const tags = document['tags'];
    const known = Array.isArray(tags) ? tags.map((tag) => stringAt(tag, 'name')) : [];
    return operationSites(document).flatMap(({ place, operation }) => {
      const own = stringsAt(operation, 'tags');
      const isKnown = own.length === 1 && own.every((tag) => known.includes(tag));
      return isKnown ? [] : [{ place, message: wantedTag(known) }];
    });
  },
};

import { namesOf, singularOf } from './plan/names.js';

const statuses: Readonly<Record<string, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  412: 'PreconditionFailed',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  422: 'Unprocessable',
  429: 'TooManyRequests',
  500: 'InternalError',
  503: 'Unavailable',
};

const faults = (...more: readonly number[]): string =>
  [400, 401, 403, 429, 500, 503, ...more]
    .sort((a, b) => a - b)
    .map(
      (status) =>
        `        '${status}': { $ref: '../shared/errors.yaml#/responses/${statuses[status]}' }`,
    )
    .join('\n');

const etag = "            ETag: { $ref: '../shared/headers.yaml#/headers/ETag' }";
const message =
  "{ description: 'Optional text for people, in the language of the request.', type: string, maxLength: 500 }";
const listParameters = ['Page', 'PageSize', 'Search'];
const moreParameters = [
  'SortDir',
  'DateFrom',
  'DateTo',
  'Cursor',
  'UpdatedSince',
  'Fields',
  'IncludeInactive',
];
const parameter = (name: string): string =>
  `        - $ref: '../shared/lists.yaml#/parameters/${name}'`;

const example = `id: 1
                  code: A-1
                  name: First
                  quantity: 2.5
                  date: '2026-01-31'
                  notes: null
                  active: true
                  version: 1
                  createdAt: '2026-01-31T09:30:00.000-04:00'
                  updatedAt: '2026-01-31T09:30:00.000-04:00'`;

/** The names that the sample contract is written with. */
interface SampleNames {
  readonly kebab: string;
  readonly group: string;
  readonly plural: string;
  readonly one: string;
  readonly words: string;
  readonly word: string;
  readonly tag: string;
}

const operation = (
  names: SampleNames,
  action: string,
  idempotent = 'natural',
): string => `      tags: [${names.tag}]
      x-permission: ${names.kebab}:${action}
      x-rate-limit: general
      x-idempotent: ${idempotent}`;

const collection = (names: SampleNames): string => `  /api/${names.kebab}:
    get:
      operationId: list${names.plural}
      summary: List ${names.words}
      description: >-
        Returns the ${names.words} of the company, newest first; by default only active ones. \`search\` matches code,
        name and notes; \`dateFrom\` and \`dateTo\` apply to \`createdAt\`.
${operation(names, 'read')}
      x-pagination: page
      x-sdk: { group: ${names.group}, method: list }
      x-errors: [page_size_out_of_range, unsupported_sort, invalid_cursor, invalid_date_range]
      parameters:
${listParameters.map(parameter).join('\n')}
        - name: sortBy
          in: query
          description: Field to sort by. Without it, records are sorted by \`id\`, in descending order.
          schema: { type: string, enum: [id, code, name, date, createdAt] }
${moreParameters.map(parameter).join('\n')}
        - name: active
          in: query
          description: True (the default) returns active records, false deactivated ones. \`includeInactive\` returns both.
          schema: { type: boolean, default: true }
        - $ref: '../shared/headers.yaml#/parameters/Prefer'
      responses:
        '200':
          description: One page of the list.
          headers:
            Preference-Applied: { $ref: '../shared/headers.yaml#/headers/PreferenceApplied' }
            Data-Age: { $ref: '../shared/headers.yaml#/headers/DataAge' }
          content:
            application/json:
              schema: { $ref: '#/schemas/${names.one}ListReply' }
              example:
                ok: true
                data:
                - ${example}
                totalCount: 1
                page: 1
                pageSize: 20
${faults()}
    post:
      operationId: create${names.one}
      summary: Create a ${names.word}
      description: Creates a ${names.word}. The code is unique in the company; case and accents are ignored.
${operation(names, 'write', 'key')}
      x-sdk: { group: ${names.group}, method: create }
      x-errors: [malformed_json, unknown_field, invalid_idempotency_key, duplicate_code, idempotency_in_progress, payload_too_large, unsupported_media_type, idempotency_key_reused]
      parameters:
        - $ref: '../shared/headers.yaml#/parameters/IdempotencyKey'
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/schemas/${names.one}Input' }
            example: { code: A-1, name: First, quantity: 2.5, date: '2026-01-31' }
      responses:
        '201':
          description: The created record.
          headers:
${etag}
            Idempotency-Replayed: { $ref: '../shared/headers.yaml#/headers/IdempotencyReplayed' }
          content:
            application/json:
              schema: { $ref: '#/schemas/${names.one}Reply' }
              example: &record
                ok: true
                data:
                  ${example}
${faults(409, 413, 415, 422)}
`;

const single = (names: SampleNames): string => `  /api/${names.kebab}/{id}:
    get:
      operationId: get${names.one}
      summary: Get a ${names.word}
      description: Returns a ${names.word}, also a deactivated one.
${operation(names, 'read')}
      x-sdk: { group: ${names.group}, method: get }
      x-errors: [not_found]
      parameters:
        - $ref: '../shared/headers.yaml#/parameters/Id'
        - $ref: '../shared/lists.yaml#/parameters/Fields'
      responses:
        '200':
          description: The record.
          headers:
${etag}
          content:
            application/json:
              schema: { $ref: '#/schemas/${names.one}Reply' }
              example: *record
${faults(404)}
    put:
      operationId: update${names.one}
      summary: Update a ${names.word}
      description: Changes a ${names.word}. Optional fields that are not sent keep their value.
${operation(names, 'write')}
      x-sdk: { group: ${names.group}, method: update }
      x-errors: [malformed_json, unknown_field, not_found, version_mismatch, payload_too_large, unsupported_media_type]
      parameters:
        - $ref: '../shared/headers.yaml#/parameters/Id'
        - $ref: '../shared/headers.yaml#/parameters/IfMatch'
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/schemas/${names.one}Update' }
            example: { name: First, notes: Counted twice, active: false }
      responses:
        '200':
          description: The updated record.
          headers:
${etag}
          content:
            application/json:
              schema: { $ref: '#/schemas/${names.one}Reply' }
              example: *record
${faults(404, 412, 413, 415)}
    delete:
      operationId: delete${names.one}
      summary: Delete a ${names.word}
      description: Deletes a ${names.word}.
${operation(names, 'write')}
      x-sdk: { group: ${names.group}, method: delete }
      x-errors: [not_found]
      parameters:
        - $ref: '../shared/headers.yaml#/parameters/Id'
      responses:
        '204':
          description: The record is deleted.
${faults(404)}
`;

const members = {
  code: "{ description: Code that is unique in the company., type: string, minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_.-]+$' }",
  name: "{ description: Name for people., type: string, minLength: 1, maxLength: 200, pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f]*$' }",
  quantity:
    '{ description: Quantity with at most four decimals., type: number, minimum: 0, maximum: 9999999999, x-decimals: 4 }',
  date: "{ $ref: '../shared/scalars.yaml#/schemas/Day' }",
  notes:
    "{ description: Notes of the company., type: [string, 'null'], maxLength: 2000, pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]*$' }",
};

const object = (
  name: string,
  description: string,
  required: string,
  properties: readonly string[],
): string => `  ${name}:
    description: ${description}
    type: object
    additionalProperties: false
    required: [${required}]
    properties:
${properties.map((line) => `      ${line}`).join('\n')}
`;

const schemas = ({ one, word, words }: SampleNames): string => {
  const own = Object.entries(members).map(([name, schema]) => `${name}: ${schema}`);
  const active = 'active: { description: False if the record is deactivated., type: boolean }';
  const reply = ['ok: { description: Always true., type: boolean, const: true }'];
  return [
    object(
      `${one}`,
      `A ${word} of the company.`,
      'id, code, name, quantity, date, notes, active, version, createdAt, updatedAt',
      [
        "id: { $ref: '../shared/scalars.yaml#/schemas/Id' }",
        ...own,
        active,
        "version: { $ref: '../shared/scalars.yaml#/schemas/Version' }",
        "createdAt: { $ref: '../shared/scalars.yaml#/schemas/Instant' }",
        "updatedAt: { $ref: '../shared/scalars.yaml#/schemas/Instant' }",
      ],
    ),
    object(`${one}Input`, `A new ${word}.`, 'code, name, quantity, date', [
      ...own,
      'active: { description: False creates a deactivated record., type: boolean, default: true }',
    ]),
    object(`${one}Update`, `Changes of a ${word}.`, 'name', [
      ...own.filter((line) => !line.startsWith('code:')),
      active,
    ]),
    object(`${one}Reply`, `Reply with one ${word}.`, 'ok, data', [
      ...reply,
      `data: { $ref: '#/schemas/${one}' }`,
      `message: ${message}`,
    ]),
    object(
      `${one}ListReply`,
      `Reply with one page of ${words}.`,
      'ok, data, totalCount, page, pageSize',
      [
        ...reply,
        `data: { description: Records of the page., type: array, maxItems: 100, items: { $ref: '#/schemas/${one}' } }`,
        "totalCount: { $ref: '../shared/lists.yaml#/schemas/TotalCount' }",
        "page: { $ref: '../shared/lists.yaml#/schemas/PageNumber' }",
        "pageSize: { $ref: '../shared/lists.yaml#/schemas/PageSize' }",
        "nextCursor: { $ref: '../shared/lists.yaml#/schemas/NextCursor' }",
        `message: ${message}`,
      ],
    ),
  ].join('');
};

/** Writes the contract of a sample module: five operations on one kind of record. */
export function sampleContract(name: string): string {
  const plural = namesOf(name);
  const one = namesOf(singularOf(name));
  const words = name.replaceAll('-', ' ');
  const names: SampleNames = {
    ...{ kebab: name, group: plural.camel, plural: plural.pascal, one: one.pascal, words },
    word: one.kebab.replaceAll('-', ' '),
    tag: words.charAt(0).toUpperCase() + words.slice(1),
  };
  return `x-module:
  tag: { name: ${names.tag}, description: The ${words} of the company. }
  permissions:
    ${name}:read: [manager, viewer]
    ${name}:write: [manager]
  records: { ${one.snake}: '${name}:read' }

paths:
${collection(names)}${single(names)}
schemas:
${schemas(names)}`;
}

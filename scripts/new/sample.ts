import { type ApiName, apis } from './api.js';
import { namesOf, singularOf } from './plan/names.js';
import { recordSchemas, replySchemas, type SampleNames } from './sample-schemas.js';

const etag = "            ETag: { $ref: '../shared/headers.yaml#/headers/ETag' }";
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

const operation = (
  names: SampleNames,
  action: string,
  idempotent = 'natural',
): string => `      tags: [${names.tag}]
      x-permission: ${names.kebab}:${action}
      x-rate-limit: general
      x-idempotent: ${idempotent}`;

const listOperation = (names: SampleNames): string => `    get:
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
`;

const createOperation = (names: SampleNames): string => `    post:
      operationId: create${names.one}
      summary: Create ${names.aWord}
      description: Creates ${names.aWord}. The code is unique in the company; case and accents are ignored.
${operation(names, 'write', 'key')}
      x-import: ${names.kebab}
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
`;

const getOperation = (names: SampleNames): string => `    get:
      operationId: get${names.one}
      summary: Get ${names.aWord}
      description: Returns ${names.aWord}, also a deactivated one.
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
`;

const updateOperation = (names: SampleNames): string => `    put:
      operationId: update${names.one}
      summary: Update ${names.aWord}
      description: Changes ${names.aWord}. Optional fields that are not sent keep their value.
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
`;

const deleteOperation = (names: SampleNames): string => `    delete:
      operationId: delete${names.one}
      summary: Delete ${names.aWord}
      description: Deletes ${names.aWord}.
${operation(names, 'write')}
      x-sdk: { group: ${names.group}, method: delete }
      x-errors: [not_found]
      parameters:
        - $ref: '../shared/headers.yaml#/parameters/Id'
      responses:
        '204':
          description: The record is deleted.
`;

/** Returns the names of a sample module and of its records. */
export function sampleNames(name: string): SampleNames & { readonly snake: string } {
  const plural = namesOf(name);
  const one = namesOf(singularOf(name));
  const words = name.replaceAll('-', ' ');
  const word = one.kebab.replaceAll('-', ' ');
  return {
    snake: one.snake,
    kebab: name,
    group: plural.camel,
    plural: plural.pascal,
    one: one.pascal,
    words,
    word,
    aWord: `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`,
    tag: words.charAt(0).toUpperCase() + words.slice(1),
  };
}

/** Writes the declaration of a sample. */
export const sampleDeclaration = (
  api: ApiName,
  { kebab, snake, tag, words }: ReturnType<typeof sampleNames>,
): string => `x-module:
  tag: { name: ${tag}, description: The ${words} of the company. }
  permissions:
    ${kebab}:read: [${apis[api].readers}]
    ${kebab}:write: [${apis[api].writers}]
  records: { ${snake}: '${kebab}:read' }
`;

/** Writes the contract of a sample module: five operations on one kind of record. */
export function sampleContract(name: string): string {
  const names = sampleNames(name);
  return `${sampleDeclaration('erp', names)}
paths:
  /api/${name}:
${listOperation(names)}${createOperation(names)}  /api/${name}/{id}:
${getOperation(names)}${updateOperation(names)}${deleteOperation(names)}
schemas:
${recordSchemas(names)}${replySchemas(names)}`;
}

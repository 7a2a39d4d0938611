import { namesOf } from './plan/names.js';
import { sampleDeclaration, sampleNames } from './sample.js';
import { members, object } from './sample-schemas.js';

type Names = ReturnType<typeof sampleNames>;

const own: Readonly<Record<string, string>> = {
  name: members.name,
  quantity: members.quantity,
  notes: members.notes,
  active: '{ description: False if the record is deactivated., type: boolean }',
};

const prefixOf = ({ snake }: Names): string => snake.slice(0, 3);
const camelOf = ({ snake }: Names): string => namesOf(snake).camel;
const shared = (part: string): string => `{ $ref: './common.yaml#/${part}' }`;
const letters = '01jd7y3q8zk4m5n6p7q8r9s0t1';

const exampleOf = (names: Names): string =>
  `{ id: ${prefixOf(names)}_${letters}, environment: live, name: First, quantity: 2.5, notes: null, active: true, version: 1, createdAt: '2026-01-31T13:30:00.000Z', updatedAt: '2026-01-31T13:30:00.000Z' }`;

/** The members of an operation of the sample. */
interface SampleOperation {
  readonly method: string;
  readonly id: string;
  readonly words: string;
  readonly scope: 'read' | 'write';
  readonly sdk: string;
  readonly idempotent: 'key' | 'natural';
  readonly more?: string;
  readonly errors: readonly string[];
  readonly parameters: readonly string[];
  readonly body?: readonly [schema: string, example: string];
  readonly status: 200 | 201;
  readonly headers: readonly string[];
  readonly reply: readonly [schema: string, example: string];
}

const headers: Readonly<Record<string, string>> = {
  ETag: '../shared/headers.yaml#/headers/ETag',
  'Idempotency-Replayed': '../shared/headers.yaml#/headers/IdempotencyReplayed',
  'Preference-Applied': '../shared/headers.yaml#/headers/PreferenceApplied',
  'Data-Age': '../shared/headers.yaml#/headers/DataAge',
};

const bodyText = ([schema, example]: readonly [string, string]): string => `      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/schemas/${schema}' }
            example: ${example}
`;

const headersText = (names: readonly string[]): string =>
  names.length === 0
    ? ''
    : `          headers:\n${names.map((name) => `            ${name}: { $ref: '${headers[name]}' }\n`).join('')}`;

const operationText = (names: Names, one: SampleOperation): string => `    ${one.method}:
      operationId: ${one.id}
      summary: ${one.words}
      description: ${one.words}, in the environment of the caller.
      tags: [${names.tag}]
      x-permission: ${names.kebab}:${one.scope}
      x-rate-limit: ${one.scope}s
      x-idempotent: ${one.idempotent}
${one.more ?? ''}      x-sdk: { group: ${names.group}, method: ${one.sdk} }
      x-errors: [${one.errors.join(', ')}]
      parameters:
${one.parameters.map((text) => `        - ${text}`).join('\n')}
${one.body === undefined ? '' : bodyText(one.body)}      responses:
        '${one.status}':
          description: ${one.status === 201 ? 'The new record' : 'What was asked for'}.
${headersText(one.headers)}          content:
            application/json:
              schema: { $ref: '#/schemas/${one.reply[0]}' }
              example: ${one.reply[1]}
`;

const header = (name: string): string => `{ $ref: '../shared/headers.yaml#/parameters/${name}' }`;
const written = ['malformed_json', 'file_too_large', 'unsupported_media'];

function idText(names: Names): string {
  const prefix = prefixOf(names);
  return `{ name: id, in: path, required: true, description: The id of the ${names.word}., schema: { type: string, pattern: '^${prefix}_[0-9a-z]{26}$', maxLength: 30, example: ${prefix}_${letters} } }`;
}

function ofCollection(names: Names): readonly SampleOperation[] {
  const { one, plural, words, aWord, group } = names;
  const example = exampleOf(names);
  return [
    {
      method: 'get',
      id: `list${plural}`,
      words: `List ${words}`,
      scope: 'read',
      sdk: 'list',
      idempotent: 'natural',
      more: '      x-pagination: cursor\n',
      errors: [],
      status: 200,
      parameters: [
        "{ name: active, in: query, description: 'Returns only active records, or only deactivated ones.', schema: { type: boolean } }",
        "{ name: search, in: query, description: 'Text in the name or the notes; case and accents are ignored.', schema: { type: string, minLength: 1, maxLength: 200 } }",
        shared('parameters/Limit'),
        shared('parameters/After'),
        header('Prefer'),
      ],
      headers: ['Preference-Applied', 'Data-Age'],
      reply: [
        `${one}ListReply`,
        `{ ok: true, ${group}: [${example}], total: 1, nextCursor: null }`,
      ],
    },
    {
      method: 'post',
      id: `create${one}`,
      words: `Create ${aWord}`,
      scope: 'write',
      sdk: 'create',
      idempotent: 'key',
      status: 201,
      errors: [...written, 'conflict', 'idempotency_key_reused'],
      parameters: [header('IdempotencyKey')],
      body: [`${one}Input`, '{ name: First, quantity: 2.5 }'],
      headers: ['ETag', 'Idempotency-Replayed'],
      reply: [`${one}Reply`, `{ ok: true, ${camelOf(names)}: ${example} }`],
    },
  ];
}

function ofRecord(names: Names): readonly SampleOperation[] {
  const { one, aWord } = names;
  const [id, noun, example] = [idText(names), camelOf(names), exampleOf(names)];
  const reply = [`${one}Reply`, `{ ok: true, ${noun}: ${example} }`] as const;
  const deleted = `{ ok: true, ${noun}: { id: ${prefixOf(names)}_${letters}, deletedAt: '2026-01-31T13:30:00.000Z' } }`;
  return [
    {
      method: 'get',
      id: `get${one}`,
      words: `Get ${aWord}`,
      scope: 'read',
      sdk: 'get',
      idempotent: 'natural',
      errors: ['not_found'],
      parameters: [id],
      status: 200,
      reply,
      headers: ['ETag'],
    },
    {
      method: 'put',
      id: `update${one}`,
      words: `Change ${aWord}`,
      scope: 'write',
      sdk: 'update',
      idempotent: 'natural',
      status: 200,
      reply,
      headers: ['ETag'],
      errors: [...written, 'not_found', 'version_mismatch'],
      parameters: [id, header('IfMatch')],
      body: [`${one}Update`, '{ name: First, notes: Counted twice, active: false }'],
    },
    {
      method: 'delete',
      id: `delete${one}`,
      words: `Delete ${aWord}`,
      scope: 'write',
      sdk: 'delete',
      idempotent: 'natural',
      errors: ['not_found'],
      parameters: [id],
      status: 200,
      headers: [],
      reply: [`${one}DeletedReply`, deleted],
    },
  ];
}

function schemasText(names: Names): string {
  const { one, aWord, group, word, words } = names;
  const ok = 'ok: { description: Always true., type: boolean, const: true }';
  const id = `id: { description: Id of the ${word}., type: string, maxLength: 30 }`;
  const all = Object.entries(own).map(([name, schema]) => `${name}: ${schema}`);
  const [instant, noun] = [shared('schemas/Instant'), camelOf(names)];
  const article = `${aWord.charAt(0).toUpperCase()}${aWord.slice(1)}`;
  return [
    object(
      one,
      `${article} of the company.`,
      'id, environment, name, quantity, notes, active, version, createdAt, updatedAt',
      [
        id,
        `environment: ${shared('schemas/Environment')}`,
        ...all,
        "version: { $ref: '../shared/scalars.yaml#/schemas/Version' }",
        `createdAt: ${instant}`,
        `updatedAt: ${instant}`,
      ],
    ),
    object(`${one}Input`, `A new ${word}.`, 'name, quantity', [
      ...all.filter((line) => !line.startsWith('active:')),
      'active: { description: False creates a deactivated record., type: boolean, default: true }',
    ]),
    object(
      `${one}Update`,
      `Changes of ${aWord}. Members that are not sent keep their value.`,
      'name',
      all,
    ),
    object(`${one}Reply`, `Reply with one ${word}.`, `ok, ${noun}`, [
      ok,
      `${noun}: { $ref: '#/schemas/${one}' }`,
    ]),
    object(`${one}ListReply`, `One page of ${words}.`, `ok, ${group}, total, nextCursor`, [
      ok,
      `${group}: { description: Records of the page., type: array, maxItems: 100, items: { $ref: '#/schemas/${one}' } }`,
      `total: ${shared('schemas/Total')}`,
      `nextCursor: ${shared('schemas/NextCursor')}`,
    ]),
    object(`Deleted${one}`, `${article} that was deleted.`, 'id, deletedAt', [
      id,
      `deletedAt: ${instant}`,
    ]),
    object(`${one}DeletedReply`, `Reply to the deletion of ${aWord}.`, `ok, ${noun}`, [
      ok,
      `${noun}: { $ref: '#/schemas/Deleted${one}' }`,
    ]),
  ].join('');
}

/** Writes the contract of a sample module of the verification API: five operations on one kind of record. */
export function verificationSample(name: string): string {
  const names = sampleNames(name);
  const textOf = (operations: readonly SampleOperation[]) =>
    operations.map((one) => operationText(names, one)).join('');
  return `${sampleDeclaration('kyc', names)}
paths:
  /v1/${name}:
${textOf(ofCollection(names))}  /v1/${name}/{id}:
${textOf(ofRecord(names))}
schemas:
${schemasText(names)}`;
}

/** The names in the sample contract. */
export interface SampleNames {
  readonly kebab: string;
  readonly group: string;
  readonly plural: string;
  readonly one: string;
  readonly words: string;
  readonly word: string;
  /** The word with its article. */
  readonly aWord: string;
  readonly tag: string;
}

const message =
  "{ description: 'Optional text for people, in the language of the request.', type: string, maxLength: 500 }";

/** The members of a sample that requests set. */
export const members = {
  code: "{ description: Code that is unique in the company., type: string, minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_.-]+$' }",
  name: "{ description: Name for people., type: string, minLength: 1, maxLength: 200, pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f]*$' }",
  quantity:
    '{ description: Quantity with at most four decimals., type: number, minimum: 0, maximum: 9999999999, x-decimals: 4 }',
  date: "{ $ref: '../shared/scalars.yaml#/schemas/Day' }",
  notes:
    "{ description: Notes of the company., type: [string, 'null'], maxLength: 2000, pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]*$' }",
};

/** Writes the schema of an object. */
export const object = (
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

/** Returns the schemas of a record, of a new record and of a change. */
export const recordSchemas = ({ aWord, one, word }: SampleNames): string => {
  const own = Object.entries(members).map(([name, schema]) => `${name}: ${schema}`);
  const active = 'active: { description: False if the record is deactivated., type: boolean }';
  return [
    object(
      one,
      `${aWord.charAt(0).toUpperCase()}${aWord.slice(1)} of the company.`,
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
    object(`${one}Update`, `Changes of ${aWord}.`, 'name', [
      ...own.filter((line) => !line.startsWith('code:')),
      active,
    ]),
  ].join('');
};

export const replySchemas = ({ one, word, words }: SampleNames): string => {
  const ok = 'ok: { description: Always true., type: boolean, const: true }';
  return [
    object(`${one}Reply`, `Reply with one ${word}.`, 'ok, data', [
      ok,
      `data: { $ref: '#/schemas/${one}' }`,
      `message: ${message}`,
    ]),
    object(
      `${one}ListReply`,
      `Reply with one page of ${words}.`,
      'ok, data, totalCount, page, pageSize',
      [
        ok,
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

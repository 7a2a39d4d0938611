import { _, type Ajv, type CodeKeywordDefinition, type KeywordCxt, Name, str } from 'ajv';
import { isRecord, type JsonRecord } from './document.js';

/** Readers of `runtime/coerce.ts`, by the type of the parameter. */
export type TextReader = 'integer' | 'number' | 'boolean' | 'text';
/** A list is a repeated field, or with `,` one text of items separated by commas. */
export type TextListReader = readonly [TextReader] | readonly [TextReader, ','];
export type TextShape = Readonly<Record<string, TextReader | TextListReader>>;

/** Names that the compiled code expects its module to import. */
export const runtimeImports = `import { hasAtMostDecimals } from 'notaria:decimals';
import { appendErrors } from 'notaria:errors';
import { hasUniqueItems } from 'notaria:unique';
import { readBoolean, readInteger, readList, readNumber, readText, splitList } from 'notaria:coerce';
`;

const readerNames: Readonly<Record<TextReader, string>> = {
  integer: 'readInteger',
  number: 'readNumber',
  boolean: 'readBoolean',
  text: 'readText',
};

const decimals: CodeKeywordDefinition = {
  keyword: 'x-decimals',
  type: 'number',
  schemaType: 'number',
  error: {
    message: ({ schema }) => str`must have at most ${schema} decimals`,
    params: ({ schema }) => _`{limit: ${schema}}`,
  },
  code(context: KeywordCxt) {
    context.fail(_`!${new Name('hasAtMostDecimals')}(${context.data}, ${context.schema})`);
  },
};

/** Stands for `uniqueItems`, for which ajv compares each item with each other where their type is behind a `$ref`. */
const unique: CodeKeywordDefinition = {
  keyword: 'x-unique',
  type: 'array',
  schemaType: 'boolean',
  error: { message: 'must not have duplicate items' },
  code(context: KeywordCxt) {
    if (context.schema !== true) return;
    context.fail(_`!${new Name('hasUniqueItems')}(${context.data})`);
  },
};

/**
 * Our own keyword for objects whose members arrive as text: turns each into its declared type
 * before `properties` judges it. Stricter than ajv's coercion, which takes "0x10" and " 5 " for
 * numbers.
 */
const text: CodeKeywordDefinition = {
  keyword: 'x-text',
  type: 'object',
  schemaType: 'object',
  before: 'properties',
  code(context: KeywordCxt) {
    const shape: unknown = context.schema;
    if (isRecord(shape)) readMembers(context, shape);
  },
};

function readMembers(context: KeywordCxt, shape: JsonRecord): void {
  const { gen, data } = context;
  for (const [name, reader] of Object.entries(shape)) {
    const isList = Array.isArray(reader);
    const read = readerOf(isList ? reader[0] : reader);
    if (read === undefined) continue;
    const member = _`${data}[${name}]`;
    const list = new Name(isList && reader[1] === ',' ? 'splitList' : 'readList');
    const value = isList ? _`${list}(${member}, ${read})` : _`${read}(${member})`;
    gen.if(_`${member} !== undefined`, () => gen.assign(member, value));
  }
}

function readerOf(reader: unknown): Name | undefined {
  const found = Object.entries(readerNames).find(([type]) => type === reader)?.[1];
  return found === undefined ? undefined : new Name(found);
}

export function addOwnKeywords(ajv: Ajv): void {
  ajv.addKeyword(unique);
  ajv.addKeyword(decimals);
  ajv.addKeyword(text);
}

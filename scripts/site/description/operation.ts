import {
  type ApiDocument,
  type Content,
  type OrReference,
  type Parameter,
  resolve,
  type Schema,
} from '../../../src/kernel/http/site/collections/document.js';
import { type Entry, schemaName } from '../api.js';
import type { Words } from '../words/en.js';
import { type Member, parameterMember } from './value.js';

/** The notice of a deprecated operation. */
export interface Deprecation {
  readonly text: string;
  /** The sentence on the last day; empty for an operation that has none. */
  readonly lastDay: string;
}

/** Returns the notice of a deprecated operation; undefined for any other. */
export function deprecationOf(words: Words, { operation }: Entry): Deprecation | undefined {
  const { deprecated = false, 'x-sunset': day } = operation;
  if (!deprecated) return undefined;
  return { text: words.deprecated, lastDay: day === undefined ? '' : words.lastDay(day) };
}

interface ParameterPlace {
  readonly title: string;
  readonly members: readonly Member[];
}

/** Returns the parameters of each place that has some. */
export function parameterPlaces(
  words: Words,
  parameters: readonly Parameter[],
): readonly ParameterPlace[] {
  return Object.entries(words.places).flatMap(([place, title]) => {
    const members = parameters.filter((one) => one.in === place).map(parameterMember);
    return members.length === 0 ? [] : [{ title, members }];
  });
}

/** Returns the headers of a reply as members. */
export const replyHeaders = (document: ApiDocument, { headers = {} }: Content): readonly Member[] =>
  Object.entries(headers).map(([name, header]) =>
    parameterMember({ name, in: 'header', ...resolve(document, header) }),
  );

/** The content of a body or reply. */
export interface ContentDescription {
  /** All media types; none for a reply without a body. */
  readonly types: readonly string[];
  readonly isFile: boolean;
  /** The name of the object; undefined for a schema without a name. */
  readonly name: string | undefined;
  readonly schema: OrReference<Schema>;
}

/** Returns the content of a body or reply. All its media types have one schema. */
export function describeContent({ content = {} }: Content): ContentDescription {
  const types = Object.keys(content);
  const [type = ''] = types;
  const schema = content[type]?.schema ?? {};
  return {
    types,
    isFile: type !== '' && !type.includes('json') && !type.includes('form-data'),
    name: schemaName(schema),
    schema,
  };
}

const kilobyte = 2 ** 10;
const megabyte = 2 ** 20;

/** Returns a size in the unit in which it is not zero. */
function sizeText(bytes: number): string {
  const [size, unit] =
    bytes >= megabyte / 10
      ? [bytes / megabyte, 'MB']
      : bytes >= kilobyte
        ? [bytes / kilobyte, 'kB']
        : [bytes, 'bytes'];
  return `${Math.round(size * 10) / 10} ${unit}`;
}

/** Returns the files of a form by the names of their fields, with their types and sizes. */
export const uploadsOf = (words: Words, { operation }: Entry) =>
  Object.entries(operation['x-upload'] ?? {}).map(([name, { mime, maxBytes }]) => {
    return { name, text: words.fileTypes(mime.join(', '), sizeText(maxBytes)) };
  });

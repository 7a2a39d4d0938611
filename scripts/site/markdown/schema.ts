import type {
  Content,
  OrReference,
  Schema,
} from '../../../src/kernel/http/site/collections/document.js';
import { type Api, schemaPath } from '../api.js';
import { describeContent } from '../description/operation.js';
import { type Shape, shapeOf } from '../description/shape.js';
import {
  alternativesOf,
  describeShape,
  isNested,
  type Member,
  membersOf,
  type ValueDescription,
} from '../description/value.js';
import { slugOf } from '../html.js';
import type { Site } from '../site.js';

const code = (text: string): string => `\`${text}\``;

export const fenced = (language: string, text: string): string =>
  `\`\`\`${language}\n${text}\n\`\`\``;

/** Returns the parts of a page or section that are not empty, as paragraphs. */
export const paragraphs = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n');

function typeText({ words }: Site, { name, label, isList, isNullable }: Shape): string {
  const type = name ?? label;
  return `${isList ? words.listOf(type) : type}${isNullable ? ` ${words.nullable}` : ''}`;
}

/** Returns the description, rules and values of a value as sentences. */
function sentences({ description, rules, values }: ValueDescription): string {
  const texts = rules.map((rule) =>
    rule.code === undefined ? rule.text : `${rule.text} ${code(rule.code)}`,
  );
  const all = texts.join(', ');
  return [
    description,
    all === '' ? '' : `${all.slice(0, 1).toUpperCase()}${all.slice(1)}.`,
    values === undefined ? '' : `${values.label}: ${values.values.map(code).join(', ')}.`,
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/** Returns a value as an item of a list, and below it the members of an object that has no name. */
function itemLines(site: Site, api: Api, name: string, value: ValueDescription): readonly string[] {
  const notes = [typeText(site, value.shape), ...value.flags.map(({ text }) => text.toLowerCase())];
  const text = sentences(value);
  const head = name === '' ? notes.join(', ') : `${code(name)} (${notes.join(', ')})`;
  const { inner, name: object } = value.shape;
  const below = object === undefined && isNested(inner) ? bodyLines(site, api, inner) : [];
  return [`- ${head}${text === '' ? '' : `: ${text}`}`, ...below.map((line) => `  ${line}`)];
}

/** Returns members of an object, or parameters. */
export const memberLines = (site: Site, api: Api, members: readonly Member[]): readonly string[] =>
  members.flatMap(({ name, value, isRequired }) => {
    const shape = shapeOf(api.document, value);
    return itemLines(site, api, name, describeShape(site.words, shape, isRequired));
  });

/** Returns the members and alternatives of a schema. */
function bodyLines(site: Site, api: Api, schema: Schema): readonly string[] {
  const alternatives = alternativesOf(api.document, schema).flatMap((shape) =>
    itemLines(site, api, '', describeShape(site.words, shape)),
  );
  return [
    ...memberLines(site, api, membersOf(site.words, schema)),
    ...(alternatives.length === 0
      ? []
      : [`- ${site.words.oneOf}:`, ...alternatives.map((line) => `  ${line}`)]),
  ];
}

/** Returns the members of a schema or, for one without members, what it allows. */
function schemaText(site: Site, api: Api, schema: OrReference<Schema>): string {
  const shape = shapeOf(api.document, schema);
  const lines = bodyLines(site, api, shape.inner);
  const { isList, isNullable } = shape;
  if (lines.length > 0 && !isList && !isNullable) return lines.join('\n');
  const rules = sentences({ ...describeShape(site.words, shape), description: '' });
  const type = `Type: ${typeText(site, { ...shape, name: undefined })}.${rules === '' ? '' : ` ${rules}`}`;
  return paragraphs(type, lines.join('\n'));
}

/** Returns a named schema as a section. */
export function objectMarkdown(site: Site, api: Api, name: string): string {
  const schema = api.document.components.schemas[name] ?? {};
  const { description = '' } = shapeOf(api.document, schema);
  return paragraphs(`### ${name}`, description, schemaText(site, api, schema));
}

/** Returns a link to the section of a named schema. */
function schemaLink({ base }: Site, api: Api, name: string): string {
  const [path = ''] = schemaPath(api, name).split('#');
  return `[${name}](${base}${path}.md#${slugOf(name)})`;
}

/** Returns the content of a body or reply: its media types, and its object or members. */
export function contentMarkdown(site: Site, api: Api, content: Content): string {
  const { types, isFile, name, schema } = describeContent(content);
  if (types.length === 0) return site.words.noContent;
  const list = types.map(code).join(', ');
  if (isFile) return `${list}. ${site.words.file}.`;
  if (name !== undefined) return `${list}, ${schemaLink(site, api, name)}`;
  return paragraphs(list, schemaText(site, api, schema));
}

import {
  type OrReference,
  replyExample,
  type Schema,
} from '../../../src/kernel/http/site/collections/document.js';
import {
  type Api,
  type Content,
  type Entry,
  errorsOf,
  type Group,
  repliesOf,
  schemaName,
} from '../api.js';
import { callOf } from '../examples/call.js';
import { curlExample } from '../examples/curl.js';
import { typescriptExample } from '../examples/typescript.js';
import { type Shape, shapeOf } from '../reference/shape.js';
import type { Site } from '../site.js';

const fenced = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;

function typeOf(shape: Shape): string {
  const type = shape.name ?? shape.label;
  return `${shape.isList ? `list of ${type}` : type}${shape.isNullable ? ' or null' : ''}`;
}

function member(api: Api, name: string, value: OrReference<Schema>, isRequired: boolean): string {
  const shape = shapeOf(api.document, value);
  const values = shape.inner.enum?.map(String).join(', ');
  const notes = [typeOf(shape), isRequired && 'required', shape.isDeprecated && 'deprecated'];
  const text = [shape.description, values !== undefined && `Values: ${values}.`].filter(Boolean);
  return `- \`${name}\` (${notes.filter(Boolean).join(', ')})${text.length > 0 ? `: ${text.join(' ')}` : ''}`;
}

function members(api: Api, schema: Schema): readonly string[] {
  const required = new Set((schema['required'] as readonly string[] | undefined) ?? []);
  return Object.entries(schema.properties ?? {}).map(([name, value]) =>
    member(api, name, value, required.has(name)),
  );
}

function contentName(api: Api, { content = {} }: Content): string {
  const [[type = '', media] = []] = Object.entries(content);
  const schema = media?.schema ?? {};
  const name = schemaName(schema);
  return type === ''
    ? 'no content'
    : `${type}${name === undefined ? '' : `, ${name}`}${
        type.includes('form-data')
          ? `\n${members(api, shapeOf(api.document, schema).inner).join('\n')}`
          : ''
      }`;
}

function operation(api: Api, entry: Entry): string {
  const { operation: one, method, path, parameters, id } = entry;
  const { group, method: call } = one['x-sdk'];
  const example = callOf(api, entry);
  const reply = replyExample(api.document, one);
  const own = parameters.map(({ name, in: place, required = false, description, schema = {} }) =>
    member(
      api,
      `${name}\` in ${place} \``,
      { ...schema, ...(description !== undefined && { description }) },
      required,
    ).replace(' ``', ''),
  );
  const body = one.requestBody as Content | undefined;
  const replies = repliesOf(api, entry).filter(([status]) => status.startsWith('2'));
  return [
    `## ${one.summary ?? id}`,
    `\`${method} ${path}\` (operation \`${id}\`, client \`${api.name}.${group}.${call}\`)`,
    one.description ?? '',
    `Permission: \`${one['x-permission']}\`. Rate limit: \`${one['x-rate-limit']}\`. Idempotency: \`${one['x-idempotent']}\`.`,
    own.length > 0 ? `Parameters:\n\n${own.join('\n')}` : '',
    body === undefined ? '' : `Request body: ${contentName(api, body)}`,
    ...replies.map(([status, content]) => `Reply ${status}: ${contentName(api, content)}`),
    `Errors: ${errorsOf(api, entry)
      .map(([code, status]) => `${code} (${status})`)
      .join(', ')}`,
    fenced('sh', curlExample(example)),
    fenced('ts', typescriptExample(example)),
    reply === undefined ? '' : fenced('json', JSON.stringify(reply, null, 2)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function object(api: Api, name: string): string {
  const shape = shapeOf(api.document, api.document.components.schemas[name] ?? {});
  const own = members(api, shape.inner);
  const values = shape.inner.enum?.map(String).join(', ');
  return [
    `### ${name}`,
    shape.description ?? '',
    own.length > 0
      ? own.join('\n')
      : `Type: ${shape.label}.${values === undefined ? '' : ` Values: ${values}.`}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Returns the page of a group as Markdown, with its operations and objects in full. */
export const groupMarkdown = (api: Api, group: Group): string =>
  [
    `# ${group.title} (${api.title})`,
    group.description,
    ...group.entries.map((entry) => operation(api, entry)),
    ...(group.schemas.length > 0 ? ['## Objects'] : []),
    ...group.schemas.map((name) => object(api, name)),
  ].join('\n\n');

/** Returns the objects that several groups use, as Markdown. */
export const objectsMarkdown = (api: Api): string =>
  [`# Shared objects (${api.title})`, ...api.shared.map((name) => object(api, name))].join('\n\n');

/** Returns the list of all pages for assistants, as https://llmstxt.org describes it. */
export function llmsText({ apis, base, guides, words }: Site): string {
  const item = (path: string, title: string, text: string) =>
    `- [${title}](${base}${path}.md): ${text}`;
  return [
    `# Notaria\n\n> ${words.homeIntro}`,
    'Every page below is Markdown. The OpenAPI documents are at /api/openapi.json and /v1/openapi.json.',
    `## Guides\n\n${guides.map((one) => item(`/guides/${one.slug}`, one.title, one.description)).join('\n')}`,
    ...apis.map((api) => {
      const groups = api.groups.map((one) =>
        item(`/${api.name}/${one.slug}`, one.title, one.description),
      );
      const shared = item(`/${api.name}/objects`, 'Shared objects', words.objectsIntro);
      return `## ${api.title}\n\n${[...groups, shared].join('\n')}`;
    }),
  ].join('\n\n');
}

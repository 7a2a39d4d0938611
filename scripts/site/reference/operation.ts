import type { Parameter } from '../../../src/kernel/http/site/collections/document.js';
import { replyExample } from '../../../src/kernel/http/site/collections/document.js';
import {
  type Api,
  type Content,
  type Entry,
  errorsOf,
  type Group,
  meaningOf,
  operationPath,
  repliesOf,
  schemaName,
  schemaPath,
} from '../api.js';
import { codeBlock, codeTabs } from '../examples/blocks.js';
import { callOf } from '../examples/call.js';
import { curlExample } from '../examples/curl.js';
import { httpExample } from '../examples/http.js';
import { typescriptExample } from '../examples/typescript.js';
import { inline, lines } from '../html.js';
import type { Page, Site } from '../site.js';
import { operationFacts } from './facts.js';
import { contentSchema, memberHtml } from './schema.js';
import { tryForm } from './try-form.js';

export const endpoint = ({ method, path }: Entry): string =>
  `<p class="endpoint"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path.replaceAll('/', '/<wbr>')}</code></p>`;

const heading = (id: string, title: string): string => `<h2 id="${id}">${title}</h2>`;

function parameterSection(site: Site, api: Api, { parameters }: Entry): string {
  const { words } = site;
  const places = Object.entries(words.places).flatMap(([place, title]) => {
    const own = parameters.filter((one) => one.in === place);
    return own.length === 0 ? [] : [`<h3>${title}</h3>${parameterList(site, api, own)}`];
  });
  return places.length === 0 ? '' : lines(heading('parameters', words.parameters), ...places);
}

function parameterList(site: Site, api: Api, parameters: readonly Parameter[]): string {
  const items = parameters.map(({ name, required = false, description, schema = {}, ...rest }) => {
    const isDeprecated = 'deprecated' in rest && rest.deprecated === true;
    const described = {
      ...schema,
      ...(description !== undefined && { description }),
      ...(isDeprecated && { deprecated: true }),
    };
    return memberHtml({ site, api, around: [], depth: 0 }, name, described, {
      isRequired: required,
    });
  });
  return `<ul class="members">${items.join('\n')}</ul>`;
}

const megabyte = 2 ** 20;

function uploadNotes({ words }: Site, { operation }: Entry): string {
  const files = Object.entries(operation['x-upload'] ?? {}).map(
    ([name, { mime, maxBytes }]) =>
      `<li><code>${name}</code>: ${words.fileTypes(mime.join(', '), `${Math.round((maxBytes / megabyte) * 10) / 10} MB`)}</li>`,
  );
  return files.length === 0 ? '' : `<ul class="files">${files.join('\n')}</ul>`;
}

/** Returns the object of a body or reply, by media type. */
function contentHtml(site: Site, api: Api, { content = {} }: Content): string {
  const types = Object.keys(content);
  const [type] = types;
  if (type === undefined) return `<p class="rules">${site.words.noContent}</p>`;
  const schema = content[type]?.schema ?? {};
  const name = schemaName(schema);
  const link =
    name === undefined ? '' : `<a href="${site.base}${schemaPath(api, name)}">${name}</a>`;
  const isFile = !type.includes('json') && !type.includes('form-data');
  return lines(
    `<p class="rules">${types.map((one) => `<code>${one}</code>`).join(', ')} ${isFile ? site.words.file : link}</p>`,
    !isFile && contentSchema(site, api, schema),
  );
}

function bodySection(site: Site, api: Api, entry: Entry): string {
  const body = entry.operation.requestBody as Content | undefined;
  if (body === undefined) return '';
  return lines(
    heading('body', site.words.body),
    uploadNotes(site, entry),
    contentHtml(site, api, body),
  );
}

function replySection(site: Site, api: Api, entry: Entry): string {
  const replies = repliesOf(api, entry).filter(([status]) => status.startsWith('2'));
  return lines(
    heading('reply', site.words.reply),
    ...replies.map(([status, reply]) =>
      lines(
        `<h3><span class="status">${status}</span> ${inline(reply.description ?? '')}</h3>`,
        contentHtml(site, api, reply),
      ),
    ),
  );
}

function errorSection(site: Site, api: Api, entry: Entry): string {
  const { words, base } = site;
  const rows = errorsOf(api, entry).map(
    ([code, status]) =>
      `<tr><td>${status}</td><td><a href="${base}/${api.name}#${code}"><code>${code}</code></a></td><td>${inline(meaningOf(api, code))}</td></tr>`,
  );
  return lines(
    heading('errors', words.errors),
    `<div class="scroll" tabindex="0" role="region" aria-label="${words.errors}"><table><thead><tr><th>${words.status}</th><th>${words.code}</th><th>${words.meaning}</th></tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody></table></div>`,
  );
}

function examples(site: Site, api: Api, entry: Entry): string {
  const call = callOf(api, entry);
  const reply = replyExample(api.document, entry.operation);
  return lines(
    codeTabs(site, [
      ['curl', curlExample(call)],
      ['TypeScript', typescriptExample(call)],
      ['HTTP', httpExample(call)],
    ]),
    tryForm(site, api, entry),
    reply !== undefined && codeBlock(site, JSON.stringify(reply, null, 2), site.words.exampleReply),
  );
}

const headingsOf = (main: string): Page['headings'] =>
  [...main.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id = '', title = '']) => ({
    id,
    title,
  }));

function deprecation({ words }: Site, { operation }: Entry): string | false {
  const { deprecated = false, 'x-sunset': day } = operation;
  const lastDay = day === undefined ? '' : `. ${words.lastDay(day)}`;
  return deprecated && `<p class="warning">${words.deprecated}${lastDay}</p>`;
}

/** The page of one operation. */
export function operationPage(site: Site, api: Api, group: Group, entry: Entry): Page {
  const { operation } = entry;
  const { description = '', summary = entry.id } = operation;
  const main = lines(
    `<p class="crumbs"><a href="${site.base}/${api.name}">${api.title}</a> / <a href="${site.base}/${api.name}/${group.slug}">${group.title}</a></p>`,
    `<h1 tabindex="-1">${inline(summary)}</h1>`,
    deprecation(site, entry),
    endpoint(entry),
    `<p class="lead">${inline(description)}</p>`,
    operationFacts(site, api, entry),
    parameterSection(site, api, entry),
    bodySection(site, api, entry),
    replySection(site, api, entry),
    errorSection(site, api, entry),
  );
  return {
    path: operationPath(api, group, entry),
    title: summary,
    description,
    main,
    aside: examples(site, api, entry),
    headings: headingsOf(main) ?? [],
  };
}

import { type Content, replyExamples } from '../../../src/kernel/http/site/collections/document.js';
import {
  type Api,
  bodyContentOf,
  type Entry,
  errorsOf,
  type Group,
  meaningOf,
  operationPath,
  repliesOf,
} from '../api.js';
import { operationFacts } from '../description/facts.js';
import {
  deprecationOf,
  parameterPlaces,
  replyHeaders,
  uploadsOf,
} from '../description/operation.js';
import { codeBlock, codeTabs } from '../examples/blocks.js';
import { callOf } from '../examples/call.js';
import { csharpExample } from '../examples/csharp.js';
import { curlExample } from '../examples/curl.js';
import { httpExample } from '../examples/http.js';
import { javaExample } from '../examples/java.js';
import { phpExample } from '../examples/php.js';
import { pythonExample } from '../examples/python.js';
import { typescriptExample } from '../examples/typescript.js';
import { descriptionHtml, inline, lines } from '../html.js';
import type { Page, Site } from '../site.js';
import { contentHtml, parameterList } from './content.js';
import { tryForm } from './try-form.js';

export const endpoint = ({ method, path }: Entry): string =>
  `<p class="endpoint"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path.replaceAll('/', '/<wbr>')}</code></p>`;

const heading = (id: string, title: string): string => `<h2 id="${id}">${title}</h2>`;

function factsHtml(site: Site, api: Api, entry: Entry): string {
  const facts = operationFacts(site.words, api, entry).map(({ name, text, isCode, guide }) => {
    const value = isCode ? `<code>${text}</code>` : text;
    const linked =
      guide === undefined ? value : `<a href="${site.base}/guides/${guide}">${value}</a>`;
    return `<div><dt>${name}</dt><dd>${linked}</dd></div>`;
  });
  return lines('<dl class="facts">', ...facts, '</dl>');
}

function parameterSection(site: Site, api: Api, { parameters }: Entry): string {
  const places = parameterPlaces(site.words, parameters).map(
    ({ title, members }) => `<h3>${title}</h3>${parameterList(site, api, members)}`,
  );
  return places.length === 0 ? '' : lines(heading('parameters', site.words.parameters), ...places);
}

function uploadNotes({ words }: Site, entry: Entry): string {
  const files = uploadsOf(words, entry).map(
    ({ name, text }) => `<li><code>${name}</code>: ${text}</li>`,
  );
  return files.length === 0 ? '' : `<ul class="files">${files.join('\n')}</ul>`;
}

function bodySection(site: Site, api: Api, entry: Entry): string {
  const body = bodyContentOf(api, entry);
  if (body === undefined) return '';
  return lines(
    heading('body', site.words.body),
    uploadNotes(site, entry),
    contentHtml(site, api, body),
  );
}

function replyHeaderList(site: Site, api: Api, reply: Content): string {
  const headers = replyHeaders(api.document, reply);
  if (headers.length === 0) return '';
  return `<h4>${site.words.replyHeaders}</h4>${parameterList(site, api, headers)}`;
}

function replySection(site: Site, api: Api, entry: Entry): string {
  const replies = repliesOf(api, entry).filter(([status]) => status.startsWith('2'));
  return lines(
    heading('reply', site.words.reply),
    ...replies.map(([status, reply]) =>
      lines(
        `<h3><span class="status">${status}</span> ${inline(reply.description ?? '')}</h3>`,
        contentHtml(site, api, reply),
        replyHeaderList(site, api, reply),
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
  const replies = replyExamples(api.document, entry.operation);
  return lines(
    codeTabs(site, [
      ['curl', curlExample(call)],
      ['TypeScript', typescriptExample(call)],
      ['Python', pythonExample(call)],
      ['PHP', phpExample(call)],
      ['Java', javaExample(call)],
      ['C#', csharpExample(call)],
      ['HTTP', httpExample(call)],
    ]),
    tryForm(site, api, entry),
    ...replies.map(({ status, example }) => {
      const title = `${site.words.exampleReply}${replies.length > 1 ? ` ${status}` : ''}`;
      return codeBlock(site, JSON.stringify(example, null, 2), title);
    }),
  );
}

const headingsOf = (main: string): Page['headings'] =>
  [...main.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id = '', title = '']) => ({
    id,
    title,
  }));

function deprecation({ words }: Site, entry: Entry): string {
  const notice = deprecationOf(words, entry);
  if (notice === undefined) return '';
  const { text, lastDay } = notice;
  return `<p class="warning">${text}.${lastDay === '' ? '' : ` ${lastDay}`}</p>`;
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
    descriptionHtml(description),
    factsHtml(site, api, entry),
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

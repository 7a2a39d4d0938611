import { type Content, replyExamples } from '../../../src/kernel/http/site/collections/document.js';
import { type Api, bodyContentOf, type Entry, errorsOf, repliesOf } from '../api.js';
import { operationFacts } from '../description/facts.js';
import {
  deprecationOf,
  parameterPlaces,
  replyHeaders,
  uploadsOf,
} from '../description/operation.js';
import { callOf } from '../examples/call.js';
import { curlExample } from '../examples/curl.js';
import { typescriptExample } from '../examples/typescript.js';
import type { Site } from '../site.js';
import { contentMarkdown, fenced, memberLines, paragraphs } from './schema.js';

function deprecation({ words }: Site, entry: Entry): string {
  const notice = deprecationOf(words, entry);
  if (notice === undefined) return '';
  return `**${notice.text}.**${notice.lastDay === '' ? '' : ` ${notice.lastDay}`}`;
}

const facts = ({ words }: Site, api: Api, entry: Entry): string =>
  operationFacts(words, api, entry)
    .map(({ name, text, isCode }) => `- ${name}: ${isCode ? `\`${text}\`` : text}`)
    .join('\n');

function parameters(site: Site, api: Api, entry: Entry): readonly string[] {
  const { words } = site;
  return parameterPlaces(words, entry.parameters).map(({ title, members }) =>
    paragraphs(`${words.parameters}, ${title}:`, memberLines(site, api, members).join('\n')),
  );
}

function body(site: Site, api: Api, entry: Entry): string {
  const content = bodyContentOf(api, entry);
  if (content === undefined) return '';
  const files = uploadsOf(site.words, entry).map(({ name, text }) => `- \`${name}\`: ${text}`);
  return paragraphs(`${site.words.body}: ${contentMarkdown(site, api, content)}`, files.join('\n'));
}

function headers(site: Site, api: Api, reply: Content): string {
  const members = replyHeaders(api.document, reply);
  if (members.length === 0) return '';
  return paragraphs(`${site.words.replyHeaders}:`, memberLines(site, api, members).join('\n'));
}

function replies(site: Site, api: Api, entry: Entry): readonly string[] {
  return repliesOf(api, entry)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, reply]) =>
      paragraphs(
        `${site.words.reply} ${status}: ${reply.description ?? ''}`,
        contentMarkdown(site, api, reply),
        headers(site, api, reply),
      ),
    );
}

function errors(api: Api, entry: Entry): string {
  const codes = errorsOf(api, entry).map(([code, status]) => `${code} (${status})`);
  return codes.join(', ');
}

/** Returns an operation as a section, with its examples. */
export function operationMarkdown(site: Site, api: Api, entry: Entry): string {
  const { operation, method, path, id } = entry;
  const call = callOf(api, entry);
  const examples = replyExamples(api.document, operation);
  return paragraphs(
    `## ${operation.summary ?? id}`,
    deprecation(site, entry),
    `\`${method} ${path}\` (operation \`${id}\`)`,
    operation.description ?? '',
    facts(site, api, entry),
    ...parameters(site, api, entry),
    body(site, api, entry),
    ...replies(site, api, entry),
    `${site.words.errors}: ${errors(api, entry)}`,
    fenced('sh', curlExample(call)),
    fenced('ts', typescriptExample(call)),
    ...examples.map(({ status, example }) => {
      const title = examples.length > 1 ? `${site.words.exampleReply} ${status}:` : '';
      return paragraphs(title, fenced('json', JSON.stringify(example, null, 2)));
    }),
  );
}

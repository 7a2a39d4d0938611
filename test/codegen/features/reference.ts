import { publishedDocument } from '../../../scripts/codegen/bundle/published.js';
import { readApi } from '../../../scripts/site/api.js';
import { groupMarkdown, objectsMarkdown } from '../../../scripts/site/markdown/pages.js';
import { webhookMarkdown } from '../../../scripts/site/markdown/webhook.js';
import { groupPage, objectsPage } from '../../../scripts/site/reference/group.js';
import { operationPage } from '../../../scripts/site/reference/operation.js';
import { webhookSection } from '../../../scripts/site/reference/webhook.js';
import type { Site } from '../../../scripts/site/site.js';
import { en } from '../../../scripts/site/words/en.js';
import { asyncApi } from '../../../src/kernel/http/site/collections/asyncapi.js';
import {
  type ApiDocument,
  webhooksOf,
} from '../../../src/kernel/http/site/collections/document.js';
import { expect } from '../../support/jest.js';
import { featureContract, type features, idOf } from './contract.js';

type Feature = (typeof features)[number];

const documentOf = (feature: Feature): ApiDocument =>
  JSON.parse(JSON.stringify(publishedDocument(featureContract([feature])))) as ApiDocument;

/** Returns the words of a text. The two forms of the reference differ in their punctuation. */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim();

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

const htmlWords = (html: string): string =>
  wordsOf(
    html
      .replaceAll('<wbr>', '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole),
  );

const markdownWords = (markdown: string): string =>
  wordsOf(markdown.replaceAll(/\]\([^)]*\)/g, ' '));

/** Returns the words of the reference of a contract that holds one feature only, in each of its forms. */
function referenceOf(feature: Feature) {
  const api = readApi('erp', 'Features', documentOf(feature));
  const site: Site = {
    apis: [api],
    guides: [],
    spanishGuides: [],
    language: 'en',
    base: '/docs',
    words: en,
    changelogs: { erp: '', kyc: '' },
    versions: { erp: '', kyc: '' },
  };
  const webhooks = webhooksOf(api.document);
  const pages = api.groups.flatMap((group) => [
    groupPage(site, api, group),
    ...group.entries.map((entry) => operationPage(site, api, group, entry)),
  ]);
  return {
    html: htmlWords(
      [
        ...[...pages, objectsPage(site, api)].flatMap(({ main, aside = '' }) => [main, aside]),
        ...webhooks.map((webhook) => webhookSection(site, api, webhook)),
      ].join('\n'),
    ),
    markdown: markdownWords(
      [
        ...api.groups.map((group) => groupMarkdown(site, api, group)),
        objectsMarkdown(site, api),
        ...webhooks.map((webhook) => webhookMarkdown(site, api, webhook)),
      ].join('\n'),
    ),
  };
}

/** Expects all that a feature shows in the pages and in the Markdown of its reference. */
export function expectShown(feature: Feature): void {
  const { html, markdown } = referenceOf(feature);
  const shown = feature.shows.map((text) => wordsOf(text.replace('NAME', idOf(feature))));
  expect(shown.filter((text) => !` ${html} `.includes(` ${text} `))).toEqual([]);
  expect(shown.filter((text) => !` ${markdown} `.includes(` ${text} `))).toEqual([]);
}

/** Returns the names and payloads of all messages in the AsyncAPI document of a feature. */
export function messagesOf(feature: Feature): readonly (readonly [string, unknown])[] {
  const { channels } = asyncApi(documentOf(feature), { schema: 'Event' }, 'http://127.0.0.1');
  return Object.values(channels).flatMap(({ messages }) =>
    Object.entries(messages).map(
      ([name, message]) => [name, 'payload' in message ? message.payload : undefined] as const,
    ),
  );
}

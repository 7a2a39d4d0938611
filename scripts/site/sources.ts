import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiDocument } from '../../src/kernel/http/site/collections/document.js';
import { readApi } from './api.js';
import { readGuide } from './pages/guide.js';
import type { Guide, Sources } from './site.js';
import { en } from './words/en.js';

/** The guides of tasks in the order in which they are read; each is a file in docs/guides/, and its translation in docs/guides/es/. */
const taskOrder = [
  'first-hour',
  'sell-and-get-paid',
  'buy-and-receive',
  'month-end',
  'onboard-a-person',
  'screen-a-customer-file',
  'embed-capture',
  'move-in',
  'go-live',
];

/** The guides for programmers, likewise. */
const guideOrder = [
  'first-call',
  'login',
  'sso',
  'mail',
  'api-keys',
  'paging',
  'idempotency',
  'errors',
  'events',
  'webhooks',
  'uploads',
  'sandbox',
  'custom-fields',
  'exports',
  'imports',
  'mcp',
  'versions',
  'limits',
];

/** Reads the contracts, guides and changelogs of the project. */
export function readSources(root: string): Sources {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const document = (name: string) =>
    JSON.parse(read(`generated/${name}/openapi.json`)) as ApiDocument;
  const guide = (slug: string, path: string, language: Guide['language']): Guide =>
    readGuide({ slug, language, isTask: taskOrder.includes(slug), markdown: read(path) });
  const guides = [...taskOrder, ...guideOrder].map((slug) =>
    guide(slug, `docs/guides/${slug}.md`, 'en'),
  );
  const translated = (english: Guide): Guide => {
    const path = `docs/guides/es/${english.slug}.md`;
    return existsSync(join(root, path)) ? guide(english.slug, path, 'es') : english;
  };
  const version = (name: string) =>
    (JSON.parse(read(`sdk/${name}/package.json`)) as { readonly version: string }).version;
  return {
    apis: [
      readApi('erp', en.apis.erp, document('erp')),
      readApi('kyc', en.apis.kyc, document('kyc')),
    ],
    guides,
    spanishGuides: guides.map(translated),
    changelogs: { erp: read('sdk/erp/CHANGELOG.md'), kyc: read('sdk/kyc/CHANGELOG.md') },
    versions: { erp: version('erp'), kyc: version('kyc') },
  };
}

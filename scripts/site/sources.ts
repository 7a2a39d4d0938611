import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiDocument } from '../../src/kernel/http/site/collections/document.js';
import { readApi } from './api.js';
import { readGuide } from './pages/guide.js';
import type { Sources } from './site.js';
import { en } from './words/en.js';

/** The guides in the order in which they are read; each is a file in docs/guides/. */
export const guideOrder = [
  'first-call',
  'login',
  'api-keys',
  'paging',
  'idempotency',
  'errors',
  'events',
  'webhooks',
  'uploads',
  'sandbox',
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
  const version = (name: string) =>
    (JSON.parse(read(`sdk/${name}/package.json`)) as { readonly version: string }).version;
  return {
    apis: [
      readApi('erp', en.apis.erp, document('erp')),
      readApi('kyc', en.apis.kyc, document('kyc')),
    ],
    guides: guideOrder.map((slug) => readGuide(slug, read(`docs/guides/${slug}.md`))),
    changelogs: { erp: read('sdk/erp/CHANGELOG.md'), kyc: read('sdk/kyc/CHANGELOG.md') },
    versions: { erp: version('erp'), kyc: version('kyc') },
  };
}

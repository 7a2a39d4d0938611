import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { framed } from './frame.js';
import { searchIndex } from './listings/search.js';
import { eventsMarkdown, groupMarkdown, llmsText, objectsMarkdown } from './markdown/pages.js';
import { changelogPage } from './pages/changelog.js';
import { downloadsPage } from './pages/downloads.js';
import { eventsPage } from './pages/events.js';
import { guideMarkdown, guidePage } from './pages/guide.js';
import { homePage } from './pages/home.js';
import { notFoundPage } from './pages/not-found.js';
import { apiPage } from './reference/api-page.js';
import { groupPage, objectsPage } from './reference/group.js';
import { operationPage } from './reference/operation.js';
import type { Page, Site, Sources } from './site.js';
import { en, type Words } from './words/en.js';
import { es } from './words/es.js';

/** The files of the site by name: `erp/products.html`. */
export type Files = ReadonlyMap<string, string>;

/** Returns the APIs with the names of the language for themselves and their groups. */
const named = ({ apis }: Sources, words: Words): Sources['apis'] =>
  apis.map((api) => ({
    ...api,
    title: words.apis[api.name],
    groups: api.groups.map((group) => ({
      ...group,
      title: words.groups[group.title] ?? group.title,
    })),
  }));

const sitesOf = (sources: Sources): readonly [Site, Site] => [
  { ...sources, language: 'en', base: '/docs', words: en },
  {
    ...sources,
    apis: named(sources, es),
    guides: sources.spanishGuides,
    language: 'es',
    base: '/docs/es',
    words: es,
  },
];

/** Returns all pages of a site in the order of its navigation. */
export const pagesOf = (site: Site): readonly Page[] => [
  homePage(site),
  ...site.guides.map((guide) => guidePage(site, guide)),
  ...site.apis.flatMap((api) => [
    apiPage(site, api),
    ...api.groups.flatMap((group) => [
      groupPage(site, api, group),
      ...group.entries.map((entry) => operationPage(site, api, group, entry)),
    ]),
    objectsPage(site, api),
  ]),
  changelogPage(site),
  eventsPage(site),
  downloadsPage(site),
];

function markdownFiles(site: Site): readonly (readonly [string, string])[] {
  return [
    ['index.md', llmsText(site)],
    ['llms.txt', llmsText(site)],
    ...site.guides.map((guide) => [`guides/${guide.slug}.md`, guideMarkdown(site, guide)] as const),
    ...site.apis.flatMap((api) => [
      ...api.groups.map(
        (group) => [`${api.name}/${group.slug}.md`, groupMarkdown(site, api, group)] as const,
      ),
      [`${api.name}/objects.md`, objectsMarkdown(site, api)] as const,
    ]),
    ['events.md', eventsMarkdown(site)],
  ];
}

/** Makes all files of the site, in both languages. */
export function siteFiles(sources: Sources): Files {
  const files = new Map<string, string>();
  const [english, spanish] = sitesOf(sources);
  for (const site of [english, spanish]) {
    const folder = site.base.replace(/^\/docs\/?/, '');
    const prefix = folder === '' ? '' : `${folder}/`;
    for (const page of pagesOf(site)) {
      files.set(`${prefix}${page.path.slice(1) || 'index'}.html`, framed(site, page));
    }
    files.set(`${prefix}404.html`, framed(site, notFoundPage(site)));
    files.set(`${prefix}search.json`, JSON.stringify(searchIndex(site)));
  }
  for (const [name, text] of markdownFiles(english)) files.set(name, text);
  return files;
}

/** Writes files compressed, and beside them `files.json`: the hash of each. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  const hashes: Record<string, string> = {};
  for (const [name, text] of files) {
    const target = join(folder, `${name}.gz`);
    hashes[name] = createHash('sha256').update(text).digest('base64url').slice(0, 27);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await promisify(gzip)(text, { level: 6 }));
  }
  await writeFile(join(folder, 'files.json'), JSON.stringify(hashes));
}

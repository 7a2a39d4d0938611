import { escaped, lines } from '../html.js';
import type { Page, Site } from '../site.js';
import type { Words } from '../words/en.js';

/** The changelog of one API, as the release tool writes it. */
export interface Changelog {
  /** Names the API in links: `erp` is shown as `/docs/changelog#erp`. */
  readonly id: string;
  readonly title: string;
  readonly markdown: string;
}

interface Section {
  /** Empty for text directly below the version. */
  readonly title: string;
  readonly items: string[];
  readonly paragraphs: string[];
}

interface Release {
  readonly version: string;
  readonly day: string;
  readonly sections: Section[];
}

const breakingTitle = 'Breaking';

const newSection = (title: string): Section => ({ title, items: [], paragraphs: [] });

/** Reads the Markdown of a changelog: versions, sections, list items, paragraphs. */
function releasesOf(markdown: string): readonly Release[] {
  const releases: Release[] = [];
  for (const block of markdown.split(/^## /m).slice(1)) {
    const [head = '', ...lines] = block.split('\n');
    const [, version = head, day = ''] = /^(\S+) \((.+)\)$/.exec(head) ?? [];
    releases.push({ version, day, sections: sectionsOf(lines) });
  }
  return releases;
}

function sectionsOf(lines: readonly string[]): Section[] {
  let section = newSection('');
  const sections = [section];
  let open: string[] | undefined;
  for (const line of lines) {
    if (line.startsWith('### ')) {
      section = newSection(line.slice('### '.length));
      sections.push(section);
      open = undefined;
    } else if (line.startsWith('- ')) {
      open = section.items;
      open.push(line.slice('- '.length));
    } else if (line.trim() === '') open = undefined;
    else if (open !== undefined) open.push(`${open.pop() ?? ''} ${line.trim()}`);
    else {
      open = section.paragraphs;
      open.push(line.trim());
    }
  }
  return sections;
}

const inline = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

function sectionHtml(words: Words, { title, items, paragraphs }: Section): string {
  const mark = title === breakingTitle ? `<strong>${words.breaking}:</strong> ` : '';
  return [
    title === '' ? '' : `<h4>${inline(title)}</h4>`,
    ...paragraphs.map((text) => `<p>${inline(text)}</p>`),
    items.length === 0
      ? ''
      : `<ul>\n${items.map((item) => `<li>${mark}${inline(item)}</li>`).join('\n')}\n</ul>`,
  ]
    .filter(Boolean)
    .join('\n');
}

function releaseHtml(words: Words, id: string, { version, day, sections }: Release): string {
  const isBreaking = sections.some(({ title }) => title === breakingTitle);
  const mark = isBreaking ? ` <strong>${words.breakingChanges}</strong>` : '';
  return `<article id="${escaped(`${id}-${version}`)}">
<h3>${escaped(version)} <time datetime="${escaped(day)}">${escaped(day)}</time>${mark}</h3>
${sections
  .map((one) => sectionHtml(words, one))
  .filter(Boolean)
  .join('\n')}
</article>`;
}

function apiHtml(words: Words, { id, title, markdown }: Changelog): string {
  const releases = releasesOf(markdown).map((release) => releaseHtml(words, id, release));
  const text = releases.length > 0 ? releases.join('\n') : `<p>${words.noReleases}</p>`;
  return `<section>\n<h2 id="${escaped(id)}">${escaped(title)}</h2>\n${text}\n</section>`;
}

/** Returns the changes of each release of each API. */
export const changelogHtml = (words: Words, changelogs: readonly Changelog[]): string =>
  changelogs.map((one) => apiHtml(words, one)).join('\n');

/** The page `/docs/changelog`. */
export function changelogPage({ apis, changelogs, words }: Site): Page {
  const all = apis.map(({ name, title }) => ({ id: name, title, markdown: changelogs[name] }));
  return {
    path: '/changelog',
    title: words.changelog,
    description: words.changelogIntro,
    main: lines(
      `<h1 tabindex="-1">${words.changelog}</h1><p class="lead">${words.changelogIntro}</p>`,
      changelogHtml(words, all),
    ),
    headings: apis.map(({ name, title }) => ({ id: name, title })),
  };
}

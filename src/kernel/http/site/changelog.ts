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

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const inline = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

function sectionHtml({ title, items, paragraphs }: Section): string {
  const mark = title === breakingTitle ? '<strong>Breaking:</strong> ' : '';
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

function releaseHtml(id: string, { version, day, sections }: Release): string {
  const isBreaking = sections.some(({ title }) => title === breakingTitle);
  const mark = isBreaking ? ' <strong>Breaking changes</strong>' : '';
  return `<article id="${escaped(`${id}-${version}`)}">
<h3>${escaped(version)} <time datetime="${escaped(day)}">${escaped(day)}</time>${mark}</h3>
${sections.map(sectionHtml).filter(Boolean).join('\n')}
</article>`;
}

function apiHtml({ id, title, markdown }: Changelog): string {
  const releases = releasesOf(markdown).map((release) => releaseHtml(id, release));
  const text = releases.length > 0 ? releases.join('\n') : '<p>No releases yet.</p>';
  return `<section id="${escaped(id)}">\n<h2>${escaped(title)}</h2>\n${text}\n</section>`;
}

/** The page `/docs/changelog`: the changes of each release of each API. */
export function changelogPage(changelogs: readonly Changelog[]): string {
  const links = changelogs.map(
    ({ id, title }) => `<li><a href="#${escaped(id)}">${escaped(title)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Notaria: changelog of the APIs</title>
<link rel="stylesheet" href="/docs/page.css">
</head>
<body>
<h1>Changelog</h1>
<p>The changes of each release, the latest first. The versions are those of the clients.</p>
<ul>
${links.join('\n')}
</ul>
${changelogs.map(apiHtml).join('\n')}
<p><a href="/docs">API reference</a></p>
</body>
</html>
`;
}

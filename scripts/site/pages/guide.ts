import { Marked, type Tokens } from 'marked';
import { type Api, operationPath, schemaPath } from '../api.js';
import { codeBlock } from '../examples/blocks.js';
import { escaped, lines, slugOf } from '../html.js';
import type { Guide, Heading, Page, Site, Sources } from '../site.js';
import { withTables } from './tables.js';

const languages: Readonly<Record<string, string>> = {
  sh: 'Shell',
  ts: 'TypeScript',
  json: 'JSON',
  http: 'HTTP',
};

function find<T>(apis: readonly Api[], name: string, seek: (api: Api) => T | undefined): T {
  for (const api of apis) {
    const found = seek(api);
    if (found !== undefined) return found;
  }
  throw new Error(`A guide links to ${name}, which no contract has`);
}

function operationTarget(api: Api, id: string): string | undefined {
  for (const group of api.groups) {
    const entry = group.entries.find((one) => one.id === id);
    if (entry !== undefined) return operationPath(api, group, entry);
  }
  return undefined;
}

const hasSchema = (api: Api, name: string): boolean => name in api.document.components.schemas;

/** Returns the path that a link of a guide leads to, without the base of the site; undefined for other addresses. */
function targetOf({ apis }: Sources, href: string): string | undefined {
  const [kind = '', name = ''] = href.split(':');
  if (kind === 'operation') return find(apis, name, (api) => operationTarget(api, name));
  if (kind === 'schema') {
    return find(apis, name, (api) => (hasSchema(api, name) ? schemaPath(api, name) : undefined));
  }
  if (kind === 'page') return `/${name}`;
  if (/^[a-z-]+\.md(#|$)/.test(href)) return `/guides/${href.replace('.md', '')}`;
  return undefined;
}

const withoutAddress = /^(?:#|https?:)/;

function hrefOf(site: Site, href: string): string {
  const target = targetOf(site, href);
  if (target === undefined && !withoutAddress.test(href)) {
    throw new Error(`A guide links to ${href}; write operation:, schema:, page: or another guide`);
  }
  return target === undefined ? href : `${site.base}${target}`;
}

/** Returns the Markdown of a guide for assistants, with tables and links filled in. */
export function guideMarkdown(site: Site, { markdown }: Guide): string {
  return withTables(site, markdown).replaceAll(/\]\(([^)\s]+)\)/g, (whole, href: string) => {
    const target = targetOf(site, href);
    if (target === undefined) return whole;
    const [path = '', anchor] = target.split('#');
    const isPage = /^\/(?:guides\/|events$|(?:erp|kyc)\/[a-z-]+$)/.test(path);
    const group = path.replace(/^(\/(?:erp|kyc)\/[a-z-]+)\/\w+$/, '$1.md');
    return `](${site.base}${isPage ? `${path}.md` : group}${anchor === undefined ? '' : `#${anchor}`})`;
  });
}

/** Renders the Markdown of a guide. */
function render(site: Site, text: string): { readonly html: string; readonly headings: Heading[] } {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ depth, tokens, text: plain }: Tokens.Heading) {
        const title = this.parser.parseInline(tokens);
        const id = slugOf(plain);
        if (depth === 2) headings.push({ id, title });
        return depth === 1
          ? `<h1 tabindex="-1">${title}</h1>\n`
          : `<h${depth} id="${id}">${title}</h${depth}>\n`;
      },
      code({ text: code, lang = '' }: Tokens.Code) {
        return codeBlock(site, code, languages[lang.split(' ')[0] ?? ''] ?? 'Text');
      },
      link({ href, tokens }: Tokens.Link) {
        return `<a href="${escaped(href.startsWith('/') ? href : hrefOf(site, href))}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  const html = marked
    .parse(text, { async: false })
    .replaceAll(
      '<table>',
      `<div class="scroll" tabindex="0" role="region" aria-label="${site.words.meaning}"><table>`,
    )
    .replaceAll('</table>', '</table></div>');
  return { html, headings };
}

/** Reads a guide: its title is the first heading, its description the first paragraph. */
export function readGuide(file: Omit<Guide, 'title' | 'description'>): Guide {
  const { slug, markdown } = file;
  const [, title = slug] = /^# (.+)$/m.exec(markdown) ?? [];
  const [, paragraph = ''] = markdown.split(/\n\n/);
  const description = paragraph.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('\n', ' ');
  return { ...file, title, description };
}

/** The page of a guide, with links to the previous and the next one. */
export function guidePage(site: Site, guide: Guide): Page {
  const { headings, html } = render(site, withTables(site, guide.markdown));
  const at = site.guides.indexOf(guide);
  const step = (other: Guide | undefined, label: string) =>
    other === undefined
      ? ''
      : `<a href="${site.base}/guides/${other.slug}"><small>${label}</small> ${escaped(other.title)}</a>`;
  const steps = `${step(site.guides[at - 1], site.words.previous)}${step(site.guides[at + 1], site.words.next)}`;
  return {
    path: `/guides/${guide.slug}`,
    title: guide.title,
    description: guide.description,
    hasMarkdown: true,
    headings,
    main: lines(
      guide.language !== site.language && `<p class="note">${site.words.guideInEnglish}</p>`,
      `<div lang="${guide.language}">${html}</div><p class="steps">${steps}</p>`,
    ),
  };
}

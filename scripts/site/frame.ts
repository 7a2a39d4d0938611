import { operationPath } from './api.js';
import { escaped, inline, lines } from './html.js';
import type { Page, Site } from './site.js';

const isHere = (page: Page, path: string): string =>
  page.path === path ? ' aria-current="page"' : '';

function link({ base }: Site, page: Page, path: string, title: string): string {
  return `<a href="${base}${path}"${isHere(page, path)}>${title}</a>`;
}

/** Returns the links of an API: its groups, and the operations of the open group. */
function apiLinks(site: Site, page: Page): string {
  return site.apis
    .map((api) => {
      const items = api.groups.map((group) => {
        const path = `/${api.name}/${group.slug}`;
        const isOpen = page.path === path || page.path.startsWith(`${path}/`);
        const operations = group.entries.map(
          (entry) =>
            `<li>${link(site, page, operationPath(api, group, entry), inline(entry.operation.summary ?? entry.id))}</li>`,
        );
        return `<li>${link(site, page, path, group.title)}${isOpen ? `<ul>${operations.join('\n')}</ul>` : ''}</li>`;
      });
      const all = [
        `<li>${link(site, page, `/${api.name}`, site.words.overview)}</li>`,
        ...items,
        `<li>${link(site, page, `/${api.name}/objects`, site.words.objects)}</li>`,
      ];
      return `<h2>${api.title}</h2><ul>${all.join('\n')}</ul>`;
    })
    .join('\n');
}

function navigation(site: Site, page: Page): string {
  const { words, guides } = site;
  const guideLinks = (isTask: boolean) =>
    guides
      .filter((guide) => guide.isTask === isTask)
      .map(({ slug, title }) => `<li>${link(site, page, `/guides/${slug}`, escaped(title))}</li>`)
      .join('\n');
  const more = (['changelog', 'events', 'downloads'] as const).map(
    (name) => `<li>${link(site, page, `/${name}`, words[name])}</li>`,
  );
  return `<nav id="navigation" class="side" aria-label="${words.navigation}">
<ul><li>${link(site, page, '', words.start)}</li></ul>
<h2>${words.tasks}</h2><ul>${guideLinks(true)}</ul>
<h2>${words.guides}</h2><ul>${guideLinks(false)}</ul>
${apiLinks(site, page)}
<h2>${words.more}</h2><ul>${more.join('\n')}</ul>
</nav>`;
}

const roots = { en: '/docs', es: '/docs/es' } as const;
const names = { en: 'English', es: 'Español' } as const;

const hrefIn = (language: keyof typeof roots, { path }: Page): string =>
  `${roots[language]}${path === '' ? '/' : path}`;

function head(site: Site, page: Page): string {
  const { language, words } = site;
  const alternates = (['en', 'es'] as const).map(
    (one) => `<link rel="alternate" hreflang="${one}" href="${hrefIn(one, page)}">`,
  );
  return lines(
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="same-origin">',
    '<meta name="color-scheme" content="light dark">',
    `<meta name="description" content="${escaped(page.description.replaceAll('`', '').slice(0, 200))}">`,
    `<title>${page.path === '' ? words.siteTitle : `${escaped(page.title)} · ${words.siteTitle}`}</title>`,
    '<link rel="icon" href="/docs/assets/icon.svg">',
    '<link rel="stylesheet" href="/docs/assets/site.css">',
    ...alternates,
    page.hasMarkdown === true &&
      `<link rel="alternate" type="text/markdown" href="${roots.en}${page.path || '/index'}.md">`,
    `<link rel="canonical" href="${hrefIn(language, page)}">`,
    '<script src="/docs/assets/site.js"></script>',
  );
}

function header(site: Site, page: Page): string {
  const { base, words } = site;
  const other = site.language === 'en' ? 'es' : 'en';
  const themes = Object.entries(words.themes).map(
    ([value, label]) => `<option value="${value}">${label}</option>`,
  );
  return `<a class="skip" href="#content">${words.skip}</a>
<header class="top">
<button type="button" class="menu" data-menu aria-expanded="false" aria-controls="navigation" hidden>${words.menu}</button>
<a class="brand" href="${base}/"><img src="/docs/assets/icon.svg" alt="" width="24" height="24"><span>Notaria</span> <small>${words.docs}</small></a>
<button type="button" class="find" data-search hidden><span>${words.search}</span> <kbd>/</kbd></button>
<label class="theme" hidden data-theme-choice><span class="unseen">${words.theme}</span><select>${themes.join('')}</select></label>
<a class="other" href="${hrefIn(other, page)}" hreflang="${other}" lang="${other}" data-language>${names[other]}</a>
</header>
<dialog class="search" aria-label="${words.search}" data-search-dialog data-none="${words.noResults}" data-count="${words.results('{count}')}" data-kinds="${escaped(JSON.stringify(words.kinds))}" data-index="${base}/search.json">
<input type="search" role="combobox" aria-expanded="false" aria-controls="results" aria-autocomplete="list" aria-label="${words.searchHint}" placeholder="${words.searchHint}" autocomplete="off" spellcheck="false">
<p class="unseen" role="status"></p>
<ul id="results" role="listbox" aria-label="${words.search}"></ul>
</dialog>`;
}

function contents({ words }: Site, { headings = [] }: Page): string {
  if (headings.length < 2) return '';
  const items = headings.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`);
  return `<nav class="contents" aria-label="${words.onThisPage}"><h2>${words.onThisPage}</h2><ul>${items.join('\n')}</ul></nav>`;
}

function footer({ words }: Site, page: Page): string {
  return lines(
    '<footer>',
    words.englishOnly !== '' && `<p>${words.englishOnly}</p>`,
    page.hasMarkdown === true &&
      `<p><a href="${roots.en}${page.path || '/index'}.md" data-file>${words.asMarkdown}</a></p>`,
    '</footer>',
  );
}

/** Puts the frame of the site around a page. */
export function framed(site: Site, page: Page): string {
  const { words } = site;
  const script = {
    copied: words.copied,
    failed: words.failed,
    sending: words.sending,
    headers: words.replyHeaders,
    body: words.replyBody,
    download: words.download,
  };
  const aside = page.aside === undefined ? '' : `<div class="panel">${page.aside}</div>`;
  const side = aside === '' ? contents(site, page) : aside;
  const kind = aside === '' ? 'text' : 'operation';
  return `<!doctype html>
<html lang="${site.language}">
<head>
${head(site, page)}
</head>
<body data-words="${escaped(JSON.stringify(script))}">
${header(site, page)}
<div class="layout ${kind}">
${navigation(site, page)}
<main id="content">
<article${site.language === 'en' ? '' : ' lang="es"'}>
${page.main}
</article>
${footer(site, page)}
</main>
${side}
</div>
</body>
</html>
`;
}

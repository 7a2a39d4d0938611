import { escaped, inline, lines } from '../html.js';
import type { Page, Site } from '../site.js';

const card = (href: string, title: string, text: string): string =>
  `<li><a href="${href}"><strong>${title}</strong><span>${text}</span></a></li>`;

/** The first page: guides, groups and files. */
export function homePage(site: Site): Page {
  const { apis, base, guides, words } = site;
  const reference = apis.map((api) => {
    const groups = api.groups.map(({ slug, title, description }) =>
      card(`${base}/${api.name}/${slug}`, title, inline(description)),
    );
    return lines(
      `<h2 id="${api.name}"><a href="${base}/${api.name}">${api.title}</a></h2>`,
      `<ul class="cards">${groups.join('\n')}</ul>`,
    );
  });
  return {
    path: '',
    title: words.siteTitle,
    description: words.homeIntro,
    hasMarkdown: true,
    main: lines(
      `<h1 tabindex="-1">${words.siteTitle}</h1>`,
      `<p class="lead">${words.homeIntro}</p>`,
      `<h2 id="guides">${words.guides}</h2>`,
      `<ul class="cards" lang="en">${guides
        .map(({ slug, title, description }) =>
          card(`${base}/guides/${slug}`, escaped(title), inline(description)),
        )
        .join('\n')}</ul>`,
      ...reference,
      `<h2 id="more">${words.more}</h2>`,
      `<ul class="cards">${(['changelog', 'events', 'downloads'] as const)
        .map((name) => card(`${base}/${name}`, words[name], words[`${name}Intro`]))
        .join('\n')}</ul>`,
    ),
    headings: [
      { id: 'guides', title: words.guides },
      ...apis.map(({ name, title }) => ({ id: name, title })),
      { id: 'more', title: words.more },
    ],
  };
}

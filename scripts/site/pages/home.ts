import { escaped, inline, lines } from '../html.js';
import type { Page, Site } from '../site.js';

const card = (href: string, title: string, text: string, language?: string): string =>
  `<li${language === undefined ? '' : ` lang="${language}"`}><a href="${href}"><strong>${title}</strong><span>${text}</span></a></li>`;

/** The first page: guides, groups and files. */
export function homePage(site: Site): Page {
  const { apis, base, guides, words } = site;
  const cards = (isTask: boolean): string => {
    const shown = guides.filter((guide) => guide.isTask === isTask);
    const items = shown.map(({ language, slug, title, description }) =>
      card(`${base}/guides/${slug}`, escaped(title), inline(description), language),
    );
    return `<ul class="cards">${items.join('\n')}</ul>`;
  };
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
      `<h2 id="tasks">${words.tasks}</h2>`,
      cards(true),
      `<h2 id="guides">${words.guides}</h2>`,
      cards(false),
      ...reference,
      `<h2 id="more">${words.more}</h2>`,
      `<ul class="cards">${(['changelog', 'events', 'downloads'] as const)
        .map((name) => card(`${base}/${name}`, words[name], words[`${name}Intro`]))
        .join('\n')}</ul>`,
    ),
    headings: [
      { id: 'tasks', title: words.tasks },
      { id: 'guides', title: words.guides },
      ...apis.map(({ name, title }) => ({ id: name, title })),
      { id: 'more', title: words.more },
    ],
  };
}

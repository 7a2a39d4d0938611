import { type Api, meaningOf } from '../api.js';
import { escaped, inline, lines } from '../html.js';
import type { Page, Site } from '../site.js';
import { operationList } from './group.js';

/** The table of all error codes of an API. */
export function errorTable({ words }: Site, api: Api): string {
  const rows = Object.entries(api.statuses).map(
    ([code, status]) =>
      `<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${inline(meaningOf(api, code))}</td></tr>`,
  );
  return lines(
    `<div class="scroll" tabindex="0" role="region" aria-label="${words.errors}"><table><thead><tr><th>${words.code}</th><th>${words.status}</th><th>${words.meaning}</th></tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody></table></div>`,
  );
}

function schemes({ document }: Api): string {
  return Object.entries(document.components.securitySchemes ?? {})
    .map(
      ([name, { description = '' }]) =>
        `<div><dt><code>${escaped(name)}</code></dt><dd>${inline(description)}</dd></div>`,
    )
    .join('\n');
}

/** The first page of an API: its groups and operations, authentication, and errors. */
export function apiPage(site: Site, api: Api): Page {
  const { words } = site;
  const { description = '', title, version } = api.document.info;
  const groups = api.groups.map((group) =>
    lines(
      `<h3 id="group-${group.slug}"><a href="${site.base}/${api.name}/${group.slug}">${group.title}</a></h3>`,
      `<p>${inline(group.description)}</p>`,
      operationList(site, api, group),
    ),
  );
  return {
    path: `/${api.name}`,
    title,
    description,
    main: lines(
      `<h1 tabindex="-1">${title} <span class="version">${version}</span></h1>`,
      `<p class="lead">${inline(description)}</p>`,
      `<h2 id="authentication">${words.authentication}</h2><dl class="facts">${schemes(api)}</dl>`,
      `<h2 id="operations">${words.operations}</h2>`,
      ...groups,
      `<h2 id="errors">${words.errors}</h2>`,
      errorTable(site, api),
    ),
    headings: [
      { id: 'authentication', title: words.authentication },
      { id: 'operations', title: words.operations },
      ...api.groups.map(({ slug, title: name }) => ({ id: `group-${slug}`, title: name })),
      { id: 'errors', title: words.errors },
    ],
  };
}

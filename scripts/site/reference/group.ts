import { type Api, type Group, operationPath } from '../api.js';
import { inline, lines } from '../html.js';
import type { Page, Site } from '../site.js';
import { schemaSection } from './schema.js';

function operationRows(site: Site, api: Api, group: Group): string {
  return group.entries
    .map((entry) => {
      const { method, operation, path } = entry;
      const mark =
        operation.deprecated === true
          ? ` <span class="deprecated">${site.words.deprecated}</span>`
          : '';
      return `<li><a href="${site.base}${operationPath(api, group, entry)}"><strong>${inline(operation.summary ?? entry.id)}</strong>
<span class="path"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path.replaceAll('/', '/<wbr>')}</code></span></a>${mark}</li>`;
    })
    .join('\n');
}

/** The operations of a group as links. */
export const operationList = (site: Site, api: Api, group: Group): string =>
  `<ul class="operations">${operationRows(site, api, group)}</ul>`;

/** The page of one group: its operations, and the objects that only they use. */
export function groupPage(site: Site, api: Api, group: Group): Page {
  const { words } = site;
  const objects = group.schemas.map((name) => schemaSection(site, api, name));
  return {
    path: `/${api.name}/${group.slug}`,
    title: `${group.title} (${api.title})`,
    description: group.description,
    hasMarkdown: true,
    main: lines(
      `<p class="crumbs"><a href="${site.base}/${api.name}">${api.title}</a></p>`,
      `<h1 tabindex="-1">${group.title}</h1>`,
      `<p class="lead">${inline(group.description)}</p>`,
      `<h2 id="operations">${words.operations}</h2>`,
      operationList(site, api, group),
      objects.length > 0 && `<h2 id="objects">${words.ownObjects}</h2>`,
      ...objects,
    ),
    headings: [
      { id: 'operations', title: words.operations },
      ...(objects.length > 0 ? [{ id: 'objects', title: words.ownObjects }] : []),
      ...group.schemas.map((name) => ({ id: name, title: name })),
    ],
  };
}

/** The page of the objects that several groups use. */
export function objectsPage(site: Site, api: Api): Page {
  const { words } = site;
  return {
    path: `/${api.name}/objects`,
    title: `${words.objects} (${api.title})`,
    description: words.objectsIntro,
    main: lines(
      `<p class="crumbs"><a href="${site.base}/${api.name}">${api.title}</a></p>`,
      `<h1 tabindex="-1">${words.objects}</h1>`,
      `<p class="lead">${words.objectsIntro}</p>`,
      ...api.shared.map((name) => schemaSection(site, api, name)),
    ),
    headings: api.shared.map((name) => ({ id: name, title: name })),
  };
}

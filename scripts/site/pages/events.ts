import type { Api } from '../api.js';
import { eventsOf } from '../description/events.js';
import { escaped, inline, lines } from '../html.js';
import { schemaSection } from '../reference/schema.js';
import { webhookSection } from '../reference/webhook.js';
import type { Page, Site } from '../site.js';

function eventSection(site: Site, api: Api): string {
  const { schema, guide, types, webhooks } = eventsOf(api);
  const title = site.guides.find(({ slug }) => slug === guide)?.title ?? guide;
  const names = types.names.map((one) => `<li><code>${one}</code></li>`);
  return lines(
    `<h2 id="${api.name}">${api.title}</h2>`,
    `<p><a href="${site.base}/guides/${guide}">${site.words.guides}: ${escaped(title)}</a></p>`,
    `<h3>${site.words.eventTypes}</h3><p>${inline(types.description)}</p>`,
    `<ul class="columns">${names.join('\n')}</ul>`,
    schemaSection(site, api, schema),
    ...webhooks.map((webhook) => webhookSection(site, api, webhook)),
  );
}

/** The page of events: those that clients read from the ERP API, and the webhooks of both APIs. */
export function eventsPage(site: Site): Page {
  const { apis, words } = site;
  return {
    path: '/events',
    title: words.events,
    description: words.eventsIntro,
    hasMarkdown: true,
    main: lines(
      `<h1 tabindex="-1">${words.events}</h1><p class="lead">${words.eventsIntro}</p>`,
      ...apis.map((api) => eventSection(site, api)),
    ),
    headings: apis.map(({ name, title }) => ({ id: name, title })),
  };
}

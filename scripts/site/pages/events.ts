import { resolve, type Schema } from '../../../src/kernel/http/site/collections/document.js';
import type { Api } from '../api.js';
import { codeBlock } from '../examples/blocks.js';
import { inline, lines } from '../html.js';
import { schemaSection } from '../reference/schema.js';
import type { Page, Site } from '../site.js';

/** The schema of an event of each API, and the schema of its types. */
const sources = {
  erp: { event: 'Event', types: 'EventName', guide: 'events' },
  kyc: { event: 'WebhookEvent', types: 'EventType', guide: 'webhooks' },
} as const;

interface Webhook {
  readonly description?: string;
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, { readonly example?: unknown }>>;
  };
}

function webhookText(site: Site, api: Api): string {
  const webhooks = Object.values(api.document.webhooks ?? {}).flatMap((one) => Object.values(one));
  return webhooks
    .map((one) => one as Webhook)
    .map(({ description = '', requestBody }) =>
      lines(
        `<p>${inline(description)}</p>`,
        codeBlock(
          site,
          JSON.stringify(requestBody?.content?.['application/json']?.example, null, 2),
          site.words.example,
        ),
      ),
    )
    .join('\n');
}

function eventSection(site: Site, api: Api): string {
  const { event, guide, types } = sources[api.name];
  const schema: Schema = resolve(api.document, api.document.components.schemas[types] ?? {});
  const values = (schema.enum ?? schema['x-extensible-enum']) as readonly string[];
  return lines(
    `<h2 id="${api.name}">${api.title}</h2>`,
    webhookText(site, api),
    `<p><a href="${site.base}/guides/${guide}">${site.words.guides}: ${guide}</a></p>`,
    `<h3>${site.words.eventTypes}</h3><p>${inline(schema.description ?? '')}</p>`,
    `<ul class="columns">${values.map((one) => `<li><code>${one}</code></li>`).join('\n')}</ul>`,
    schemaSection(site, api, event),
  );
}

/** The page of events: the feed of the ERP API and the webhooks of the verification API. */
export function eventsPage(site: Site): Page {
  const { apis, words } = site;
  return {
    path: '/events',
    title: words.events,
    description: words.eventsIntro,
    main: lines(
      `<h1 tabindex="-1">${words.events}</h1><p class="lead">${words.eventsIntro}</p>`,
      ...apis.map((api) => eventSection(site, api)),
    ),
    headings: apis.map(({ name, title }) => ({ id: name, title })),
  };
}

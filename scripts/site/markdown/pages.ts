import type { Api, Group } from '../api.js';
import { eventsOf } from '../description/events.js';
import type { Site } from '../site.js';
import { operationMarkdown } from './operation.js';
import { objectMarkdown, paragraphs } from './schema.js';
import { webhookMarkdown } from './webhook.js';

/** Returns the page of a group, with its operations and objects in full. */
export const groupMarkdown = (site: Site, api: Api, group: Group): string =>
  paragraphs(
    `# ${group.title} (${api.title})`,
    group.description,
    ...group.entries.map((entry) => operationMarkdown(site, api, entry)),
    group.schemas.length > 0 ? `## ${site.words.ownObjects}` : '',
    ...group.schemas.map((name) => objectMarkdown(site, api, name)),
  );

/** Returns the objects that several groups use. */
export const objectsMarkdown = (site: Site, api: Api): string =>
  paragraphs(
    `# ${site.words.objects} (${api.title})`,
    ...api.shared.map((name) => objectMarkdown(site, api, name)),
  );

function eventSection(site: Site, api: Api): string {
  const { words, base } = site;
  const { schema, types, guide, webhooks } = eventsOf(api);
  return paragraphs(
    `## ${api.title}`,
    `[${words.guides}: ${guide}](${base}/guides/${guide}.md)`,
    `### ${words.eventTypes}`,
    types.description,
    types.names.map((name) => `- \`${name}\``).join('\n'),
    objectMarkdown(site, api, schema),
    ...webhooks.map((webhook) => webhookMarkdown(site, api, webhook)),
  );
}

/** Returns the page of events. */
export const eventsMarkdown = (site: Site): string =>
  paragraphs(
    `# ${site.words.events}`,
    site.words.eventsIntro,
    ...site.apis.map((api) => eventSection(site, api)),
  );

/** Returns the list of all pages for assistants, as https://llmstxt.org describes it. */
export function llmsText({ apis, base, guides, words }: Site): string {
  const item = (path: string, title: string, text: string) =>
    `- [${title}](${base}${path}.md): ${text}`;
  const guideItems = guides.map((one) => item(`/guides/${one.slug}`, one.title, one.description));
  return paragraphs(
    `# Notaria\n\n> ${words.homeIntro}`,
    'Every page below is Markdown. The OpenAPI documents are at /api/openapi.json and /v1/openapi.json.',
    `## ${words.guides}\n\n${guideItems.join('\n')}`,
    ...apis.map((api) => {
      const groups = api.groups.map((one) =>
        item(`/${api.name}/${one.slug}`, one.title, one.description),
      );
      const shared = item(`/${api.name}/objects`, words.objects, words.objectsIntro);
      return `## ${api.title}\n\n${[...groups, shared].join('\n')}`;
    }),
    `## ${words.more}\n\n${item('/events', words.events, words.eventsIntro)}`,
  );
}

import type { Webhook } from '../../../src/kernel/http/site/collections/document.js';
import type { Api } from '../api.js';
import { exampleOf } from '../description/events.js';
import { parameterPlaces } from '../description/operation.js';
import type { Site } from '../site.js';
import { contentMarkdown, fenced, memberLines, paragraphs } from './schema.js';

/** Returns a webhook as a section. */
export function webhookMarkdown(site: Site, api: Api, webhook: Webhook): string {
  const { words } = site;
  const { name, operation, parameters, content } = webhook;
  const example = exampleOf(webhook);
  return paragraphs(
    `### ${words.webhook}: \`${name}\``,
    operation.summary ?? '',
    operation.description ?? '',
    ...parameterPlaces(words, parameters).map(({ title, members }) =>
      paragraphs(`${title}:`, memberLines(site, api, members).join('\n')),
    ),
    `${words.payload}: ${contentMarkdown(site, api, content)}`,
    example === undefined ? '' : fenced('json', example),
  );
}

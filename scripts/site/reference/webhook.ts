import type { Webhook } from '../../../src/kernel/http/site/collections/document.js';
import type { Api } from '../api.js';
import { exampleOf } from '../description/events.js';
import { parameterPlaces } from '../description/operation.js';
import { codeBlock } from '../examples/blocks.js';
import { inline, lines } from '../html.js';
import type { Site } from '../site.js';
import { contentHtml, parameterList } from './content.js';

/** The anchor of a webhook on the page of events. */
export const webhookId = ({ name }: Api, webhook: string): string => `${name}-webhook-${webhook}`;

/** Returns a webhook as a section of the page of events. */
export function webhookSection(site: Site, api: Api, webhook: Webhook): string {
  const { words } = site;
  const { name, operation, parameters, content } = webhook;
  const { summary = '', description = '' } = operation;
  const id = webhookId(api, name);
  const example = exampleOf(webhook);
  return lines(
    `<section><h3 id="${id}"><a href="#${id}">${words.webhook}: <code>${name}</code></a></h3>`,
    summary !== '' && `<p><strong>${inline(summary)}</strong></p>`,
    description !== '' && `<p>${inline(description)}</p>`,
    ...parameterPlaces(words, parameters).map(
      ({ title, members }) => `<h4>${title}</h4>${parameterList(site, api, members)}`,
    ),
    `<h4>${words.payload}</h4>${contentHtml(site, api, content)}`,
    example !== undefined && codeBlock(site, example, words.example),
    '</section>',
  );
}

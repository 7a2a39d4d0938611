import {
  type SearchHit,
  type SearchIndex,
  stored,
  weights,
} from '../../../src/docs-site/search/hits.js';
import { makeIndex } from '../../../src/text-search/text-search.js';
import { meaningOf, operationPath, schemaPath } from '../api.js';
import { eventsOf } from '../description/events.js';
import { slugOf } from '../html.js';
import { webhookId } from '../reference/webhook.js';
import type { Site } from '../site.js';

/** A hit without its number. */
type Place = Omit<SearchHit, 'id'>;

const shortened = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).replace(/\s\S*$/, '')}…`;

function operations({ apis }: Site): readonly Place[] {
  return apis.flatMap((api) =>
    api.groups.flatMap((group) =>
      group.entries.map((entry): Place => {
        const { operation, method, path, id } = entry;
        const { group: client, method: call } = operation['x-sdk'];
        return {
          k: 'operation',
          t: operation.summary ?? id,
          d: `${method} ${path}`,
          u: operationPath(api, group, entry),
          n: `${id} ${client}.${call}`,
          w: `${group.title} ${shortened(operation.description ?? '', 160)}`,
        };
      }),
    ),
  );
}

/** Envelopes of replies and lines of lists are left out: the operations that answer with them are found. */
function objects({ apis }: Site): readonly Place[] {
  return apis.flatMap((api) =>
    Object.entries(api.document.components.schemas)
      .filter(([name]) => !/(?:Reply|ListItem)$/.test(name))
      .map(
        ([name, { description = '' }]): Place => ({
          k: 'object',
          t: name,
          d: `${api.title}. ${shortened(description, 90)}`.trim(),
          u: schemaPath(api, name),
        }),
      ),
  );
}

function errors({ apis }: Site): readonly Place[] {
  return apis.flatMap((api) =>
    Object.entries(api.statuses).map(
      ([code, status]): Place => ({
        k: 'error',
        t: code,
        d: `${api.title}, ${status}. ${meaningOf(api, code)}`,
        u: `/${api.name}#${code}`,
      }),
    ),
  );
}

function events({ apis }: Site): readonly Place[] {
  return apis.flatMap((api) => {
    const { types, webhooks } = eventsOf(api);
    return [
      ...types.names.map((name): Place => {
        return { k: 'event', t: name, d: api.title, u: `/events#${api.name}` };
      }),
      ...webhooks.map(({ name, operation }): Place => {
        const { summary = name, description = '' } = operation;
        const u = `/events#${webhookId(api, name)}`;
        return { k: 'event', t: summary, d: shortened(description, 90), u, w: name };
      }),
    ];
  });
}

/** The most letters of a section that its words are taken from. */
const longestSection = 600;

const wordsOfText = (text: string): string =>
  shortened(
    text
      .replaceAll(/\]\([^)]+\)/g, ' ')
      .replaceAll(/[^\p{L}\p{N}\s]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    longestSection,
  );

/** Returns a guide and its sections, with the words of their text, without code. */
function guides(site: Site): readonly Place[] {
  return site.guides.flatMap(({ slug, title, description, markdown }) => {
    const text = markdown.replaceAll(/```[\s\S]*?```/g, '');
    const [intro = '', ...sections] = text.split(/^## /m);
    const u = `/guides/${slug}`;
    const w = wordsOfText(intro.replace(/^# .+$/m, ''));
    return [
      { k: 'guide' as const, t: title, d: shortened(description, 120), u, w },
      ...sections.map((section): Place => {
        const [heading = '', ...rest] = section.split('\n');
        const own = wordsOfText(rest.join('\n'));
        return { k: 'section', t: heading, d: title, u: `${u}#${slugOf(heading)}`, w: own };
      }),
    ];
  });
}

/** Returns the index that the search of the site loads on its first use. */
export const searchIndex = (site: Site): SearchIndex =>
  makeIndex(
    [...guides(site), ...operations(site), ...objects(site), ...events(site), ...errors(site)].map(
      (place, id) => ({ ...place, id }),
    ),
    weights,
    stored,
  );

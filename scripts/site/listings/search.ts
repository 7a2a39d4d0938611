import { meaningOf, operationPath, schemaPath } from '../api.js';
import { eventsOf } from '../description/events.js';
import { slugOf } from '../html.js';
import { webhookId } from '../reference/webhook.js';
import type { Site } from '../site.js';

/** One place that search finds. The names are short because the file is loaded by every search. */
interface SearchHit {
  readonly k: 'operation' | 'object' | 'event' | 'error' | 'guide';
  /** The title. */
  readonly t: string;
  /** The line below the title. */
  readonly d: string;
  /** The address, without the base of the site. */
  readonly u: string;
  /** More words to find it by. */
  readonly w?: string;
}

const shortened = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).replace(/\s\S*$/, '')}…`;

function operations({ apis }: Site): readonly SearchHit[] {
  return apis.flatMap((api) =>
    api.groups.flatMap((group) =>
      group.entries.map((entry): SearchHit => {
        const { operation, method, path, id } = entry;
        const { group: client, method: call } = operation['x-sdk'];
        return {
          k: 'operation',
          t: operation.summary ?? id,
          d: `${method} ${path}`,
          u: operationPath(api, group, entry),
          w: `${id} ${client}.${call} ${group.title} ${shortened(operation.description ?? '', 160)}`,
        };
      }),
    ),
  );
}

function objects({ apis }: Site): readonly SearchHit[] {
  return apis.flatMap((api) =>
    Object.entries(api.document.components.schemas).map(
      ([name, { description = '' }]): SearchHit => ({
        k: 'object',
        t: name,
        d: `${api.title}. ${shortened(description, 90)}`.trim(),
        u: schemaPath(api, name),
      }),
    ),
  );
}

function errors({ apis }: Site): readonly SearchHit[] {
  return apis.flatMap((api) =>
    Object.entries(api.statuses).map(
      ([code, status]): SearchHit => ({
        k: 'error',
        t: code,
        d: `${api.title}, ${status}. ${meaningOf(api, code)}`,
        u: `/${api.name}#${code}`,
      }),
    ),
  );
}

function events({ apis }: Site): readonly SearchHit[] {
  return apis.flatMap((api) => {
    const { types, webhooks } = eventsOf(api);
    return [
      ...types.names.map((name): SearchHit => {
        return { k: 'event', t: name, d: api.title, u: `/events#${api.name}` };
      }),
      ...webhooks.map(({ name, operation }): SearchHit => {
        const { summary = name, description = '' } = operation;
        const u = `/events#${webhookId(api, name)}`;
        return { k: 'event', t: summary, d: shortened(description, 90), u, w: name };
      }),
    ];
  });
}

function guides(site: Site): readonly SearchHit[] {
  return site.guides.flatMap(({ slug, title, description, markdown }) => {
    const text = markdown.replaceAll(/```[\s\S]*?```/g, '');
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']): SearchHit => {
      return { k: 'guide', t: heading, d: title, u: `/guides/${slug}#${slugOf(heading)}` };
    });
    return [
      { k: 'guide' as const, t: title, d: shortened(description, 120), u: `/guides/${slug}` },
      ...sections,
    ];
  });
}

/** Returns the index that the search of the site loads on its first use. */
export const searchIndex = (site: Site): readonly SearchHit[] => [
  ...guides(site),
  ...operations(site),
  ...objects(site),
  ...events(site),
  ...errors(site),
];

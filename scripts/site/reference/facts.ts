import type { Api, Entry } from '../api.js';
import { lines } from '../html.js';
import type { Site } from '../site.js';

const fact = (name: string, value: string): string =>
  `<div><dt>${name}</dt><dd>${value}</dd></div>`;

const code = (text: string): string => `<code>${text}</code>`;

function permissionText({ words }: Site, { operation }: Entry): string {
  const permission = operation['x-permission'];
  const { permissions } = words;
  return permission in permissions
    ? permissions[permission as keyof typeof permissions]
    : code(permission);
}

/** Returns the facts of an operation that callers plan with. */
export function operationFacts(site: Site, api: Api, entry: Entry): string {
  const { words } = site;
  const { operation } = entry;
  const { group, method } = operation['x-sdk'];
  const paging = operation['x-pagination'];
  const guide = (slug: string, text: string) => `<a href="${site.base}/guides/${slug}">${text}</a>`;
  return lines(
    '<dl class="facts">',
    fact(words.permission, permissionText(site, entry)),
    fact(words.rateLimit, guide('limits', code(operation['x-rate-limit']))),
    fact(words.repetition, guide('idempotency', words.idempotent[operation['x-idempotent']])),
    paging !== undefined && fact(words.paging, guide('paging', words.pagings[paging])),
    fact(words.client, code(`${api.name}.${group}.${method}`)),
    '</dl>',
  );
}

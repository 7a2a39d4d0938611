import { configTable } from '../../../src/kernel/config/table.js';
import { meaningOf } from '../api.js';
import type { Site } from '../site.js';
import { en } from '../words/en.js';

const table = (columns: readonly string[], rows: readonly string[]): string =>
  [`| ${columns.join(' | ')} |`, `|${' --- |'.repeat(columns.length)}`, ...rows].join('\n');

/** Returns all error codes, a table for each API. */
function errorCodes({ apis, base }: Site): string {
  return apis
    .map((api) => {
      const rows = Object.entries(api.statuses).map(
        ([code, status]) =>
          `| [\`${code}\`](${base}/${api.name}#${code}) | ${status} | ${meaningOf(api, code)} |`,
      );
      return `## Codes of the ${en.apis[api.name]}\n\n${table(['Code', 'Status', 'Meaning'], rows)}`;
    })
    .join('\n\n');
}

const limitPrefix = 'RATE_LIMIT_';

/** Returns the rate limits that operations name, with the values of a new installation. */
function rateLimits({ apis }: Site): string {
  const entries = apis.flatMap((api) => api.groups.flatMap((group) => group.entries));
  const used = new Set(entries.map(({ operation }) => operation['x-rate-limit']));
  const rows = configTable.flatMap((variable) => {
    const name = variable.name.replace(limitPrefix, '').toLowerCase();
    const isLimit = variable.name.startsWith(limitPrefix) && (used.has(name) || name === 'exports');
    return isLimit ? [`| \`${name}\` | ${variable.default} | ${variable.meaning} |`] : [];
  });
  return table(['Limit', 'Requests', 'Counted'], rows);
}

/** The tables that guides take from the contracts and the configuration, by their marks. */
const tables: Readonly<Record<string, (site: Site) => string>> = {
  '<!-- error codes -->': errorCodes,
  '<!-- rate limits -->': rateLimits,
};

/** Writes tables into a guide where it has their marks. */
export function withTables(site: Site, markdown: string): string {
  return Object.entries(tables).reduce(
    (text, [mark, write]) => text.replace(mark, () => write(site)),
    markdown,
  );
}

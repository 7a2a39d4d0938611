import { fileURLToPath } from 'node:url';
import type { Api, Entry, Group } from '../../scripts/site/api.js';
import type { Call } from '../../scripts/site/examples/call.js';
import { callOf } from '../../scripts/site/examples/call.js';
import type { Guide, Site } from '../../scripts/site/site.js';
import { readSources } from '../../scripts/site/sources.js';
import { en } from '../../scripts/site/words/en.js';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The English site, made from the contracts and guides as they are now. */
export const site: Site = { ...readSources(root), language: 'en', base: '/docs', words: en };

export interface OperationEntry {
  readonly api: Api;
  readonly group: Group;
  readonly entry: Entry;
  readonly call: Call;
}

/** Every operation of both contracts, with its example. */
export const documented: readonly OperationEntry[] = site.apis.flatMap((api) =>
  api.groups.flatMap((group) =>
    group.entries.map((entry) => ({ api, group, entry, call: callOf(api, entry) })),
  ),
);

/** A block of code in a guide. */
export interface Block {
  readonly guide: string;
  /** The words after the three backticks: `ts`, `sh`, `ts compile`, and `sh server` for the commands of an operator. */
  readonly kind: string;
  readonly code: string;
}

export const blocksOf = ({ slug, markdown }: Guide): readonly Block[] =>
  [...markdown.matchAll(/^```(.*)\n([\s\S]*?)^```/gm)].map(([, kind = '', code = '']) => {
    return { guide: slug, kind, code };
  });

export const blocks: readonly Block[] = site.guides.flatMap(blocksOf);

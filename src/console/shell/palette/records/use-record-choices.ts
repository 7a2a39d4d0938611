import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useSettled } from '../../../data/use-settled.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { useKyc } from '../../../session/language/use-preferences.js';
import { useMe } from '../../../session/me.js';
import type { Choice } from '../choice.js';
import { paletteTexts } from '../texts.js';
import { type Search, type Source, sources } from './sources.js';
import { takeTurn } from './turns.js';

const leastLetters = 2;
const mostLetters = 100;

async function find({ kind, folder, find }: Source, search: Search): Promise<readonly Choice[]> {
  const found = await takeTurn(() => find(search), search.signal);
  return found.map(({ id, title, hint, document }) => ({
    path: `${folder}${id}`,
    title,
    kind,
    ...(hint ? { hint } : {}),
    ...(document ? { document } : {}),
  }));
}

/** Returns the records that the API finds for the text, of each kind that the user may read. */
export function useRecordChoices(text: string): {
  readonly choices: readonly Choice[];
  readonly isLoading: boolean;
} {
  const { draft } = useTexts(paletteTexts);
  const { may } = useMe();
  const { kyc, environment } = useKyc();
  const typed = text.trim().slice(0, mostLetters);
  const settled = useSettled(typed);
  const results = useQueries({
    queries: sources
      .filter(({ permission }) => may(permission))
      .map((source) => ({
        queryKey: ['palette', source.kind, environment, draft, settled],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          find(source, { erp, kyc, text: settled, signal, draft }),
        enabled: settled.length >= leastLetters,
        placeholderData: keepPreviousData,
        // An unknown id is no record.
        retry: false,
      })),
  });
  if (typed.length < leastLetters) return { choices: [], isLoading: false };
  return {
    choices: results.flatMap(({ data, isError }) => (isError ? [] : (data ?? []))),
    isLoading: typed !== settled || results.some(({ isFetching }) => isFetching),
  };
}

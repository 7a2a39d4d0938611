import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { Button } from '../../button.js';
import { Failed } from '../../frames/states.js';
import { listTexts } from '../texts.js';
import type { PageLoader } from './bulk-action.js';
import type { Selection } from './use-selection.js';

/** The most rows of one selection. */
const limit = 1000;

/** Loads the matching rows of all pages, at most `limit`. */
async function loadMatching<T>(loadPage: PageLoader<T>): Promise<readonly T[]> {
  const rows: T[] = [];
  let cursor: string | undefined;
  do {
    const page = await loadPage(cursor);
    rows.push(...page.data);
    cursor = page.nextCursor;
  } while (cursor !== undefined && rows.length < limit);
  return rows.slice(0, limit);
}

interface SelectMatchingProps<T> {
  readonly loadPage: PageLoader<T>;
  /** The number of rows on all pages. */
  readonly total: number;
  /** There are more rows than `total` says. */
  readonly isTotalCapped: boolean;
  readonly selection: Selection<T>;
}

/** Offers to select the rows of all pages. They are loaded first, because an action may change which rows match. */
export function SelectMatching<T>(props: SelectMatchingProps<T>): ReactElement {
  const { loadPage, total, isTotalCapped, selection } = props;
  const isTooMany = isTotalCapped || total > limit;
  const texts = useTexts(listTexts);
  const loading = useMutation({
    mutationFn: () => loadMatching(loadPage),
    onSuccess: (rows) => selection.selectMatching(rows),
  });
  return (
    <>
      <Button isBusy={loading.isPending} onClick={() => loading.mutate()}>
        {isTooMany ? texts.selectFirst(limit) : texts.selectMatching(total)}
      </Button>
      {loading.error && <Failed error={loading.error} onRetry={() => loading.mutate()} />}
    </>
  );
}

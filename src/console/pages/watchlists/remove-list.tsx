import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useWrite } from '../../data/forms/use-write.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { RemoveButton } from '../../ui/frames/remove.js';
import { amlKey, useAmlQueries } from '../cases/data.js';
import { watchlistTexts } from './texts.js';

/** The button to remove a watchlist for all companies, which asks for its id. */
export function RemoveList({ id }: { readonly id: string }): ReactElement | null {
  const texts = useTexts(watchlistTexts);
  const { may } = useMe();
  const { queries } = useAmlQueries();
  const [, navigate] = useLocation();
  const write = useWrite({
    options: queries.removeWatchlist(),
    stale: [amlKey],
    successMessage: texts.listRemoved,
    onDone: () => navigate('/watchlists'),
  });
  if (!may('watchlists:import')) return null;
  return (
    <RemoveButton
      action={texts.remove}
      title={texts.removeList(id)}
      text={texts.removeListText}
      word={id}
      write={write}
      onConfirm={() => write.mutate({ id })}
    />
  );
}

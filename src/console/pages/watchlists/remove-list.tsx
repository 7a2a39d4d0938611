import type { ReactElement } from 'react';
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
  if (!may('watchlists:import')) return null;
  return (
    <RemoveButton
      action={texts.remove}
      title={texts.removeList(id)}
      text={texts.removeListText}
      word={id}
      options={queries.removeWatchlist()}
      variables={{ id }}
      stale={[amlKey]}
      successMessage={texts.listRemoved}
      nextHref="/watchlists"
    />
  );
}

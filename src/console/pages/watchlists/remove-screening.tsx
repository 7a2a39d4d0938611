import type { ReactElement } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { RemoveButton } from '../../ui/frames/remove.js';
import { amlKey, useAmlQueries } from '../cases/data.js';
import { watchlistTexts } from './texts.js';

/** The button to delete a screening, with its confirmation. */
export function RemoveScreening({ id }: { readonly id: string }): ReactElement | null {
  const texts = useTexts(watchlistTexts);
  const { may } = useMe();
  const { queries } = useAmlQueries();
  if (!may('aml:review')) return null;
  return (
    <RemoveButton
      action={texts.remove}
      title={texts.removeScreening}
      text={texts.removeScreeningText}
      options={queries.delete()}
      variables={{ id }}
      // The screening itself was deleted, so that its query is not repeated.
      stale={[[...amlKey, 'list']]}
      successMessage={texts.screeningRemoved}
      nextHref="/screenings"
    />
  );
}

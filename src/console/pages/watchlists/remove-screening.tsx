import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { useWrite } from '../../data/forms/use-write.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { Button } from '../../ui/button.js';
import { Confirm } from '../../ui/frames/confirm.js';
import { amlKey, useAmlQueries } from '../cases/data.js';
import { watchlistTexts } from './texts.js';

/** The button that deletes a screening, and its question. */
export function RemoveScreening({ id }: { readonly id: string }): ReactElement | null {
  const texts = useTexts(watchlistTexts);
  const { may } = useMe();
  const { queries } = useAmlQueries();
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const write = useWrite({
    options: queries.delete(),
    // Not the screening itself, which is gone.
    stale: [[...amlKey, 'list']],
    successMessage: texts.screeningRemoved,
    onDone: () => navigate('/screenings'),
  });
  if (!may('aml:review')) return null;
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {texts.remove}
      </Button>
      {isOpen && (
        <Confirm
          title={texts.removeScreening}
          action={texts.remove}
          isBusy={write.isPending}
          error={write.error}
          onConfirm={() => write.mutate({ id })}
          onClose={() => setOpen(false)}
        >
          <p>{texts.removeScreeningText}</p>
        </Confirm>
      )}
    </>
  );
}

import type { Session } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { useTexts } from '../../session/language/texts.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { useSessionQueries } from '../cases/data.js';
import { SessionLink } from '../sessions/session-link.js';
import { reviewTexts } from './texts.js';

interface LinkProps {
  readonly session: Session;
  readonly onClose: () => void;
}

/** Replaces the link of a session that waits for the person. */
export function NewLink({ session, onClose }: LinkProps): ReactElement {
  const { link: texts } = useTexts(reviewTexts);
  const { queries } = useSessionQueries();
  const once = useOnce<{ id: string }>();
  const rotate = useWrite({ options: queries.rotateLink(), stale: [] });
  if (rotate.data) {
    return (
      <SessionLink
        session={rotate.data.session}
        title={texts.doneTitle}
        lost={texts.lost}
        onDone={onClose}
      />
    );
  }
  return (
    <FormDialog
      title={texts.title}
      action={texts.action}
      isBusy={rotate.isPending}
      error={rotate.error}
      onSubmit={() => rotate.mutate(once({ id: session.id }))}
      onClose={onClose}
    >
      <p>{texts.text}</p>
    </FormDialog>
  );
}

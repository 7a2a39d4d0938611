import type { Session } from '@notaria/kyc';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { useWrite } from '../../data/forms/use-write.js';
import { useTexts } from '../../session/language/texts.js';
import { Confirm } from '../../ui/frames/confirm.js';
import { sessionsKey, useSessionQueries } from '../cases/data.js';
import { titleOf } from '../cases/marks.js';
import { reviewTexts } from './texts.js';

interface EraseProps {
  readonly session: Session;
  readonly onClose: () => void;
}

export function EraseCase({ session, onClose }: EraseProps): ReactElement {
  const { erase: texts } = useTexts(reviewTexts);
  const { queries } = useSessionQueries();
  const [, navigate] = useLocation();
  const [variables] = useState({ id: session.id });
  const erase = useWrite({
    options: queries.delete(),
    stale: [sessionsKey],
    successMessage: texts.done,
    onDone: () => navigate('/sessions'),
  });
  return (
    <Confirm
      title={texts.title}
      action={texts.action}
      word={session.externalId?.trim() || titleOf(session).slice(1)}
      isBusy={erase.isPending}
      error={erase.error}
      onConfirm={() => erase.mutate(variables)}
      onClose={onClose}
    >
      <p>{texts.text}</p>
    </Confirm>
  );
}

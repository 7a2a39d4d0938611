import type { Session } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../../session/language/texts.js';
import { ConfirmWrite } from '../../ui/frames/confirm.js';
import { sessionsKey, titleOf, useSessionQueries } from '../cases/data.js';
import { reviewTexts } from './texts.js';

interface EraseProps {
  readonly session: Session;
  readonly onClose: () => void;
}

export function EraseCase({ session, onClose }: EraseProps): ReactElement {
  const { erase: texts } = useTexts(reviewTexts);
  const { queries } = useSessionQueries();
  const [, navigate] = useLocation();
  return (
    <ConfirmWrite
      title={texts.title}
      action={texts.action}
      word={session.externalId?.trim() || titleOf(session).slice(1)}
      options={queries.delete()}
      variables={{ id: session.id }}
      stale={[sessionsKey]}
      successMessage={texts.done}
      onDone={() => navigate('/sessions')}
      onClose={onClose}
    >
      <p>{texts.text}</p>
    </ConfirmWrite>
  );
}

import type { Session } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { Ago, useActorName, useIsMe } from '../../cases/marks.js';
import { decisionTexts } from './decision-texts.js';

/** The first of two approvals, shown to the second reviewer. */
export function FirstApproval({ session }: { readonly session: Session }): ReactElement | null {
  const { first: texts } = useTexts(decisionTexts);
  const isMe = useIsMe();
  const nameOf = useActorName();
  const { firstApproval, status } = session;
  if (firstApproval === null) return null;
  const { actor, at, reason, comment } = firstApproval;
  return (
    <section className="bar-note first" aria-label={texts.title}>
      <div className="stack">
        <p>
          <strong>{texts.by(nameOf(actor))}</strong> <Ago at={at} />
        </p>
        {reason && <p>{reason}</p>}
        {comment && <p className="hint">{comment}</p>}
        {status !== 'approved' && <p>{isMe(actor) ? texts.notYou : texts.second}</p>}
      </div>
    </section>
  );
}

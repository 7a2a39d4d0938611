import type { Session } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { Card } from '../../ui/frames/page.js';
import { Ago, StatusBadge, useActorName } from '../cases/marks.js';
import { reviewTexts } from './texts.js';

/** The transitions of a session, the newest first. */
export function History({ session }: { readonly session: Session }): ReactElement {
  const texts = useTexts(reviewTexts);
  const nameOf = useActorName();
  const { history, decision } = session;
  return (
    <Card title={texts.history}>
      <ol className="history">
        {history.toReversed().map(({ to, actor, reason, at }) => (
          <li key={`${at} ${to}`}>
            <StatusBadge status={to} />
            <span>{nameOf(actor)}</span>
            <span className="hint">
              <Ago at={at} />
            </span>
            {reason && <p>{reason}</p>}
            {decision?.comment && decision.at === at && (
              <p className="hint">
                {texts.comment}: {decision.comment}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

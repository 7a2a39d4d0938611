import type { Session } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { Ago, useActorName } from '../../cases/marks.js';
import { caseWords } from '../../cases/words.js';
import { decisionTexts } from './decision-texts.js';

interface MeanwhileProps {
  readonly before: Session;
  readonly now: Session;
  readonly isPossible: boolean;
}

/** Changes by other reviewers since the dialog was opened. */
export function Meanwhile({ before, now, isPossible }: MeanwhileProps): ReactElement | null {
  const texts = useTexts(decisionTexts);
  const { statuses } = useTexts(caseWords);
  const nameOf = useActorName();
  if (before.version === now.version) return null;
  const moves = now.history.slice(before.history.length);
  return (
    <section className="problem changed" aria-label={texts.meanwhile}>
      <div>
        <p className="problem-title">{texts.meanwhile}</p>
        {moves.length === 0 && now.firstApproval === null && <p>{texts.changedOnly}</p>}
        {now.firstApproval && (
          <p>
            {texts.first.by(nameOf(now.firstApproval.actor))} <Ago at={now.firstApproval.at} />
          </p>
        )}
        {moves.map(({ from, to, actor, reason, at }) => (
          <p key={`${at} ${to}`}>
            {texts.moved(
              nameOf(actor),
              from === null ? '—' : (statuses[from as keyof typeof statuses] ?? from),
              statuses[to],
            )}{' '}
            <Ago at={at} />
            {reason && ` · ${reason}`}
          </p>
        ))}
        {!isPossible && <p>{texts.impossible(statuses[now.status].toLowerCase())}</p>}
      </div>
    </section>
  );
}

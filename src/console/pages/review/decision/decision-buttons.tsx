import type { Session } from '@notaria/kyc';
import { type ReactElement, useState } from 'react';
import { useTexts } from '../../../session/language/texts.js';
import { Button } from '../../../ui/button.js';
import { usePageKeys } from '../../../ui/keys.js';
import { useIsMe } from '../../cases/marks.js';
import { DecideCase } from './decide.js';
import { decisionTexts } from './decision-texts.js';
import { type DecisionKind, decisionsFrom, shortcutOf } from './decisions.js';

const kinds = { approved: 'primary', declined: 'danger' } as const;
const kindOf = (decision: DecisionKind) =>
  decision === 'approved' || decision === 'declined' ? kinds[decision] : 'plain';

/** Returns the decisions that this user can take; none while another reviewer holds the case. */
function useOffered({ status, claim, firstApproval }: Session): readonly DecisionKind[] {
  const isMe = useIsMe();
  if (claim !== null && !isMe(claim.actor)) return [];
  const isFirst = firstApproval !== null && isMe(firstApproval.actor);
  return decisionsFrom(status).filter((decision) => decision !== 'approved' || !isFirst);
}

export function DecisionButtons({ session }: { readonly session: Session }): ReactElement {
  const texts = useTexts(decisionTexts);
  const offered = useOffered(session);
  const [open, setOpen] = useState<DecisionKind>();
  usePageKeys(
    Object.fromEntries(
      offered.map((name) => [
        shortcutOf[name],
        { label: texts[name].action, run: () => setOpen(name) },
      ]),
    ),
  );
  return (
    <>
      {offered.map((name) => (
        <Button
          key={name}
          kind={kindOf(name)}
          shortcut={shortcutOf[name]}
          onClick={() => setOpen(name)}
        >
          {texts[name].action}
        </Button>
      ))}
      {open && <DecideCase session={session} decision={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

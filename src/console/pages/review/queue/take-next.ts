import type { Actor, SvcKyc } from '@notaria/kyc';
import type { UseMutationResult } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useWrite } from '../../../data/forms/use-write.js';
import { problemOf } from '../../../data/queries/problem.js';
import { useTexts } from '../../../session/language/texts.js';
import { useKyc } from '../../../session/language/use-preferences.js';
import { say } from '../../../ui/toasts/messages.js';
import { sessionsKey } from '../../cases/data.js';
import { useIsMe } from '../../cases/marks.js';
import { reviewTexts } from '../texts.js';

/** Claims a case. Returns false if another reviewer was faster. */
async function take(kyc: SvcKyc, id: string): Promise<boolean> {
  try {
    await kyc.sessions.claim(id);
    return true;
  } catch (error) {
    if (problemOf(error).kind === 'conflict') return false;
    throw error;
  }
}

async function takeOldest(
  kyc: SvcKyc,
  isMe: (actor: Actor) => boolean,
): Promise<string | undefined> {
  const { sessions } = await kyc.sessions.pending({
    awaiting: 'reviewer',
    claim: 'free',
    limit: 20,
  });
  // The second approval must come from another reviewer.
  const open = sessions.filter(({ firstApproval }) => !firstApproval || !isMe(firstApproval.actor));
  for (const { id } of open) {
    if (await take(kyc, id)) return id;
  }
  return undefined;
}

/** Claims the oldest unclaimed case and opens it. */
export function useTakeNext(): UseMutationResult<string | undefined, Error, void> {
  const texts = useTexts(reviewTexts);
  const { kyc } = useKyc();
  const isMe = useIsMe();
  const [, navigate] = useLocation();
  return useWrite<void, string | undefined>({
    options: {
      mutationKey: [...sessionsKey, 'take'],
      mutationFn: () => takeOldest(kyc, isMe),
    },
    stale: [sessionsKey],
    onDone(id) {
      if (id === undefined) say(texts.noneFree);
      else navigate(`/review/${id}`);
    },
  });
}

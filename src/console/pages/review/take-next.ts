import type { Actor, SvcKyc } from '@notaria/kyc';
import type { UseMutationResult } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { problemOf } from '../../data/problem.js';
import { useWrite } from '../../data/use-write.js';
import { useTexts } from '../../session/texts.js';
import { useKyc } from '../../session/use-preferences.js';
import { say } from '../../ui/toast.js';
import { sessionsKey } from '../cases/data.js';
import { useIsMe } from '../cases/marks.js';
import { reviewTexts } from './texts.js';

/** Whether the case is taken: somebody may be faster, and who approved it first cannot be the second. */
async function take(kyc: SvcKyc, id: string, isMe: (actor: Actor) => boolean): Promise<boolean> {
  try {
    const { session } = await kyc.sessions.claim(id);
    if (session.firstApproval === null || !isMe(session.firstApproval.actor)) return true;
    await kyc.sessions.release(id);
    return false;
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
  for (const { id } of sessions) {
    if (await take(kyc, id, isMe)) return id;
  }
  return undefined;
}

/** Claims the oldest case that nobody holds, and opens it. */
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

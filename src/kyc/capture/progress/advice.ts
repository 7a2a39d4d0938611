import type { components } from '../../../../generated/kyc/types.js';
import type { Locale, Message } from '../../../kernel/errors.js';
import type { Step } from '../../sessions/index.js';
import { text } from '../messages/index.js';

type Advice = components['schemas']['CaptureAdvice'];

/**
 * Advice on faults that people can correct, the most serious first. There is no advice on other codes, because they
 * may be signs of forgery.
 */
const known: Readonly<Record<string, Message>> = {
  NO_FACE_DETECTED: text('noFace'),
  NO_FACE_IN_REFERENCE: text('noFaceOnDocument'),
  MULTIPLE_FACES_DETECTED: text('alone'),
  DOCUMENT_TYPE_NOT_ALLOWED: text('otherDocument'),
  FRONT_BACK_MISMATCH: text('oneDocument'),
  IMAGE_TOO_SMALL: text('closer'),
  IMAGE_SMALL: text('closer'),
  IMAGE_NOT_SHARP: text('sharp'),
  IMAGE_DARK: text('brighterDocument'),
  IMAGE_GLARE: text('noReflection'),
  FACE_TOO_SMALL: text('closerFace'),
  FACE_TURNED_AWAY: text('lookStraight'),
  IMAGE_BLURRED: text('sharp'),
  IMAGE_TOO_DARK: text('brighter'),
  IMAGE_TOO_BRIGHT: text('lessLight'),
  CHALLENGE_FACE_MISSING: text('stayInFrame'),
  CHALLENGE_TURNS_NOT_MADE: text('turns'),
  CHALLENGE_OTHER_PERSON: text('onePerson'),
  CHALLENGE_STILL_REPEATED: text('turns'),
  EXPIRED_DOCUMENT: text('recentProof'),
  LOW_LIVENESS_SCORE: text('brighter'),
};

const maxAdvice = 10;

/** Returns advice for steps that wait for another attempt: at least one sentence for each. */
export function adviceOn(steps: readonly Step[], language: Locale): Advice[] {
  const again = steps.filter(({ status, attempts }) => status === 'pending' && attempts > 0);
  if (again.length === 0) return [];
  const codes = new Set(again.flatMap((step) => step.codes));
  const relevant = Object.entries(known).filter(([code]) => codes.has(code));
  const all = relevant.length > 0 ? relevant : [['TAKE_AGAIN', text('general')] as const];
  return all.slice(0, maxAdvice).map(([code, advice]) => ({ code, text: advice[language] }));
}

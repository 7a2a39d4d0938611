import type { components } from '../../../../generated/kyc/types.js';
import type { Message } from '../../../kernel/errors.js';
import type { Finding, FrameEvidence, Turn } from '../../engines/index.js';
import type { CheckSettings } from '../../sessions/index.js';
import { text } from '../messages/index.js';

type Schemas = components['schemas'];
type Thresholds = CheckSettings['thresholds'];

/** The instructions of a challenge, the engine's evidence, and facts of the files. */
export interface ChallengeFacts {
  readonly turns: readonly Turn[];
  /** Undefined if the engine did not examine the turns. */
  readonly frames: readonly FrameEvidence[] | undefined;
  readonly isReused: boolean;
  /** True if a file was sent twice. */
  readonly hasTwins: boolean;
}

interface TurnVerdict {
  readonly requested: Turn;
  readonly seen: FrameEvidence['turn'];
  readonly isAlone: boolean;
  readonly isSamePerson: boolean;
  readonly isOwnPicture: boolean;
}

function judgeTurn(requested: Turn, frame: FrameEvidence | undefined, least: number): TurnVerdict {
  const { faceCount = 0, isRepeated = false, similarity = null, turn = null } = frame ?? {};
  return {
    requested,
    seen: turn,
    isAlone: faceCount === 1 && turn !== null && similarity !== null,
    isSamePerson: similarity !== null && similarity >= least,
    isOwnPicture: !isRepeated,
  };
}

const hasPassed = ({
  requested,
  isAlone,
  isOwnPicture,
  isSamePerson,
  seen,
}: TurnVerdict): boolean => isAlone && isOwnPicture && isSamePerson && seen === requested;

/** Faults of a challenge. Another attempt may correct each of them except a repeated recording. */
const faults: readonly {
  readonly code: string;
  readonly message: Message;
  readonly isRetryable: boolean;
  isThere(facts: ChallengeFacts, judged: readonly TurnVerdict[]): boolean;
}[] = [
  {
    code: 'CHALLENGE_FRAMES_REUSED',
    message: text('framesSentBefore'),
    isRetryable: false,
    isThere: ({ isReused }) => isReused,
  },
  {
    code: 'CHALLENGE_STILL_REPEATED',
    message: text('samePicture'),
    isRetryable: true,
    isThere: ({ hasTwins }, judged) => hasTwins || judged.some(({ isOwnPicture }) => !isOwnPicture),
  },
  {
    code: 'CHALLENGE_FACE_MISSING',
    message: text('frameWithoutFace'),
    isRetryable: true,
    isThere: (_facts, judged) => judged.some(({ isAlone }) => !isAlone),
  },
  {
    code: 'CHALLENGE_OTHER_PERSON',
    message: text('otherPersonInFrame'),
    isRetryable: true,
    isThere: (_facts, judged) =>
      judged.some(({ isAlone, isSamePerson }) => isAlone && !isSamePerson),
  },
  {
    code: 'CHALLENGE_TURNS_NOT_MADE',
    message: text('turnsNotMade'),
    isRetryable: true,
    isThere: (_facts, judged) =>
      judged.some(({ requested, isAlone, seen }) => isAlone && seen !== requested),
  },
];

export interface ChallengeVerdict {
  /** Share of turns that passed, 0 to 100; null if no engine examined them. */
  readonly score: number | null;
  readonly findings: readonly Finding[];
  readonly result: Schemas['LivenessChallengeResult'];
}

/** A face in a frame counts as the same person unless a face match would decline it. */
export function judgeChallenge(
  facts: ChallengeFacts,
  { faceMatchDecline }: Pick<Thresholds, 'faceMatchDecline'>,
): ChallengeVerdict {
  const { frames, turns } = facts;
  const judged =
    frames === undefined
      ? []
      : turns.map((turn, at) => judgeTurn(turn, frames[at], faceMatchDecline));
  const findings = faults
    .filter(({ isThere }) => isThere(facts, judged))
    .map(({ code, isRetryable, message }): Finding => {
      return { code, severity: 'error', message, isRetryable };
    });
  const passed = judged.filter(hasPassed).length;
  return {
    score: frames === undefined ? null : Math.round((100 * passed) / turns.length),
    findings,
    result: {
      passed: frames !== undefined && findings.length === 0 && passed === turns.length,
      turns: judged.map((turn) => ({
        asked: turn.requested,
        seen: turn.seen,
        passed: hasPassed(turn),
      })),
    },
  };
}

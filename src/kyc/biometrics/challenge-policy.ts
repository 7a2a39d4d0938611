import type { components } from '../../../generated/kyc/types.js';
import type { Finding, FrameEvidence, Turn } from '../engines/index.js';
import type { CheckSettings } from '../sessions/index.js';

type Schemas = components['schemas'];
type Thresholds = CheckSettings['thresholds'];

/** What was asked, what an engine saw of it, and what is known of the files themselves. */
export interface ChallengeFacts {
  readonly turns: readonly Turn[];
  /** Undefined where the engine has not looked. */
  readonly frames: readonly FrameEvidence[] | undefined;
  readonly isReused: boolean;
  /** A file came twice. */
  readonly hasTwins: boolean;
}

interface JudgedTurn {
  readonly asked: Turn;
  readonly seen: FrameEvidence['turn'];
  readonly isAlone: boolean;
  readonly isSamePerson: boolean;
  readonly isOwnPicture: boolean;
}

function judgeTurn(asked: Turn, frame: FrameEvidence | undefined, least: number): JudgedTurn {
  const { faceCount = 0, isRepeated = false, similarity = null, turn = null } = frame ?? {};
  return {
    asked,
    seen: turn,
    isAlone: faceCount === 1 && turn !== null && similarity !== null,
    isSamePerson: similarity !== null && similarity >= least,
    isOwnPicture: !isRepeated,
  };
}

const hasPassed = ({ asked, isAlone, isOwnPicture, isSamePerson, seen }: JudgedTurn): boolean =>
  isAlone && isOwnPicture && isSamePerson && seen === asked;

/** Another attempt may mend all of these but one: whoever sends a recording a second time has it from the first. */
const faults: readonly {
  readonly code: string;
  readonly message: string;
  readonly isRetryable: boolean;
  isThere(facts: ChallengeFacts, judged: readonly JudgedTurn[]): boolean;
}[] = [
  {
    code: 'CHALLENGE_FRAMES_REUSED',
    message: 'Frames were sent before, with another challenge',
    isRetryable: false,
    isThere: ({ isReused }) => isReused,
  },
  {
    code: 'CHALLENGE_STILL_REPEATED',
    message: 'Some pictures are one and the same still',
    isRetryable: true,
    isThere: ({ hasTwins }, judged) => hasTwins || judged.some(({ isOwnPicture }) => !isOwnPicture),
  },
  {
    code: 'CHALLENGE_FACE_MISSING',
    message: 'Not every frame shows one face that can be made out',
    isRetryable: true,
    isThere: (_facts, judged) => judged.some(({ isAlone }) => !isAlone),
  },
  {
    code: 'CHALLENGE_OTHER_PERSON',
    message: 'Not every frame shows the person of the image',
    isRetryable: true,
    isThere: (_facts, judged) =>
      judged.some(({ isAlone, isSamePerson }) => isAlone && !isSamePerson),
  },
  {
    code: 'CHALLENGE_TURNS_NOT_MADE',
    message: 'The head was not turned as it was asked',
    isRetryable: true,
    isThere: (_facts, judged) =>
      judged.some(({ asked, isAlone, seen }) => isAlone && seen !== asked),
  },
];

export interface JudgedChallenge {
  /** 0 to 100, the share of turns that have passed; null where nobody has looked. */
  readonly score: number | null;
  readonly findings: readonly Finding[];
  readonly result: Schemas['LivenessChallengeResult'];
}

/** A face in a frame is the person's as long as a face match would not be declined. */
export function judgeChallenge(
  facts: ChallengeFacts,
  { faceMatchDecline }: Pick<Thresholds, 'faceMatchDecline'>,
): JudgedChallenge {
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
        asked: turn.asked,
        seen: turn.seen,
        passed: hasPassed(turn),
      })),
    },
  };
}

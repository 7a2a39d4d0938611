import type {
  Challenge,
  EngineFile,
  EngineSet,
  Examined,
  LivenessEvidence,
} from '../../engines/index.js';
import { text } from '../messages/index.js';
import type { FaceWait, ReadFaces } from '../networks/reader.js';
import type { Measured, SeenFace } from '../reading.js';
import { capture, qualityOf } from './capture.js';
import { frameEvidence } from './challenge.js';
import { type Looked, look, toFace } from './look.js';

type Refusal = NonNullable<Looked['refusal']>;

/** The networks cannot tell a person from a photograph, so their values are shown and decide nothing. */
function advice(code: string, value: number | null | undefined): Examined[] {
  if (typeof value !== 'number') return [];
  const score = Math.round(value * 100);
  const details = text('advisory');
  return [{ code, status: 'not_applicable', score, details }];
}

function advisoryScore(measured: Measured | undefined): number | null {
  if (!measured || measured.antispoof === null || measured.live === null) return null;
  return Math.round(Math.min(measured.antispoof, measured.live) * 100);
}

/** Returns the evidence of one image and the frames of a challenge. */
export function livenessEvidence(
  faces: readonly SeenFace[],
  frames: readonly (readonly SeenFace[])[] | undefined,
): LivenessEvidence {
  const only = faces.length === 1 ? faces[0] : undefined;
  const measured = only?.measured;
  const { examined, findings } = capture(faces);
  const advised = [
    ...advice('ADVISORY_ANTISPOOF', measured?.antispoof),
    ...advice('ADVISORY_LIVENESS', measured?.live),
  ];
  return {
    method: frames === undefined ? 'passive' : 'active',
    isCertified: false,
    isAdvisory: true,
    score: advisoryScore(measured),
    faces: faces.map(toFace),
    quality: qualityOf(measured),
    examined: [...examined, ...advised],
    findings,
    ...(frames && { frames: frameEvidence(only, frames) }),
  };
}

/** One after another: all of one person must not fill the queue before the next person's. */
async function lookAtFrames(
  read: ReadFaces,
  frames: readonly EngineFile[],
  wait: FaceWait,
): Promise<SeenFace[][] | Refusal> {
  const seen: SeenFace[][] = [];
  for (const [index, frame] of frames.entries()) {
    const { reading, refusal } = await look(read, `frame${index + 1}`, frame, {}, wait);
    if (refusal) return refusal;
    seen.push([...reading.faces]);
  }
  return seen;
}

const framesOf = (challenge: Challenge | undefined): readonly EngineFile[] =>
  challenge?.frames ?? [];

export const livenessDetector = (read: ReadFaces): Pick<EngineSet['liveness'], 'detect'> => ({
  async detect(image, wait, challenge) {
    const { reading, refusal } = await look(read, 'image', image, { liveness: true }, wait);
    if (refusal) return refusal;
    const seen = await lookAtFrames(read, framesOf(challenge), wait);
    if (!Array.isArray(seen)) return seen;
    const frames = challenge && seen;
    return { outcome: 'completed', evidence: livenessEvidence(reading.faces, frames) };
  },
});

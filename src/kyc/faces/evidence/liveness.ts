import type {
  Challenge,
  EngineFile,
  EngineSet,
  ExaminedAspect,
  LivenessEvidence,
} from '../../engines/index.js';
import { text } from '../messages/index.js';
import type { FaceWait, ReadFaces } from '../networks/reader.js';
import type { FaceMeasurements, MeasuredFace } from '../reading.js';
import { capture, qualityOf } from './capture.js';
import { frameEvidence } from './challenge.js';
import { type FaceReadResult, look, toFace } from './look.js';

type Refusal = NonNullable<FaceReadResult['refusal']>;

/** The networks cannot tell a person from a photograph, so their values are shown and decide nothing. */
function advice(code: string, value: number | null | undefined): ExaminedAspect[] {
  if (typeof value !== 'number') return [];
  const score = Math.round(value * 100);
  const details = text('advisory');
  return [{ code, status: 'not_applicable', score, details }];
}

function advisoryScore(measured: FaceMeasurements | undefined): number | null {
  if (!measured || measured.antispoof === null || measured.live === null) return null;
  return Math.round(Math.min(measured.antispoof, measured.live) * 100);
}

/** Returns the evidence of one image and the frames of a challenge. */
export function livenessEvidence(
  faces: readonly MeasuredFace[],
  frames: readonly (readonly MeasuredFace[])[] | undefined,
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
): Promise<MeasuredFace[][] | Refusal> {
  const seen: MeasuredFace[][] = [];
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

import { missing } from '../checks/index.js';
import type {
  AgeEvidence,
  Examined,
  Face,
  FaceMatchEvidence,
  Finding,
  LivenessEvidence,
} from '../engines/index.js';
import type { CheckSettings } from '../sessions/index.js';
import type { JudgedChallenge } from './challenge-policy.js';

type Thresholds = CheckSettings['thresholds'];

const noFace: Finding = {
  code: 'NO_FACE_DETECTED',
  severity: 'error',
  message: 'There is no face in the image',
  isRetryable: true,
};

const severalFaces: Finding = {
  code: 'MULTIPLE_FACES_DETECTED',
  severity: 'warning',
  message: 'There is more than one face in the image',
};

function faceFindings(faces: readonly Face[]): Finding[] {
  if (faces.length === 0) return [noFace];
  return faces.length === 1 ? [] : [severalFaces];
}

interface Common {
  readonly findings: readonly Finding[];
  readonly examined: readonly Examined[];
}

/** What the engine said, and what it saw fail without saying what follows from it. */
function engineFindings({ examined, findings }: Common): Finding[] {
  const known = new Set(findings.map(({ code }) => code));
  const failed = examined.filter(({ code, status }) => status === 'failed' && !known.has(code));
  const told = failed.map(({ code, details }): Finding => {
    return { code, severity: 'warning', message: details ?? `${code} has failed` };
  });
  return [...findings, ...told];
}

/** A score that decides nothing cannot be too low, and need not be there. */
function livenessScoreFindings(score: number | null, { livenessDecline }: Thresholds): Finding[] {
  if (score === null) return [missing];
  if (score >= livenessDecline) return [];
  const message = 'It does not look like a living person before the camera';
  return [{ code: 'LOW_LIVENESS_SCORE', severity: 'error', message, isRetryable: true }];
}

function certificateFinding(hasTurned: boolean, isEnough: boolean): Finding {
  return {
    code: 'LIVENESS_NOT_CERTIFIED',
    severity: hasTurned && isEnough ? 'information' : 'warning',
    message: hasTurned
      ? 'The head was turned as asked; no laboratory has tested that, and turns made by software are not told apart'
      : 'No laboratory has tested the engine against photographs, screens and masks',
  };
}

/**
 * A score from an uncertified engine declines and never approves, because a photograph of a person passes many engines.
 * Head turns that software makes of one photograph pass a challenge too, so a passed challenge replaces the certificate
 * only in workflows that accept it.
 */
export function livenessFindings(
  evidence: LivenessEvidence,
  settings: Pick<CheckSettings, 'acceptHeadTurnsAsLiveness' | 'thresholds'>,
  challenge?: JudgedChallenge,
): Finding[] {
  const { faces, isAdvisory = false, isCertified, score } = evidence;
  const { acceptHeadTurnsAsLiveness, thresholds } = settings;
  const found = [...engineFindings(evidence), ...faceFindings(faces)];
  if (challenge !== undefined) {
    found.push(...challenge.findings, ...livenessScoreFindings(challenge.score, thresholds));
  }
  if (!isAdvisory) found.push(...livenessScoreFindings(score, thresholds));
  const hasTurned = challenge?.result.passed === true;
  if (!isCertified) found.push(certificateFinding(hasTurned, acceptHeadTurnsAsLiveness));
  return found;
}

function similarityFindings(score: number | null, thresholds: Thresholds): Finding[] {
  if (score === null) return [missing];
  const code = 'LOW_FACE_MATCH_SIMILARITY';
  const message = 'The two faces are not alike enough';
  if (score < thresholds.faceMatchDecline) return [{ code, severity: 'error', message }];
  return score < thresholds.faceMatchReview ? [{ code, severity: 'warning', message }] : [];
}

export function faceMatchFindings(evidence: FaceMatchEvidence, thresholds: Thresholds): Finding[] {
  const { refFaces, score, userFaces } = evidence;
  const found = [...engineFindings(evidence), ...faceFindings(userFaces)];
  if (refFaces.length === 0) {
    const message = 'There is no face in the reference image';
    found.push({ code: 'NO_FACE_IN_REFERENCE', severity: 'error', message, isRetryable: true });
  }
  const hasBoth = userFaces.length > 0 && refFaces.length > 0;
  return hasBoth ? [...found, ...similarityFindings(score, thresholds)] : found;
}

/** Surely reached, surely not, or null: an estimate is a range. */
export function isOldEnough(
  { range }: Pick<AgeEvidence, 'range'>,
  minAge: number | undefined,
): boolean | null {
  if (minAge === undefined) return null;
  if (range.low >= minAge) return true;
  return range.high < minAge ? false : null;
}

export function ageFindings(evidence: AgeEvidence, minAge: number | undefined): Finding[] {
  const found = [...engineFindings(evidence), ...faceFindings(evidence.faces)];
  const passed = isOldEnough(evidence, minAge);
  if (minAge === undefined || passed === true || evidence.faces.length === 0) return found;
  if (passed === false) {
    const message = `The person looks younger than ${minAge}`;
    return [...found, { code: 'AGE_BELOW_MINIMUM', severity: 'error', message }];
  }
  const message = `Whether the person is ${minAge} cannot be told`;
  return [...found, { code: 'AGE_BORDERLINE', severity: 'warning', message }];
}

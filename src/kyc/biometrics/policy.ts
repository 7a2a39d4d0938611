import { failedFindings, missing } from '../checks/index.js';
import type {
  AgeEvidence,
  Face,
  FaceMatchEvidence,
  Finding,
  LivenessEvidence,
} from '../engines/index.js';
import { severityOf } from '../facts/index.js';
import type { CheckSettings } from '../sessions/index.js';
import type { ChallengeVerdict } from './challenges/policy.js';
import { text } from './messages/index.js';

type Thresholds = CheckSettings['thresholds'];

const noFace: Finding = {
  code: 'NO_FACE_DETECTED',
  severity: 'error',
  message: text('noFace'),
  isRetryable: true,
};

const severalFaces: Finding = {
  code: 'MULTIPLE_FACES_DETECTED',
  severity: 'warning',
  message: text('severalFaces'),
};

function faceFindings(faces: readonly Face[]): Finding[] {
  if (faces.length === 0) return [noFace];
  return faces.length === 1 ? [] : [severalFaces];
}

/** Returns the findings of the engine, and findings for faults that it reported without a consequence. */
const engineFindings = ({
  examined,
  findings,
}: Pick<AgeEvidence, 'examined' | 'findings'>): Finding[] => [
  ...findings,
  ...failedFindings(examined, findings),
];

/** An advisory score cannot be too low, and may be absent. */
function livenessScoreFindings(score: number | null, { livenessDecline }: Thresholds): Finding[] {
  if (score === null) return [missing];
  if (score >= livenessDecline) return [];
  const message = text('notLiving');
  const severity = severityOf('liveness', 'lowScore', 'read');
  return [{ code: 'LOW_LIVENESS_SCORE', severity, message, isRetryable: true }];
}

function certificateFinding(hasTurned: boolean, isEnough: boolean): Finding {
  return {
    code: 'LIVENESS_NOT_CERTIFIED',
    severity: hasTurned && isEnough ? 'information' : 'warning',
    message: hasTurned ? text('turnsNotCertified') : text('engineNotCertified'),
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
  challenge?: ChallengeVerdict,
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
  const message = text('facesDiffer');
  if (score < thresholds.faceMatchDecline) {
    const severity = severityOf('face_match', 'otherFace', 'read');
    return [{ code: 'FACES_DIFFER', severity, message }];
  }
  if (score >= thresholds.faceMatchReview) return [];
  const severity = severityOf('face_match', 'doubtfulFace', 'read');
  return [{ code: 'LOW_FACE_MATCH_SIMILARITY', severity, message }];
}

export function faceMatchFindings(evidence: FaceMatchEvidence, thresholds: Thresholds): Finding[] {
  const { refFaces, score, userFaces } = evidence;
  const found = [...engineFindings(evidence), ...faceFindings(userFaces)];
  if (refFaces.length === 0) {
    const message = text('noFaceInReference');
    found.push({ code: 'NO_FACE_IN_REFERENCE', severity: 'error', message, isRetryable: true });
  }
  const hasBoth = userFaces.length > 0 && refFaces.length > 0;
  return hasBoth ? [...found, ...similarityFindings(score, thresholds)] : found;
}

/** Returns true or false if the whole range of an estimate is above or below the limit; null otherwise. */
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
    const message = text('tooYoung', { minAge });
    const severity = severityOf('age', 'belowMinimum', 'read');
    return [...found, { code: 'AGE_BELOW_MINIMUM', severity, message }];
  }
  const message = text('ageBorderline', { minAge });
  return [...found, { code: 'AGE_BORDERLINE', severity: 'warning', message }];
}

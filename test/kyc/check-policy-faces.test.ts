import {
  ageFindings,
  faceMatchFindings,
  livenessFindings,
} from '../../src/kyc/biometrics/policy.js';
import type {
  AgeEvidence,
  FaceMatchEvidence,
  Finding,
  LivenessEvidence,
} from '../../src/kyc/engines/index.js';
import type { CheckSettings } from '../../src/kyc/sessions/index.js';
import { describe, expect, test } from '../support/jest.js';

const thresholds = {
  livenessDecline: 50,
  faceMatchDecline: 50,
  faceMatchReview: 70,
  amlReview: 70,
  amlDecline: 95,
};

const settings: CheckSettings = {
  thresholds,
  actions: {},
  onDuplicate: 'review',
  documentsAllowed: ['passport', 'id_card'],
  retentionDays: null,
  acceptHeadTurnsAsLiveness: false,
  acceptDocumentPictureAsIdentity: false,
};

const codes = (findings: readonly Finding[]) => findings.map(({ code }) => code);
const nothing = { score: 90, examined: [], findings: [] };
const face = { x: 0, y: 0, width: 1, height: 1, confidence: 99 };
const quality = { sharpness: null, brightness: null };

describe('a face', () => {
  const liveness: LivenessEvidence = {
    ...nothing,
    method: 'passive',
    isCertified: true,
    faces: [face],
    quality,
  };
  const match: FaceMatchEvidence = { ...nothing, userFaces: [face], refFaces: [face], quality };
  const age: AgeEvidence = {
    ...nothing,
    estimatedAge: 20,
    range: { low: 16, high: 24 },
    livenessScore: null,
    faces: [face],
  };

  test('is alive only on the verdict of a certified engine', () => {
    const judged = (changes: Partial<LivenessEvidence>) =>
      codes(livenessFindings({ ...liveness, ...changes }, settings));
    expect(judged({})).toEqual([]);
    expect(judged({ isCertified: false, score: 100 })).toEqual(['LIVENESS_NOT_CERTIFIED']);
    expect(judged({ score: 49.9 })).toEqual(['LOW_LIVENESS_SCORE']);
    expect(judged({ score: null })).toEqual(['COULD_NOT_PERFORM']);
    expect(judged({ faces: [] })).toEqual(['NO_FACE_DETECTED']);
    expect(judged({ faces: [face, face] })).toEqual(['MULTIPLE_FACES_DETECTED']);
  });

  test.each([
    [70, []],
    [69.9, ['LOW_FACE_MATCH_SIMILARITY warning']],
    [50, ['LOW_FACE_MATCH_SIMILARITY warning']],
    [49.9, ['FACES_DIFFER warning']],
    [null, ['COULD_NOT_PERFORM warning']],
  ])('with a similarity of %s gets %j', (score, expected) => {
    const found = faceMatchFindings({ ...match, score }, thresholds);
    expect(found.map(({ code, severity }) => `${code} ${severity}`)).toEqual(expected);
  });

  test('missing from the reference is not compared', () => {
    const found = faceMatchFindings({ ...match, score: 0, refFaces: [] }, thresholds);
    expect(codes(found)).toEqual(['NO_FACE_IN_REFERENCE']);
  });

  test('is old enough, too young or uncertain', () => {
    const judged = (minAge?: number) => codes(ageFindings(age, minAge));
    expect([judged(), judged(16), judged(18), judged(24), judged(25)]).toEqual([
      [],
      [],
      ['AGE_BORDERLINE'],
      ['AGE_BORDERLINE'],
      ['AGE_BELOW_MINIMUM'],
    ]);
  });
});

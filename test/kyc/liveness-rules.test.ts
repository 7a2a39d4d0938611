import fc from 'fast-check';
import { hasTwins, randomTurns } from '../../src/kyc/biometrics/challenges/challenges.js';
import { type ChallengeFacts, judgeChallenge } from '../../src/kyc/biometrics/challenges/policy.js';
import type { FrameEvidence, Turn } from '../../src/kyc/engines/index.js';
import { difference, frameEvidence, turnBetween } from '../../src/kyc/faces/evidence/challenge.js';
import { type Point, poseOf } from '../../src/kyc/faces/evidence/pose.js';
import type { FaceMeasurements, MeasuredFace, Pose } from '../../src/kyc/faces/reading.js';
import { describe, expect, test } from '../support/jest.js';

const turns: readonly Turn[] = ['left', 'up', 'left', 'right'];

const turnsAsRequested = (): FrameEvidence[] =>
  turns.map((turn) => ({ faceCount: 1, turn, similarity: 85, isRepeated: false }));

const judge = (change: Partial<FrameEvidence>, more: Partial<ChallengeFacts> = {}) => {
  const frames = turnsAsRequested().map((frame, at) =>
    at === 1 ? { ...frame, ...change } : frame,
  );
  const facts = { turns, frames, isReused: false, hasTwins: false, ...more };
  return judgeChallenge(facts, { faceMatchDecline: 50 });
};

const codesOf = ({ findings }: ReturnType<typeof judge>) => findings.map(({ code }) => code);

describe('judgeChallenge', () => {
  test('passes turns that one person made as requested', () => {
    const told = judge({});
    expect(told).toMatchObject({ score: 100, findings: [], result: { passed: true } });
    expect(told.result.turns[1]).toEqual({ asked: 'up', seen: 'up', passed: true });
  });

  test.each<[string, Partial<FrameEvidence>, Partial<ChallengeFacts>, number]>([
    ['CHALLENGE_TURNS_NOT_MADE', { turn: 'none' }, {}, 75],
    ['CHALLENGE_TURNS_NOT_MADE', { turn: 'right' }, {}, 75],
    ['CHALLENGE_OTHER_PERSON', { similarity: 49.9 }, {}, 75],
    ['CHALLENGE_STILL_REPEATED', { isRepeated: true }, {}, 75],
    ['CHALLENGE_STILL_REPEATED', {}, { hasTwins: true }, 100],
    ['CHALLENGE_FACE_MISSING', { faceCount: 2, turn: null, similarity: null }, {}, 75],
    ['CHALLENGE_FRAMES_REUSED', {}, { isReused: true }, 100],
  ])('reports %s for %j %j', (code, change, facts, score) => {
    const told = judge(change, facts);
    expect(codesOf(told)).toEqual([code]);
    expect(told.findings[0]).toMatchObject({
      severity: 'error',
      isRetryable: code !== 'CHALLENGE_FRAMES_REUSED',
    });
    expect([told.score, told.result.passed]).toEqual([score, false]);
  });

  test('does not pass a challenge that no engine judged', () => {
    const told = judge({}, { frames: undefined });
    expect(told).toEqual({ score: null, findings: [], result: { passed: false, turns: [] } });
  });

  test('does not pass a challenge with a missing frame', () => {
    expect(judge({}, { frames: turnsAsRequested().slice(0, 3) }).result.passed).toBe(false);
  });
});

describe('randomTurns', () => {
  test('makes every order without repeating a turn', () => {
    const orders = new Set<string>();
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 5 }), { minLength: 4, maxLength: 4 }), (dice) => {
        const rolled = [...dice];
        const made = randomTurns((count) => (rolled.shift() ?? 0) % count);
        orders.add(made.join());
        return made.length === 4 && made.every((turn, at) => turn !== made[at - 1]);
      }),
      { numRuns: 2_000 },
    );
    expect(orders.size).toBe(24);
  });
});

/** Draws a face with 68 points, its nose moved by fractions of the distance between the eyes. */
function drawnFace(aside: number, upwards: number, roll = 0): Point[] {
  const points = Array.from({ length: 68 }, (): Point => ({ x: 0, y: 0 }));
  const put = (from: number, to: number, x: number, y: number): void => {
    for (let at = from; at <= to; at += 1) points[at] = { x, y };
  };
  put(2, 2, -90, 60);
  put(14, 14, 90, 60);
  put(36, 41, -50, 0);
  put(42, 47, 50, 0);
  put(30, 30, aside * 100, 60 - upwards * 100);
  put(48, 59, 0, 110);
  const angle = (roll * Math.PI) / 180;
  return points.map(({ x, y }) => ({
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  }));
}

const noise = (seed: number): Uint8Array =>
  Uint8Array.from({ length: 576 }, (_value, at) => (at * (seed * 2 + 7) * 31) % 251);

const measured = (pose: Pose, thumbnail = noise(1)): FaceMeasurements => ({
  pose,
  thumbnail,
  detail: 50,
  light: 0.5,
  age: null,
  antispoof: null,
  live: null,
  embedding: new Uint8Array(1536).fill(3),
});

describe('poseOf and turnBetween', () => {
  const front = measured(poseOf(drawnFace(0, 0)));
  const turnOf = (aside: number, upwards: number, roll = 0) =>
    turnBetween(front, measured(poseOf(drawnFace(aside, upwards, roll))));

  test('return left, right and up from the person’s view', () => {
    expect(front.pose).toMatchObject({ turn: 0, roll: 0 });
    expect([turnOf(0.25, 0), turnOf(-0.25, 0)]).toEqual(['left', 'right']);
    expect([turnOf(0, 0.1), turnOf(0, -0.1)]).toEqual(['up', 'none']);
    expect([turnOf(0.05, 0.02), turnOf(0, 0)]).toEqual(['none', 'none']);
  });

  test('ignore a tilt of the head', () => {
    expect(turnOf(0, 0, 25)).toBe('none');
    expect(turnOf(-0.25, 0, 25)).toBe('right');
    expect(poseOf(drawnFace(0, 0, 25)).roll).toBeCloseTo(25);
  });
});

describe('frameEvidence', () => {
  const face = (one: FaceMeasurements): MeasuredFace => ({
    box: { x: 0.3, y: 0.3, width: 0.3, height: 0.3 },
    confidence: 0.99,
    widthPixels: 200,
    measured: one,
  });
  const image = face(measured(poseOf(drawnFace(0, 0)), noise(0)));
  const left = face(measured(poseOf(drawnFace(0.25, 0)), noise(1)));

  test('detects the same still in other light, and not a different picture', () => {
    const darker = noise(1).map((value) => value * 0.8 + 5);
    const again = face(measured(poseOf(drawnFace(0.25, 0)), darker));
    const seen = frameEvidence(image, [[left], [again]]);
    expect(seen.map(({ isRepeated, turn }) => [turn, isRepeated])).toEqual([
      ['left', false],
      ['left', true],
    ]);
    expect(difference(noise(1), noise(1))).toBeCloseTo(0);
    expect(difference(noise(1), noise(2))).toBeGreaterThan(0.5);
  });

  test('judges no frame without exactly one face, nor frames beside an image without one', () => {
    const nothing = { turn: null, similarity: null, isRepeated: false };
    expect(frameEvidence(image, [[], [left, left]])).toEqual([
      { faceCount: 0, ...nothing },
      { faceCount: 2, ...nothing },
    ]);
    expect(frameEvidence(undefined, [[left]])).toEqual([{ faceCount: 1, ...nothing }]);
  });
});

test('hasTwins finds identical bytes at any position', () => {
  const file = (text: string) => {
    return { data: Buffer.from(text), contentType: 'image/jpeg', fileName: undefined };
  };
  expect(hasTwins([file('a'), file('b'), file('c')])).toBe(false);
  expect(hasTwins([file('a'), file('b'), file('a')])).toBe(true);
});

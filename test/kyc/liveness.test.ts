import type { FileInput, SvcKyc } from '../../sdk/kyc/index.js';
import { createLogger } from '../../src/kernel/log.js';
import { createFaceGroup } from '../../src/kyc/faces/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { imageOf, type Portrait, photo, portrait, toUpload, turnHead } from './face-photos.js';

/**
 * Runs the real networks. Heads are turned by drawing them on a ball, since photographs do not move. An approval here is
 * therefore an approval of one photograph turned by software: turns are detected, such an attack is not.
 */

const group = createFaceGroup(createLogger({ logLevel: 'silent' }));
const isInstalled = group.engines.liveness !== undefined;
const describeReal = isInstalled ? describe : describe.skip;
const skipNote = isInstalled
  ? ''
  : ' (SKIPPED: the optional packages of the face engines are absent)';

let app: TestApp;
let kyc: SvcKyc;
let ana: Portrait;

beforeAll(async () => {
  if (!isInstalled) return;
  await group.warmUp();
  app = await startTestApp({ engines: group.engines });
  kyc = await app.kyc();
  ana = await portrait('ana');
});
afterAll(async () => {
  await app?.close();
  await group.close();
});

const codes = ({ warnings }: { readonly warnings: readonly { readonly code: string }[] }) =>
  warnings.map(({ code }) => code).sort();

type Turn = 'left' | 'right' | 'up';

const degrees: Readonly<Record<Turn, readonly [yaw: number, pitch: number]>> = {
  left: [50, 0],
  right: [-49, 0],
  up: [0, 48],
};

let runs = 0;

/** Draws the requested turns, slightly different each time. */
function turnAsRequested(person: Portrait, turns: readonly Turn[]): Promise<FileInput[]> {
  runs += 1;
  return Promise.all(
    turns.map((turn, at) => {
      const less = 3 * at + runs / 5;
      const [yaw = 0, pitch] = degrees[turn].map((angle) => angle - Math.sign(angle) * less);
      return toUpload(imageOf(turnHead(person, yaw, pitch)));
    }),
  );
}

/** Requests turns and sends the frames that `act` makes of them. */
async function answer(
  act: (turns: readonly Turn[]) => Promise<FileInput[]>,
  about: { readonly sessionId?: string } = {},
) {
  const { challenge } = await kyc.biometrics.livenessChallenge(about);
  const [frame1, frame2, frame3, frame4] = await act(challenge.turns);
  const frames = { frame1, frame2, frame3, frame4 } as Record<string, FileInput>;
  const image = await toUpload(imageOf(ana));
  const challengeToken = challenge.token;
  const { check } = await kyc.biometrics.liveness({
    image,
    challengeToken,
    ...frames,
    ...about,
  });
  return check;
}

describeReal(`checkLiveness of one image with the built-in engine${skipNote}`, () => {
  test('never approves, and returns its score only as advice', async () => {
    const { check } = await kyc.biometrics.liveness({ image: await toUpload(imageOf(ana)) });
    expect(check).toMatchObject({
      status: 'in_review',
      method: 'passive',
      certified: false,
      challenge: null,
      score: expect.any(Number),
      warnings: [{ code: 'LIVENESS_NOT_CERTIFIED', severity: 'warning' }],
    });
    expect(check.checks.map(({ code, status }) => [code, status])).toEqual([
      ['ONE_FACE', 'passed'],
      ['FACE_SIZE', 'passed'],
      ['FACE_POSE', 'passed'],
      ['IMAGE_SHARPNESS', expect.stringMatching(/passed|warning/)],
      ['IMAGE_LIGHT', 'passed'],
      ['IMAGE_GLARE', 'passed'],
      ['EYES_OPEN', 'passed'],
      ['ADVISORY_ANTISPOOF', 'not_applicable'],
      ['ADVISORY_LIVENESS', 'not_applicable'],
    ]);
  });

  test('asks for another picture when the quality is poor', async () => {
    const dora = await portrait('dora');
    const blurred = await toUpload(imageOf(await portrait('bea')).blur(3.5));
    const small = await toUpload(imageOf(dora).resize({ height: 200 }));
    const tilted = await toUpload(imageOf(dora).rotate(40, { background: '#888' }));
    const found = [];
    for (const image of [blurred, small, tilted]) {
      const { check } = await kyc.biometrics.liveness({ image });
      found.push([check.status, check.retryable, codes(check)[0]]);
    }
    expect(found).toEqual([
      ['in_review', true, 'IMAGE_BLURRED'],
      ['in_review', true, 'FACE_TOO_SMALL'],
      ['in_review', true, 'FACE_TURNED_AWAY'],
    ]);
  });

  test('reports several faces, and nothing else', async () => {
    const { check } = await kyc.biometrics.liveness({ image: await toUpload(await photo(1)) });
    expect(check).toMatchObject({ status: 'in_review', score: null });
    expect(codes(check)).toEqual(['LIVENESS_NOT_CERTIFIED', 'MULTIPLE_FACES_DETECTED']);
    expect(check.faces).toHaveLength(3);
  });

  test('reports a face on the blocklist', async () => {
    const image = await toUpload(imageOf(await portrait('cleo')));
    await kyc.biometrics.faceIndex({ image, blocklist: true });
    const { session } = await kyc.sessions.create({ features: ['liveness'] });
    const { check } = await kyc.biometrics.liveness({ image, sessionId: session.id });
    expect(check.status).toBe('in_review');
    expect(codes(check)).toContain('FACE_BLOCKLISTED');
  });
});

describeReal(`checkLiveness with a challenge and the built-in engine${skipNote}`, () => {
  test('reviews correct turns, since software may have made them from one photograph, and refuses the same frames next time', async () => {
    let frames: FileInput[] = [];
    const passed = await answer(async (turns) => {
      frames = await turnAsRequested(ana, turns);
      return frames;
    });
    expect(passed).toMatchObject({
      status: 'in_review',
      method: 'active',
      certified: false,
      score: 100,
      warnings: [{ code: 'LIVENESS_NOT_CERTIFIED', severity: 'warning' }],
      challenge: { passed: true },
    });
    expect(
      passed.challenge?.turns.every(
        ({ asked, passed: isPassed, seen }) => isPassed && seen === asked,
      ),
    ).toBe(true);
    const replayed = await answer(async () => frames);
    expect(replayed).toMatchObject({ status: 'declined', retryable: false });
    expect(codes(replayed)).toContain('CHALLENGE_FRAMES_REUSED');
  });

  test('approves correct turns only with acceptHeadTurnsAsLiveness', async () => {
    const terms = { name: 'By turns', features: ['liveness' as const] };
    const { workflow } = await kyc.sessions.createWorkflow({
      ...terms,
      acceptHeadTurnsAsLiveness: true,
    });
    expect(workflow.acceptHeadTurnsAsLiveness).toBe(true);
    const { session } = await kyc.sessions.create({ workflowId: workflow.id });
    const check = await answer((turns) => turnAsRequested(ana, turns), { sessionId: session.id });
    expect(check).toMatchObject({
      status: 'approved',
      warnings: [{ code: 'LIVENESS_NOT_CERTIFIED', severity: 'information' }],
    });
  });

  test('accepts no turns in another order', async () => {
    const other = { left: 'right', right: 'up', up: 'left' } as const;
    const check = await answer((turns) =>
      turnAsRequested(
        ana,
        turns.map((turn) => other[turn]),
      ),
    );
    expect(check).toMatchObject({
      status: 'in_review',
      retryable: true,
      challenge: { passed: false },
    });
    expect(codes(check)).toContain('CHALLENGE_TURNS_NOT_MADE');
    expect(codes(check)).not.toContain('CHALLENGE_OTHER_PERSON');
  });

  test('accepts no still sent repeatedly, however compressed', async () => {
    const check = await answer(async (turns) => {
      const qualities = turns.map((_turn, at) => 90 - 7 * at);
      return Promise.all(
        qualities.map(async (quality) => toUpload(await imageOf(ana).jpeg({ quality }).toBuffer())),
      );
    });
    expect(check).toMatchObject({ status: 'in_review', retryable: true, score: 0 });
    expect(codes(check)).toEqual(
      expect.arrayContaining(['CHALLENGE_STILL_REPEATED', 'CHALLENGE_TURNS_NOT_MADE']),
    );
  });

  test('accepts no frames of another person', async () => {
    const dora = await portrait('dora');
    const check = await answer((turns) => turnAsRequested(dora, turns));
    expect([check.status, check.retryable]).toEqual(['in_review', true]);
    expect(codes(check)).toContain('CHALLENGE_OTHER_PERSON');
  });

  test('accepts no frame with a second person', async () => {
    const check = await answer(async (turns) => {
      const frames = await turnAsRequested(ana, turns);
      return [frames[0], await toUpload(await photo(4)), frames[2], frames[3]] as FileInput[];
    });
    expect([check.status, check.retryable]).toEqual(['in_review', true]);
    expect(codes(check)).toContain('CHALLENGE_FACE_MISSING');
  });
});

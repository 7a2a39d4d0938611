import { failure, failures } from '../support/app.js';
import { describe, expect, test } from '../support/jest.js';
import {
  app,
  begin,
  codesOf,
  file,
  type Input,
  kyc,
  setUpCapture,
  stepsOf,
} from './capture-support.js';
import { check } from './session-support.js';

setUpCapture();

describe('sendCaptureSelfie', () => {
  const selfieOf = (name: string) => ({ image: file(name) });

  /** Creates a session and sends its document. */
  async function beginWithDocument(input: Input = {}) {
    const begun = await begin(input);
    await begun.person.capture.document({ frontImage: file('front.jpg') });
    return begun;
  }

  test('answers 409 before the document was sent', async () => {
    const { person } = await begin();
    const refused = await failures([
      person.capture.selfie(selfieOf('selfie.jpg')),
      person.capture.challenge(),
    ]);
    expect(codesOf(refused)).toEqual([
      [409, 'conflict'],
      [409, 'conflict'],
    ]);
  });

  test('answers 422 to an unusable picture, which may be sent again', async () => {
    const { person } = await beginWithDocument();
    const unread = await failure(person.capture.selfie(selfieOf('UNREADABLE.jpg')));
    expect([unread.statusCode, unread.code]).toEqual([422, 'unprocessable_image']);
    const { capture } = await person.capture.selfie(selfieOf('selfie.jpg'));
    expect(capture.state).not.toBe('open');
  });

  test('accepts a challenge once, for its own session only', async () => {
    const [one, two] = [await beginWithDocument(), await beginWithDocument()];
    const { challenge } = await one.person.capture.challenge();
    const challengeToken = challenge.token;
    const frames = { frame1: file('1.jpg'), frame2: file('2.jpg'), frame3: file('3.jpg') };
    const body = { ...selfieOf('s.jpg'), challengeToken, ...frames, frame4: file('4.jpg') };
    const unknown = { ...body, challengeToken: 'lch_made-up-token' };
    const refused = await failures([two.person.capture.selfie(body)]);
    refused.push(await failure(one.person.capture.selfie(unknown)));
    expect(codesOf(refused)).toEqual([
      [409, 'conflict'],
      [404, 'not_found'],
    ]);
    await one.person.capture.selfie(body);
    const { checks } = (await kyc.sessions.get(one.id)).session;
    expect(checks.map(({ type }) => type)).toEqual(['id', 'liveness', 'face_match']);
  });

  // Otherwise one person could pass liveness and the picture of another the face match.
  test('repeats all checks of a selfie when one of them asks for another picture', async () => {
    const { person, id } = await beginWithDocument({ features: ['id', 'liveness', 'face_match'] });
    await check({ app, sessionId: id, feature: 'liveness', environment: 'test' });
    const { capture } = await person.capture.selfie(selfieOf('RETRY.jpg'));
    expect(capture.next).toBe('selfie');
    expect(await stepsOf(id)).toMatchObject([
      { feature: 'id', status: 'approved', attempts: 1 },
      { feature: 'liveness', status: 'pending', attempts: 2 },
      { feature: 'face_match', status: 'pending', attempts: 0 },
    ]);
    await person.capture.challenge();
    const { capture: last } = await person.capture.selfie(selfieOf('selfie.jpg'));
    expect(last.state).toBe('done');
    expect(await stepsOf(id)).toMatchObject([{}, { attempts: 3 }, { attempts: 1 }]);
  });

  test('runs one call at a time', async () => {
    const { person } = await beginWithDocument();
    const { knex } = app.database;
    const busy = { busy_until: new Date(app.clock.now().getTime() + 1_000) };
    await knex('kyc_capture_tokens').whereNull('busy_until').update(busy);
    const refused = await failure(person.capture.selfie(selfieOf('selfie.jpg')));
    expect([refused.statusCode, refused.code]).toEqual([409, 'conflict']);
    app.clock.advance(2_000);
    const { capture } = await person.capture.selfie(selfieOf('selfie.jpg'));
    expect(capture.state).toBe('done');
  });

  test('sends a face match without a document to review, and estimates the age', async () => {
    const { person, id } = await begin({ features: ['face_match', 'age'] });
    const { capture } = await person.capture.selfie(selfieOf('selfie.jpg'));
    expect([capture.state, capture.next]).toEqual(['waiting', null]);
    const { session } = await kyc.sessions.get(id);
    expect([session.status, session.reasonCodes]).toEqual(['in_review', ['COULD_NOT_PERFORM']]);
  });

  // The page cannot send a reference picture, so it could never resolve such a refusal.
  test('sends a face match to review when a reviewer approved the session without a document', async () => {
    const { person, id } = await begin();
    const image = file('liveness.jpg');
    await kyc.biometrics.liveness({ sessionId: id, image });
    await kyc.sessions.decision(id, { decision: 'in_review' });
    const again = { decision: 'resubmission_requested', reason: 'Known from the branch' } as const;
    const steps = [
      { feature: 'id', status: 'approved' },
      { feature: 'face_match', status: 'pending' },
    ] as const;
    await kyc.sessions.decision(id, { ...again, steps: [...steps] });
    const { capture } = await person.capture.selfie(selfieOf('selfie.jpg'));
    expect([capture.state, capture.next]).toEqual(['waiting', null]);
    const { session } = await kyc.sessions.get(id);
    expect([session.status, session.reasonCodes]).toEqual(['in_review', ['COULD_NOT_PERFORM']]);
  });

  test('answers 409 when the session has no such step', async () => {
    const { person } = await begin({ features: ['database_validation'] });
    const refused = await failures([
      person.capture.selfie(selfieOf('selfie.jpg')),
      person.capture.document({ frontImage: file('front.jpg') }),
    ]);
    expect(codesOf(refused)).toEqual([
      [409, 'conflict'],
      [409, 'conflict'],
    ]);
  });
});

import { failures, startTestApp } from '../support/app.js';
import { describe, expect, test } from '../support/jest.js';

import {
  app,
  begin,
  codesOf,
  file,
  kyc,
  personWith,
  setUpCapture,
  stepsOf,
} from './capture-support.js';

setUpCapture();

describe('createSession', () => {
  test('answers a link with a token that is shown once and stored as its hash', async () => {
    const options = { idempotencyKey: 'a link of its own' };
    const { session } = await kyc.sessions.create({}, options);
    expect(session.clientToken).toMatch(/^cap_[0-9A-Za-z]{60}$/);
    expect(session.url).toBe(`${app.baseUrl}/capture#${session.clientToken}`);
    const { session: again } = await kyc.sessions.create({}, options);
    expect(again).toEqual(session);
    const tables = ['kyc_capture_tokens', 'idempotency_keys', 'audit_log', 'webhook_events'];
    const { knex } = app.database;
    for (const table of tables) {
      const rows = await knex(table).select();
      expect(JSON.stringify(rows)).not.toContain(session.clientToken);
    }
    const { session: read } = await kyc.sessions.get(session.id);
    expect('url' in read || 'clientToken' in read).toBe(false);
  });

  test('answers a link to the configured address', async () => {
    const config = { publicUrl: 'https://id.example.com/x' };
    const other = await startTestApp({ sharing: app, config });
    try {
      const there = await other.kyc({ environment: 'test' });
      const { session } = await there.sessions.create();
      expect(session.url).toBe(`https://id.example.com/x/capture#${session.clientToken}`);
    } finally {
      await other.close();
    }
  });
});

describe('getCapture', () => {
  test('answers the steps and the next picture, and no results', async () => {
    const { person, id } = await begin({ callbackUrl: 'https://shop.example.com/back' });
    const { capture } = await person.capture.get();
    expect(capture).toEqual({
      state: 'open',
      next: 'document',
      company: 'OWN',
      language: 'en',
      documentsAllowed: ['passport', 'id_card', 'driver_license', 'residence_permit'],
      steps: ['id', 'liveness', 'face_match'].map((feature) => ({
        feature,
        status: 'pending',
        attemptsLeft: 3,
      })),
      advice: [],
      returnUrl: 'https://shop.example.com/back',
      isTest: true,
      input: 'document',
      brand: { name: 'OWN', color: null, hasLogo: false },
      consent: null,
    });
    const { capture: then } = await person.capture.document({ frontImage: file('front.jpg') });
    expect([then.state, then.next, then.steps[0]?.status]).toEqual(['open', 'selfie', 'given']);
    const { capture: last } = await person.capture.selfie({ image: file('selfie.jpg') });
    expect([last.state, last.next]).toEqual(['done', null]);
    expect((await kyc.sessions.get(id)).session.status).toBe('approved');
  });

  test('answers in the language of the session', async () => {
    const { person } = await begin({ language: 'es-DO' });
    const retry = { frontImage: file('RETRY.jpg') };
    const { capture } = await person.capture.document(retry);
    expect([capture.language, capture.advice[0]?.text]).toEqual([
      'es',
      'No se pudo usar la imagen. Tómela de nuevo: nítida, completa y sin reflejos.',
    ]);
  });

  test('answers waiting when no picture is missing', async () => {
    const { person } = await begin({ features: ['id', 'database_validation'] });
    const { capture } = await person.capture.document({ frontImage: file('front.jpg') });
    expect([capture.state, capture.next]).toEqual(['waiting', null]);
  });
});

describe('the capture token of a session', () => {
  test('grants access to its own session only, and no API key replaces it', async () => {
    const { person, id } = await begin();
    const { person: other, id: otherId } = await begin();
    await other.capture.document({ frontImage: file('front.jpg') });
    expect((await stepsOf(id))[0]?.attempts).toBe(0);
    expect((await stepsOf(otherId))[0]?.attempts).toBe(1);
    const refused = await failures([
      person.sessions.get(id),
      person.documents.idVerification({ frontImage: file('front.jpg'), sessionId: id }),
      kyc.capture.get(),
      personWith('cap_made-up').capture.get(),
    ]);
    expect(codesOf(refused)).toEqual([
      [401, 'unauthorized'],
      [401, 'unauthorized'],
      [403, 'forbidden'],
      [401, 'unauthorized'],
    ]);
  });

  test('is refused beside other credentials', async () => {
    const { session } = await kyc.sessions.create();
    const headers = { 'x-capture-token': session.clientToken, 'x-api-key': 'any' };
    const reply = await app.fetch('/v1/capture', { headers });
    expect([reply.status, await reply.json()]).toMatchObject([
      400,
      { error: { code: 'ambiguous_credentials' } },
    ]);
  });

  test('answers 410 when its session is expired or erased, and takes no input after an outcome', async () => {
    const [expired, erased, final] = [
      await begin({ expiresIn: 300 }),
      await begin(),
      await begin(),
    ];
    await kyc.sessions.delete(erased.id);
    await final.person.capture.document({ frontImage: file('front.jpg') });
    await final.person.capture.selfie({ image: file('selfie.jpg') });
    app.clock.advance(301_000);
    const image = file('selfie.jpg');
    const refused = await failures([
      expired.person.capture.get(),
      expired.person.capture.document({ frontImage: image }),
      expired.person.capture.selfie({ image }),
      expired.person.capture.challenge(),
      expired.person.capture.address({ document: image }),
      expired.person.capture.consent({ language: 'en', version: 'a'.repeat(64) }),
      expired.person.capture.language({ language: 'es' }),
      expired.person.capture.logo(),
      erased.person.capture.get(),
      erased.person.capture.document({ frontImage: image }),
      final.person.capture.document({ frontImage: image }),
      final.person.capture.selfie({ image }),
      final.person.capture.challenge(),
    ]);
    expect(codesOf(refused)).toEqual([
      ...Array.from({ length: 10 }, () => [410, 'gone']),
      ...Array.from({ length: 3 }, () => [409, 'invalid_transition']),
    ]);
    expect((await final.person.capture.get()).capture.state).toBe('done');
  });

  test('works again after a resubmission request', async () => {
    const { person, id } = await begin({ features: ['id'] });
    await person.capture.document({ frontImage: file('REVIEW.jpg') });
    expect((await person.capture.get()).capture.state).toBe('waiting');
    const steps = [{ feature: 'id', status: 'pending' }] as const;
    await kyc.sessions.decision(id, {
      decision: 'resubmission_requested',
      reason: 'Once more',
      steps: [...steps],
    });
    const { capture } = await person.capture.get();
    expect([capture.state, capture.next]).toEqual(['open', 'document']);
    await person.capture.document({ frontImage: file('front.jpg') });
    expect((await kyc.sessions.get(id)).session.status).toBe('approved');
  });
});

describe('sendCaptureDocument', () => {
  test('accepts as many attempts as the workflow allows', async () => {
    const { person, id } = await begin({ features: ['id'] });
    const frontImage = file('RETRY.jpg');
    const { capture } = await person.capture.document({ frontImage });
    expect([capture.next, capture.steps[0]?.attemptsLeft, capture.advice[0]?.code]).toEqual([
      'document',
      2,
      'TAKE_AGAIN',
    ]);
    await person.capture.document({ frontImage });
    const { capture: last } = await person.capture.document({ frontImage });
    // A reviewer decides what the last attempt did not correct.
    expect([last.state, last.advice]).toEqual(['waiting', []]);
    expect((await kyc.sessions.get(id)).session.status).toBe('in_review');
  });

  test('answers the same errors as a check with an API key', async () => {
    const { person } = await begin();
    await person.capture.document({ frontImage: file('front.jpg') });
    const [{ person: unread }, { person: unseen }] = [await begin(), await begin()];
    const { person: unreadAddress } = await begin({ features: ['poa'] });
    const refused = await failures([
      person.capture.document({ frontImage: file('front.jpg') }),
      unread.capture.document({ frontImage: file('UNREADABLE.jpg') }),
      unreadAddress.capture.address({ document: file('UNREADABLE.jpg') }),
      unseen.capture.document({ frontImage: file('UNAVAILABLE.jpg') }),
    ]);
    expect(codesOf(refused)).toEqual([
      [409, 'conflict'],
      [422, 'unprocessable_image'],
      [422, 'unprocessable_image'],
      [503, 'provider_unavailable'],
    ]);
  });

  test('is recorded in the history as an action of the person', async () => {
    const { person, id } = await begin({ features: ['id'] });
    await person.capture.document({ frontImage: file('front.jpg') });
    const { history } = (await kyc.sessions.get(id)).session;
    expect(history[1]).toMatchObject({
      to: 'in_progress',
      actor: { type: 'user', id: null, name: null },
    });
    const [row] = await app.database
      .knex('audit_log')
      .where({ action: 'sendCaptureDocument' })
      .orderBy('id', 'desc')
      .limit(1);
    expect(row).toMatchObject({ actor_type: 'anonymous', actor_id: null, object_type: 'check' });
  });
});

describe('the capture page', () => {
  test('loads nothing from other hosts, under a strict content security policy', async () => {
    const page = await app.fetch('/capture');
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    const addresses = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses.sort()).toEqual(['capture/icon.svg', 'capture/page.js', 'capture/style.css']);
    for (const address of addresses) {
      const part = await app.fetch(`/${address}`);
      expect([part.status, part.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
      const etag = part.headers.get('etag') ?? '';
      const again = await app.fetch(`/${address}`, { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
    }
  });
});

import { failures } from '../support/app.js';
import { describe, expect, test } from '../support/jest.js';
import { app, begin, codesOf, file, kyc, personWith, setUpCapture } from './capture-support.js';

setUpCapture();

describe('rotateSessionLink', () => {
  test('answers a new link, refuses the token of the old one, and is audited', async () => {
    const { id, person } = await begin();
    await person.capture.document({ frontImage: file('front.jpg') });
    const { session: before } = await kyc.sessions.get(id);
    const { session } = await kyc.sessions.rotateLink(id);
    const { url, clientToken, ...rest } = session;
    expect(url).toBe(`${app.baseUrl}/capture#${clientToken}`);
    expect(rest).toEqual({ ...before, checks: rest.checks });
    expect(codesOf(await failures([person.capture.get()]))).toEqual([[401, 'unauthorized']]);
    const { capture } = await personWith(clientToken).capture.get();
    expect(capture.next).toBe('selfie');
    const { knex } = app.database;
    const entries = await knex('audit_log').where({
      object_id: id,
      action: 'rotateSessionLink',
    });
    expect(entries.map(({ after }) => after)).toEqual([{ linkRotated: true }]);
    expect(JSON.stringify(await knex('audit_log').select())).not.toContain(clientToken);
  });

  test('answers the same link to a repeated request', async () => {
    const { id } = await begin();
    const options = { idempotencyKey: 'a rotated link' };
    const first = await kyc.sessions.rotateLink(id, options);
    expect(await kyc.sessions.rotateLink(id, options)).toEqual(first);
    await personWith(first.session.clientToken).capture.get();
  });

  test('refuses a session that is unknown, erased, expired or decided, and callers without permission', async () => {
    const [erased, expired, final, other] = [
      await begin(),
      await begin({ expiresIn: 300 }),
      await begin(),
      await begin(),
    ];
    await kyc.sessions.delete(erased.id);
    await final.person.capture.document({ frontImage: file('front.jpg') });
    await final.person.capture.selfie({ image: file('selfie.jpg') });
    app.clock.advance(301_000);
    const reader = await app.kyc({ environment: 'test', scopes: ['sessions:read'] });
    const live = await app.kyc();
    const refused = await failures([
      kyc.sessions.rotateLink('ses_01jd7y3q8zk4m5n6p7q8r9s0t1'),
      kyc.sessions.rotateLink(erased.id),
      kyc.sessions.rotateLink(expired.id),
      kyc.sessions.rotateLink(final.id),
      reader.sessions.rotateLink(other.id),
      live.sessions.rotateLink(other.id),
      app.kycClient({}).sessions.rotateLink(other.id),
    ]);
    expect(codesOf(refused)).toEqual([
      [404, 'not_found'],
      [410, 'gone'],
      [409, 'invalid_transition'],
      [409, 'invalid_transition'],
      [403, 'forbidden'],
      [404, 'not_found'],
      [401, 'unauthorized'],
    ]);
  });
});

import { createHash } from 'node:crypto';
import { failures } from '../support/app.js';
import { describe, expect, test } from '../support/jest.js';
import { app, begin, codesOf, file, kyc, personWith, setUpCapture } from './capture-support.js';

setUpCapture();

const texts = { en: 'I agree.\nIt is kept for a year.', es: 'Estoy de acuerdo.' };
const versionOf = (content: string) => createHash('sha256').update(content).digest('hex');

async function beginWithConsent(consent: typeof texts | { es: string } = texts) {
  const { workflow } = await kyc.sessions.createWorkflow({ name: 'With consent', consent });
  return { workflow, ...(await begin({ workflowId: workflow.id })) };
}

describe('sendCaptureConsent', () => {
  test('records language, version and time of the accepted text, for reviewers and in the audit log', async () => {
    const { id, person } = await beginWithConsent();
    const { capture } = await person.capture.language({ language: 'es' });
    const version = versionOf(texts.es);
    const shown = { language: 'es', version, text: texts.es, acceptedAt: null };
    expect([capture.input, capture.consent]).toEqual(['consent', shown]);
    expect((await kyc.sessions.get(id)).session.consent).toBeNull();
    const { capture: then } = await person.capture.consent({ language: 'es', version });
    const acceptedAt = app.clock.now().toISOString();
    expect([then.input, then.consent?.acceptedAt]).toEqual(['document', acceptedAt]);
    const consent = { language: 'es', version, acceptedAt };
    expect((await kyc.sessions.get(id)).session.consent).toEqual(consent);
    const [entry] = await app.database.knex('audit_log').where({ action: 'sendCaptureConsent' });
    expect(entry).toMatchObject({
      object_type: 'kyc_session',
      object_id: id,
      after: { consent, changed: true },
    });
  });

  test('keeps the first consent when it is sent again', async () => {
    const { id, person } = await beginWithConsent();
    const input = { language: 'en', version: versionOf(texts.en) } as const;
    await person.capture.consent(input);
    const { session: first } = await kyc.sessions.get(id);
    app.clock.advance(60_000);
    await person.capture.consent({ language: 'es', version: versionOf(texts.es) });
    const { session } = await kyc.sessions.get(id);
    expect([session.consent, session.version]).toEqual([first.consent, first.version]);
  });

  test('refuses another text, and a session that asks for none', async () => {
    const { person } = await beginWithConsent({ es: texts.es });
    const { person: plain } = await begin();
    const refused = await failures([
      person.capture.consent({ language: 'es', version: versionOf('something else') }),
      person.capture.consent({ language: 'en', version: versionOf(texts.es) }),
      plain.capture.consent({ language: 'en', version: versionOf(texts.en) }),
    ]);
    expect(codesOf(refused)).toEqual(Array.from({ length: 3 }, () => [409, 'conflict']));
    expect((await plain.capture.get()).capture.consent).toBeNull();
  });

  test('shows the text of the other language if there is no text of its own', async () => {
    const { person } = await beginWithConsent({ es: texts.es });
    const { capture } = await person.capture.get();
    expect([capture.language, capture.consent?.language]).toEqual(['en', 'es']);
  });

  test('is answered as it was accepted, also in another language', async () => {
    const { person } = await beginWithConsent();
    await person.capture.consent({ language: 'es', version: versionOf(texts.es) });
    const { capture } = await person.capture.language({ language: 'en' });
    expect(capture.consent).toMatchObject({ language: 'es', text: texts.es });
  });
});

describe('a session whose workflow asks for consent', () => {
  test('accepts no image before it, neither from the person nor from an API key', async () => {
    const { id, person } = await beginWithConsent();
    const image = file('front.jpg');
    const refused = await failures([
      person.capture.document({ frontImage: image }),
      person.capture.challenge(),
      kyc.documents.idVerification({ frontImage: image, sessionId: id }),
      kyc.biometrics.liveness({ image, sessionId: id }),
    ]);
    expect(codesOf(refused)).toEqual(Array.from({ length: 4 }, () => [409, 'conflict']));
    expect((await kyc.sessions.get(id)).session.checks).toEqual([]);
    await person.capture.consent({ language: 'en', version: versionOf(texts.en) });
    const { capture } = await person.capture.document({ frontImage: image });
    expect(capture.input).toBe('selfie');
  });

  test('keeps the text of its version when the workflow changes', async () => {
    const { person, workflow } = await beginWithConsent();
    await kyc.sessions.updateWorkflow(workflow.id, { consent: { en: 'Another text' } });
    expect((await person.capture.get()).capture.consent?.text).toBe(texts.en);
    await kyc.sessions.updateWorkflow(workflow.id, { consent: null });
    const { person: next } = await begin({ workflowId: workflow.id });
    expect((await next.capture.get()).capture.input).toBe('document');
  });

  test('loses the record of the consent when it is erased', async () => {
    const { id, person } = await beginWithConsent();
    await person.capture.consent({ language: 'en', version: versionOf(texts.en) });
    await kyc.sessions.delete(id);
    const [row] = await app.database.knex('kyc_sessions').where({ id });
    expect(row.consent).toBeNull();
  });

  test('must have a text in one language', async () => {
    const refused = await failures([kyc.sessions.createWorkflow({ name: 'Empty', consent: {} })]);
    expect(codesOf(refused)).toEqual([[400, 'invalid_request']]);
  });
});

describe('changeCaptureLanguage', () => {
  test('answers all further texts in the language that the person chose', async () => {
    const { id, person } = await begin({ features: ['id'] });
    expect((await person.capture.language({ language: 'es' })).capture.language).toBe('es');
    const { capture } = await person.capture.document({ frontImage: file('RETRY.jpg') });
    expect([capture.language, capture.advice[0]?.text]).toEqual([
      'es',
      'No se pudo usar la imagen. Tómela de nuevo: nítida, completa y sin reflejos.',
    ]);
    expect((await kyc.sessions.get(id)).session.language).toBe('es');
  });

  test('changes nothing after the outcome', async () => {
    const { person } = await begin({ features: ['id'] });
    await person.capture.document({ frontImage: file('front.jpg') });
    const refused = await failures([person.capture.language({ language: 'es' })]);
    expect(codesOf(refused)).toEqual([[409, 'invalid_transition']]);
  });
});

describe('sendCaptureAddress', () => {
  const features = ['id', 'poa'] as const;

  test('checks the proof of address as a step of the session', async () => {
    const { id, person } = await begin({ features: [...features] });
    const { capture } = await person.capture.document({ frontImage: file('front.jpg') });
    expect([capture.state, capture.next, capture.input]).toEqual(['open', null, 'address']);
    const document = { data: Buffer.from('%PDF-1.7 bill'), filename: 'bill.pdf' };
    const { capture: last } = await person.capture.address({ document });
    expect([last.state, last.input]).toEqual(['done', null]);
    const { session } = await kyc.sessions.get(id);
    expect(session.status).toBe('approved');
    expect(session.checks.map(({ type, status }) => [type, status])).toEqual([
      ['id', 'approved'],
      ['poa', 'approved'],
    ]);
  });

  test('gives another attempt for a fault that the person can correct', async () => {
    const { person } = await begin({ features: ['poa'] });
    const { capture } = await person.capture.address({ document: file('RETRY.jpg') });
    expect([capture.input, capture.steps[0]?.attemptsLeft, capture.advice[0]?.code]).toEqual([
      'address',
      2,
      'TAKE_AGAIN',
    ]);
  });

  test('answers 409 for a session without this step', async () => {
    const { person } = await begin({ features: ['id'] });
    const refused = await failures([person.capture.address({ document: file('bill.jpg') })]);
    expect(codesOf(refused)).toEqual([[409, 'conflict']]);
  });
});

describe('the brand of a workflow', () => {
  const png = (width: number, height: number) => {
    const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const size = Buffer.alloc(8);
    size.writeUInt32BE(width, 0);
    size.writeUInt32BE(height, 4);
    return Buffer.concat([head, size, Buffer.from('0806000000', 'hex')]).toString('base64');
  };

  test('shows name, color and logo on the capture page of its sessions', async () => {
    const logo = png(64, 32);
    const { workflow } = await kyc.sessions.createWorkflow({
      name: 'Branded',
      brand: { name: 'Acme Bank', color: '#A01020', logo },
    });
    const content = Buffer.from(logo, 'base64');
    expect(workflow.brand).toEqual({
      name: 'Acme Bank',
      color: '#A01020',
      logo: {
        contentType: 'image/png',
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      },
    });
    const { session } = await kyc.sessions.create({ workflowId: workflow.id });
    const { capture } = await personWith(session.clientToken).capture.get();
    expect(capture.brand).toEqual({ name: 'Acme Bank', color: '#A01020', hasLogo: true });
    const headers = { 'x-capture-token': session.clientToken };
    const reply = await app.fetch('/v1/capture/logo', { headers });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(content);
    const etag = reply.headers.get('etag') ?? '';
    const again = await app.fetch('/v1/capture/logo', {
      headers: { ...headers, 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  test('is merged member by member, and shows the company without one', async () => {
    const brand = { name: 'Acme', color: '#000000', logo: png(8, 8) };
    const { workflow } = await kyc.sessions.createWorkflow({ name: 'Branded', brand });
    const { workflow: second } = await kyc.sessions.updateWorkflow(workflow.id, {
      brand: { color: '#ffffff' },
    });
    expect(second.brand).toEqual({ ...workflow.brand, color: '#ffffff' });
    const { workflow: third } = await kyc.sessions.updateWorkflow(workflow.id, {
      brand: { logo: null, name: null },
    });
    expect(third.brand).toEqual({ name: null, color: '#ffffff', logo: null });
    const { workflow: last } = await kyc.sessions.updateWorkflow(workflow.id, { brand: null });
    expect(last.brand).toBeNull();
    const { person } = await begin({ workflowId: workflow.id });
    expect((await person.capture.get()).capture.brand).toEqual({
      name: 'OWN',
      color: null,
      hasLogo: false,
    });
    const refused = await failures([person.capture.logo()]);
    expect(codesOf(refused)).toEqual([[404, 'not_found']]);
  });

  test('refuses a logo that is neither PNG nor JPEG, or too large, and a color of another form', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    const large = Buffer.concat([Buffer.from(png(8, 8), 'base64'), Buffer.alloc(49_140)]);
    const brands = [
      { logo: svg.toString('base64') },
      { logo: png(2000, 10) },
      { logo: png(0, 10) },
      { logo: large.toString('base64') },
      { color: 'red' },
      { color: '#fff' },
    ];
    const refused = await failures(
      brands.map((brand) => kyc.sessions.createWorkflow({ name: 'Bad', brand })),
    );
    expect(codesOf(refused)).toEqual(brands.map(() => [400, 'invalid_request']));
    expect(refused[0]?.message).toContain('PNG');
  });
});

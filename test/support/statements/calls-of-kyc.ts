import type { FileInput, SvcKyc } from '../../../sdk/kyc/index.js';
import { cedula, plainFile as peopleFile } from '../../kyc/people-files.js';
import { plainFile as companiesFile, lei } from '../../kyc/register-files.js';
import { primaryFile } from '../../kyc/watchlist-files.js';

const jpeg = Buffer.from('ffd8ffe000104a46494600010100', 'hex');

/** Returns a picture with different bytes for each name; the name tells the sandbox what to find. */
const picture = (filename: string, text = filename): FileInput => ({
  data: Buffer.concat([jpeg, Buffer.from(text)]),
  filename,
});
const file = (text: string): FileInput => ({ data: Buffer.from(text), filename: 'list.csv' });

/** Returns the name of an entry, in letters. */
const nameOf = (at: number): string => {
  const letters = [...at.toString(10)].map((digit) => 'bcdfglmnrs'.charAt(Number(digit)));
  return `Timofey ${letters.join('a')}ovich`;
};

/** Imports lists and registers with a number of entries. A new status of an entry changes the registers. */
export async function loadLists(kyc: SvcKyc, count: number, status = 'active'): Promise<void> {
  const numbers = Array.from({ length: count }, (_, at) => at);
  const listed = numbers.map(
    (at) => [at + 1, nameOf(at), 'individual', 'TESTLAND', `DOB 1966; ${status}`] as const,
  );
  const list = file(primaryFile(listed));
  await kyc.aml.importWatchlist({ id: 'called', format: 'ofac', file: list });
  const companies = numbers.map((at) => {
    const code = String(at).padStart(6, '0');
    return `B-${at},Company ${at},do,${status},,,,${lei(`5299${code}`)}`;
  });
  const people = numbers.map((at) => `${cedula(at)},cedula,Person Number${at},1990-05-17,`);
  const own = { id: 'called', format: 'plain', country: 'do' } as const;
  await kyc.registers.importCompanies({ ...own, file: file(companiesFile(companies)) });
  await kyc.registers.importPeople({ ...own, file: file(peopleFile(people)) });
}

async function callSessions(kyc: SvcKyc): Promise<void> {
  const approve = { expected: { lastName: 'APPROVE' } };
  const review = { expected: { lastName: 'REVIEW' } };
  const image = picture('any.jpg');
  const idOf = async (input: Parameters<SvcKyc['sessions']['create']>[0]): Promise<string> =>
    (await kyc.sessions.create({ externalId: 'called', ...input })).session.id;
  const reviewed = await idOf({ ...review, features: ['id'] });
  await kyc.sessions.rotateLink(reviewed);
  await kyc.documents.idVerification({ frontImage: image, sessionId: reviewed });
  await kyc.sessions.decision(reviewed, { decision: 'declined', reason: 'Called' });
  const passed = await idOf({ ...approve, features: ['id', 'face_match'] });
  await kyc.documents.idVerification({ frontImage: image, sessionId: passed });
  await kyc.biometrics.faceMatch({
    sessionId: passed,
    userImage: image,
    refImage: picture('other.jpg'),
  });
  await kyc.sessions.share(passed);
  const screened = await idOf({ features: ['aml'], expected: { firstName: 'Ana', lastName: 'X' } });
  await kyc.aml.screen({ fullName: nameOf(7), sessionId: screened });
  await kyc.sessions.delete(screened);
  await kyc.sessions.delete(reviewed);
}

async function callWorkflows(kyc: SvcKyc): Promise<void> {
  const input = { name: 'Called', features: ['id'] as const };
  const { workflow } = await kyc.sessions.createWorkflow({ ...input, isDefault: true });
  await kyc.sessions.updateWorkflow(workflow.id, { thresholds: { faceMatchReview: 75 } });
  const next = (await kyc.sessions.createWorkflow(input)).workflow;
  await kyc.sessions.updateWorkflow(next.id, { isDefault: true });
  await kyc.sessions.deleteWorkflow(workflow.id);
}

async function callChecks(kyc: SvcKyc): Promise<void> {
  const image = picture('APPROVE.jpg', 'a check alone');
  const { check } = await kyc.documents.idVerification({ frontImage: image });
  await kyc.documents.proofOfAddress({ document: image });
  const input = { idNumber: cedula(7), country: 'do', firstName: 'Person', lastName: 'Number7' };
  await kyc.documents.databaseValidation(input);
  await kyc.biometrics.ageEstimation({ image });
  await kyc.biometrics.liveness({ image });
  await kyc.biometrics.faceMatch({ userImage: image, refImage: image });
  const { challenge } = await kyc.biometrics.livenessChallenge({});
  const frames = [1, 2, 3, 4].map((at) => [`frame${at}`, picture(`turn${at}.jpg`)] as const);
  const turns = Object.fromEntries(frames) as Record<string, FileInput>;
  await kyc.biometrics.liveness({ image, challengeToken: challenge.token, ...turns });
  const face = picture('face-ana.jpg');
  const indexed = await kyc.biometrics.faceIndex({ image: face, externalId: 'called' });
  await kyc.biometrics.faceSearch({ image: face });
  await kyc.biometrics.deleteFace(indexed.face.id);
  await kyc.biometrics.faceIndex({ image: face, externalId: 'called' });
  await kyc.checks.delete(check.id);
}

async function callScreenings(kyc: SvcKyc): Promise<void> {
  const subject = { fullName: nameOf(7), externalId: 'called', monitor: true };
  const { id, hits } = await kyc.aml.screen(subject);
  const [hit] = hits;
  const decided = { decision: 'false_positive', reason: 'Called' } as const;
  if (hit) await kyc.aml.decide(id, hit.id, decided);
  await kyc.aml.get(id);
  await kyc.aml.screen(subject);
  const { session } = await kyc.sessions.create({ features: ['aml'], expected: { lastName: 'X' } });
  const step = await kyc.aml.screen({ fullName: nameOf(5), sessionId: session.id });
  const [other] = step.hits;
  if (other) await kyc.aml.decide(step.id, other.id, decided);
  const second = await kyc.aml.screen({ fullName: nameOf(8) });
  await kyc.aml.delete(second.id);
  for (const fullName of [nameOf(9), 'Wolfgang Quetzal']) {
    await kyc.aml.screen({ fullName, externalId: 'kept', monitor: true });
  }
}

async function callCompanies(kyc: SvcKyc): Promise<void> {
  const input = { companyName: 'Company 7', country: 'do', externalId: 'called' };
  const { check } = await kyc.kyb.create({ ...input, registrationNumber: 'B-7' });
  await kyc.kyb.create({ ...input, lei: lei('5299000007') });
  await kyc.kyb.create(input);
  await kyc.kyb.delete(check.id);
  await kyc.kyb.create({ ...input, externalId: 'kept', registrationNumber: 'B-8' });
  await kyc.kyb.create({ companyName: 'Quetzal Trading House', country: 'do' });
}

async function callWebhooks(kyc: SvcKyc, url: string): Promise<void> {
  const { webhook } = await kyc.webhooks.create({ url, events: ['*'] });
  await kyc.webhooks.update(webhook.id, { description: 'Called' });
  await kyc.webhooks.rotate(webhook.id);
  await kyc.webhooks.test(webhook.id);
  const [delivery] = (await kyc.webhooks.deliveries(webhook.id)).deliveries;
  await kyc.webhooks.resend(webhook.id, delivery?.id ?? '');
  for (const path of ['gone', 'failing']) {
    const { webhook: bad } = await kyc.webhooks.create({ url: `${url}${path}`, events: ['*'] });
    await kyc.webhooks.test(bad.id);
  }
  const gone = (await kyc.webhooks.create({ url, events: ['session.completed'] })).webhook;
  await kyc.webhooks.delete(gone.id);
}

async function callKeys(kyc: SvcKyc): Promise<void> {
  const { apiKey } = await kyc.keys.create({ name: 'Called' });
  const next = await kyc.keys.rotate(apiKey.id, { overlapMinutes: 5 });
  await kyc.keys.revoke(next.apiKey.id);
}

/** Acts as the subject who received the link of a session. */
async function callCapture(kyc: SvcKyc, personOf: (token: string) => SvcKyc): Promise<void> {
  const features = ['id', 'liveness', 'face_match', 'poa'] as const;
  const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex');
  const { workflow } = await kyc.sessions.createWorkflow({
    name: 'Captured',
    consent: { en: 'I agree' },
    brand: { logo: png.toString('base64') },
  });
  const { session } = await kyc.sessions.create({
    workflowId: workflow.id,
    features,
    expected: { lastName: 'APPROVE' },
  });
  const person = personOf(session.clientToken);
  const { capture } = await person.capture.language({ language: 'en' });
  await person.capture.logo();
  await person.capture.consent({ language: 'en', version: capture.consent?.version ?? '' });
  await person.capture.get();
  await person.capture.document({ frontImage: picture('front.jpg') });
  await person.capture.challenge();
  await person.capture.selfie({ image: picture('selfie.jpg') });
  await person.capture.address({ document: picture('bill.jpg') });
}

interface KycCallers {
  /** A key of a company with all scopes, for test data. */
  readonly key: SvcKyc;
  /** A key of the same company, for live data. */
  readonly live: SvcKyc;
  /** A user of the same company. */
  readonly person: SvcKyc;
  /** A key of another company. */
  readonly other: SvcKyc;
  readonly otherPerson: SvcKyc;
  /** Calls the operations of a session link. */
  personOf(token: string): SvcKyc;
}

interface CompanyCodes {
  readonly own: string;
  readonly other: string;
}

/** Lets a user review a session, and the other company import it. */
async function callReviews(
  { key, other, otherPerson, person }: KycCallers,
  { own: code, other: audience }: CompanyCodes,
): Promise<void> {
  const expected = { firstName: 'Ana', lastName: 'REVIEW' };
  const { session } = await key.sessions.create({ features: ['id'], expected });
  await key.documents.idVerification({ frontImage: picture('x.jpg'), sessionId: session.id });
  await person.sessions.claim(session.id);
  await person.sessions.release(session.id);
  await person.sessions.claim(session.id);
  await person.sessions.decision(session.id, { decision: 'approved', reason: 'Called' });
  const { shareToken } = await key.sessions.share(session.id, { audience });
  await otherPerson.sharers.trust({ code });
  const imported = await other.sessions.import({ shareToken, trustReview: true });
  await other.sessions.get(imported.session.id);
  await otherPerson.sharers.list();
  await otherPerson.sharers.distrust(code);
  await otherPerson.sharers.trust({ code });
}

/** Calls each write operation of the verification API. */
export async function callKyc(
  callers: KycCallers,
  codes: CompanyCodes,
  hook: string,
): Promise<void> {
  const { key, personOf } = callers;
  await callWebhooks(key, hook);
  await callWorkflows(key);
  await callSessions(key);
  await callChecks(key);
  await callScreenings(key);
  await callCompanies(key);
  await callCompanies(callers.live);
  await callScreenings(callers.live);
  await callKeys(key);
  await callCapture(key, personOf);
  await callReviews(callers, codes);
  await key.subjects.erase({ externalId: 'called' });
  await callSessions(key);
  await callScreenings(key);
  await callCompanies(key);
}

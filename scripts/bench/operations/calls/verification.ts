import { randomBytes } from 'node:crypto';
import type { FileInput } from '../../../../sdk/kyc/index.js';
import type { Company } from '../company.js';
import { type MeasuredCall, slowly, using } from '../measured-call.js';

const start = Buffer.from('ffd8ffe000104a46494600010100', 'hex');

/** Returns a picture of 20 kB that no other one equals. The sandbox decides by its name. */
export const pictureOf = (filename: string): FileInput => ({
  data: Buffer.concat([start, randomBytes(20_000)]),
  filename,
});

const textFile = (text: string): FileInput => ({ data: Buffer.from(text), filename: 'list.csv' });

/** Returns the sessions that calls begin with. */
export function createSessions({ sandbox }: Company) {
  const sessionFor = async (lastName: string) => {
    const expected = { firstName: 'Ana', lastName };
    return (await sandbox.sessions.create({ features: ['id'], expected })).session.id;
  };
  const checkedFor = async (lastName: string) => {
    const sessionId = await sessionFor(lastName);
    await sandbox.documents.idVerification({ frontImage: pictureOf('front.jpg'), sessionId });
    return sessionId;
  };
  return { sessionFor, checkedFor };
}

type Sessions = ReturnType<typeof createSessions>;

const sessionCalls = ({ kyc, sandbox }: Company, { checkedFor, sessionFor }: Sessions) => ({
  createSession: {
    call: () =>
      kyc.sessions.create({
        features: ['id', 'face_match'],
        expected: { firstName: 'Ana', lastName: 'Approve' },
      }),
  },
  rotateSessionLink: using(
    () => sessionFor('APPROVE'),
    (id) => sandbox.sessions.rotateLink(id),
  ),
  deleteSession: using(
    () => sessionFor('APPROVE'),
    (id) => sandbox.sessions.delete(id),
  ),
  claimSession: using(
    () => checkedFor('REVIEW'),
    (id) => sandbox.sessions.claim(id),
  ),
  releaseSession: using(
    async () => (await sandbox.sessions.claim(await checkedFor('REVIEW'))).session.id,
    (id) => sandbox.sessions.release(id),
  ),
  decideSession: using(
    () => checkedFor('REVIEW'),
    (id) => sandbox.sessions.decision(id, { decision: 'approved', reason: 'Seen' }),
  ),
  eraseSubject: using(
    async () => {
      const externalId = randomBytes(9).toString('base64url');
      await sandbox.sessions.create({ features: ['id'], externalId });
      return externalId;
    },
    (externalId) => sandbox.subjects.erase({ externalId }),
  ),
});

const sharingCalls = ({ other, sandbox }: Company, { checkedFor }: Sessions) => ({
  shareSession: using(
    () => checkedFor('APPROVE'),
    (id) => sandbox.sessions.share(id),
  ),
  importSession: using(
    async () => {
      const id = await checkedFor('APPROVE');
      return (await sandbox.sessions.share(id, { audience: other.code })).shareToken;
    },
    (shareToken) => other.sandbox.sessions.import({ shareToken }),
  ),
  createTrustedSharer: { call: () => sandbox.sharers.trust({ code: other.code }) },
  /** With the trust that it removes. */
  removeTrustedSharer: {
    call: async () => {
      await sandbox.sharers.trust({ code: other.code });
      // Another call may have removed the only other company.
      await sandbox.sharers.distrust(other.code).catch(() => undefined);
    },
  },
});

function workflowCalls({ sandbox }: Company) {
  const workflow = async () =>
    (await sandbox.sessions.createWorkflow({ name: 'New', features: ['id'] })).workflow;
  return {
    createWorkflow: { call: workflow },
    updateWorkflow: using(workflow, ({ id }) =>
      sandbox.sessions.updateWorkflow(id, { thresholds: { faceMatchReview: 75 } }),
    ),
    deleteWorkflow: using(workflow, ({ id }) => sandbox.sessions.deleteWorkflow(id)),
  };
}

function checkCalls({ sandbox }: Company) {
  const image = () => pictureOf('APPROVE.jpg');
  const { biometrics, documents } = sandbox;
  const face = async () => {
    const externalId = randomBytes(9).toString('base64url');
    return (await biometrics.faceIndex({ image: pictureOf(`face-${externalId}.jpg`), externalId }))
      .face.id;
  };
  const verify = () => documents.idVerification({ frontImage: image() });
  const person = { idNumber: '00100000007', country: 'do', firstName: 'Ana', lastName: 'Approve' };
  return {
    verifyIdDocument: { call: verify },
    checkProofOfAddress: { call: () => documents.proofOfAddress({ document: image() }) },
    validateAgainstDatabase: { call: () => documents.databaseValidation(person) },
    checkLiveness: { call: () => biometrics.liveness({ image: image() }) },
    createLivenessChallenge: { call: () => biometrics.livenessChallenge({}) },
    matchFaces: { call: () => biometrics.faceMatch({ userImage: image(), refImage: image() }) },
    estimateAge: { call: () => biometrics.ageEstimation({ image: image() }) },
    searchFaces: { call: () => biometrics.faceSearch({ image: pictureOf('face-ana.jpg') }) },
    indexFace: { call: face },
    deleteFace: using(face, (id) => biometrics.deleteFace(id)),
    deleteCheck: using(verify, ({ check }) => sandbox.checks.delete(check.id)),
  };
}

function screeningCalls({ kyc, sandbox }: Company) {
  const screen = () => kyc.aml.screen({ fullName: 'Ana Approve' });
  const listed = async () => {
    const { hits, id } = await kyc.aml.screen({ fullName: 'Timofey babacovich' });
    const [hit] = hits;
    if (hit === undefined) throw new Error('The watchlist of the measurement has no such person');
    return { id, hitId: hit.id };
  };
  const company = async () =>
    (await sandbox.kyb.create({ companyName: 'Acme Approve', country: 'do' })).check.id;
  return {
    screenAml: { call: screen },
    decideHit: using(listed, ({ hitId, id }) =>
      kyc.aml.decide(id, hitId, { decision: 'false_positive', reason: 'Another person' }),
    ),
    listScreeningResults: using(screen, ({ id }) => kyc.aml.results(id)),
    deleteScreening: using(screen, ({ id }) => kyc.aml.delete(id)),
    createKybCheck: { call: company },
    deleteKybCheck: using(company, (id) => sandbox.kyb.delete(id)),
  };
}

const numbers = Array.from({ length: 100 }, (_none, at) => at);

/** Imports of 100 entries, of which each import changes all, and removals of what was imported. */
function importCalls({ operator }: Company) {
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  const own = { id: 'called', format: 'plain', country: 'do' } as const;
  const list = () => {
    const import_ = next();
    const entries = numbers.map((at) =>
      JSON.stringify({
        id: `c-${at}`,
        schema: 'Person',
        properties: { name: [`Person ${at} of ${import_}`] },
      }),
    );
    const file = textFile(`${entries.join('\n')}\n`);
    return operator.aml.importWatchlist({ id: 'called', format: 'ftm', file });
  };
  const companies = () => {
    const import_ = next();
    const rows = numbers.map((at) => `C-${at},Company ${at} of ${import_},do,active`);
    const lines = ['registration_number,name,country,status', ...rows];
    return operator.registers.importCompanies({ ...own, file: textFile(lines.join('\n')) });
  };
  const people = () => {
    const import_ = next();
    const rows = numbers.map((at) => `C-${at},passport,Person ${at} of ${import_}`);
    const lines = ['id_number,id_type,full_name', ...rows];
    return operator.registers.importPeople({ ...own, file: textFile(lines.join('\n')) });
  };
  return {
    importWatchlist: slowly({ call: list }),
    importCompanyRegister: slowly({ call: companies }),
    importPeopleRegister: slowly({ call: people }),
    removeWatchlist: slowly(using(list, () => operator.aml.removeWatchlist('called'))),
    removeCompanyRegister: slowly(
      using(companies, () => operator.registers.removeCompanies('called')),
    ),
    removePeopleRegister: slowly(using(people, () => operator.registers.removePeople('called'))),
  };
}

function webhookCalls({ hookUrl, kyc }: Company) {
  const input = { url: hookUrl, events: ['session.completed'] as const };
  const webhook = async () => (await kyc.webhooks.create({ ...input })).webhook;
  const tested = async () => {
    const { id } = await webhook();
    await kyc.webhooks.test(id);
    const [delivery] = (await kyc.webhooks.deliveries(id)).deliveries;
    return { id, deliveryId: delivery?.id ?? '' };
  };
  const removed = (id: string) => kyc.webhooks.delete(id);
  return {
    createWebhook: { call: async () => removed((await webhook()).id) },
    updateWebhook: using(webhook, ({ id }) => kyc.webhooks.update(id, { description: 'New' })),
    rotateWebhookSecret: using(webhook, ({ id }) => kyc.webhooks.rotate(id)),
    testWebhook: using(webhook, ({ id }) => kyc.webhooks.test(id)),
    resendDelivery: using(tested, ({ deliveryId, id }) => kyc.webhooks.resend(id, deliveryId)),
    deleteWebhook: using(webhook, ({ id }) => removed(id)),
  };
}

/** Returns the calls that write sessions, checks, screenings, lists and webhooks. */
export function verificationCalls(company: Company) {
  const sessions = createSessions(company);
  return {
    ...sessionCalls(company, sessions),
    ...sharingCalls(company, sessions),
    ...workflowCalls(company),
    ...checkCalls(company),
    ...screeningCalls(company),
    ...importCalls(company),
    ...webhookCalls(company),
  } satisfies Readonly<Record<string, MeasuredCall>>;
}

import { file } from '../../kyc/capture-support.js';
import { cedula, plainFile as peopleFile } from '../../kyc/people-files.js';
import { plainFile as companiesFile } from '../../kyc/register-files.js';
import { addressFile, aliasFile, primaryFile } from '../../kyc/watchlist-files.js';
import type { Company } from './company.js';
import type { Scenes } from './scene.js';

const peopleRegister = peopleFile([`${cedula(7)},cedula,Runa Tannenfels,,`]);

type Feature = 'id' | 'liveness' | 'poa';

/** Returns the scenes of sessions, checks, lists, webhooks and keys of the verification API. */
export function verificationScenes({ app, kyc, other }: Company): Scenes {
  const session = async (feature: Feature, lastName = 'Reyes', client = kyc) => {
    const expected = { firstName: 'Ana', lastName };
    return (await client.sessions.create({ features: [feature], expected })).session.id;
  };
  const checked = async (lastName: string, client = kyc) => {
    const sessionId = await session('id', lastName, client);
    await client.documents.idVerification({ frontImage: file('front.jpg'), sessionId });
    return sessionId;
  };
  const withSession = (feature: Feature) => async () => ({
    values: { sessionId: await session(feature) },
  });
  const ofChecked = (lastName: string) => async () => ({ values: { id: await checked(lastName) } });
  const ofWorkflow = async () => {
    const { workflow } = await kyc.sessions.createWorkflow({ name: 'New', features: ['id'] });
    return { values: { id: workflow.id } };
  };
  const screening = async () => {
    const { hits, id } = await kyc.aml.screen({ fullName: 'Timofey Zarbunov' });
    return { id, hitId: hits[0]?.id };
  };
  const ofScreening = async () => ({ values: { id: (await screening()).id } });
  const url = 'https://8.8.8.8/in';
  const webhook = async () =>
    (await kyc.webhooks.create({ url, events: ['session.completed'] })).webhook.id;
  const ofWebhook = async () => ({ values: { id: await webhook() } });
  const ofCheck = async () => {
    const { check } = await kyc.documents.idVerification({ frontImage: file('approve.jpg') });
    return { values: { id: check.id } };
  };
  const ofCompany = async () => {
    const { check } = await kyc.kyb.create({ companyName: 'Approve', country: 'do' });
    return { values: { id: check.id } };
  };
  const ofKey = async () => ({
    values: { id: (await kyc.keys.create({ name: 'New' })).apiKey.id },
  });
  return {
    getSession: async () => ({ values: { id: await session('id') } }),
    deleteSession: async () => ({ values: { id: await session('id') } }),
    rotateSessionLink: async () => ({ values: { id: await session('id') } }),
    decideSession: ofChecked('REVIEW'),
    claimSession: ofChecked('REVIEW'),
    releaseSession: async () => {
      const id = await checked('REVIEW');
      await kyc.sessions.claim(id);
      return { values: { id } };
    },
    shareSession: ofChecked('APPROVE'),
    importSession: async () => {
      const { shareToken } = await other.sessions.share(await checked('APPROVE', other));
      return { values: { shareToken } };
    },
    getWorkflow: ofWorkflow,
    updateWorkflow: ofWorkflow,
    deleteWorkflow: ofWorkflow,
    getScreening: ofScreening,
    deleteScreening: ofScreening,
    listScreeningResults: ofScreening,
    getSealedRecord: async () => {
      const { id } = await screening();
      await kyc.aml.delete(id);
      const { sealedRecords } = await kyc.sealedRecords.list({ recordId: id });
      return { values: { id: sealedRecords[0]?.id } };
    },
    decideHit: async () => ({ values: await screening() }),
    importWatchlist: async () => ({
      files: {
        'sdn.csv': primaryFile([[1, 'PEREZ, Juan', 'individual', 'TESTLAND', '']]),
        'alt.csv': aliasFile([[1, 'PERES, Joao']]),
        'add.csv': addressFile([[1, 'Panama']]),
      },
    }),
    importCompanyRegister: async () => ({
      files: { 'register.csv': companiesFile(['1,Quellmark,do,active,,,,']) },
    }),
    importPeopleRegister: async () => ({ files: { 'register.csv': peopleRegister } }),
    removePeopleRegister: async () => {
      const file = { data: Buffer.from(peopleRegister), filename: 'register.csv' };
      await kyc.registers.importPeople({ id: 'dgii', file, format: 'plain', country: 'do' });
      return {};
    },
    createWebhook: async () => ({ values: { url } }),
    getWebhook: ofWebhook,
    updateWebhook: ofWebhook,
    deleteWebhook: ofWebhook,
    rotateWebhookSecret: ofWebhook,
    testWebhook: ofWebhook,
    listDeliveries: ofWebhook,
    resendDelivery: async () => {
      const id = await webhook();
      await kyc.webhooks.test(id);
      const [delivery] = (await kyc.webhooks.deliveries(id)).deliveries;
      return { values: { id, deliveryId: delivery?.id } };
    },
    verifyIdDocument: withSession('id'),
    checkProofOfAddress: withSession('poa'),
    checkLiveness: withSession('liveness'),
    createLivenessChallenge: withSession('liveness'),
    deleteFace: async () => {
      const { face } = await kyc.biometrics.faceIndex({ image: file('face-ana.jpg') });
      return { values: { id: face.id } };
    },
    getKybCheck: ofCompany,
    deleteKybCheck: ofCompany,
    getCheck: ofCheck,
    deleteCheck: ofCheck,
    getSessionFile: async () => {
      const { checks } = (await kyc.sessions.get(await checked('REVIEW'))).session;
      return { values: { id: checks[0]?.images?.[0]?.url.split('/').at(-1) } };
    },
    getKeyUsage: ofKey,
    revokeKey: ofKey,
    rotateKey: ofKey,
    ...captureScenes({ app, kyc }),
  };
}

const logo = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex');

/** Returns the scenes of the person who follows the link of a session. */
function captureScenes({ app, kyc }: Pick<Company, 'app' | 'kyc'>): Scenes {
  const link = async (consents: boolean) => {
    const { workflow } = await kyc.sessions.createWorkflow({
      name: 'Captured',
      consent: { en: 'I agree' },
      brand: { logo: logo.toString('base64') },
    });
    const { session } = await kyc.sessions.create({
      workflowId: workflow.id,
      features: ['id', 'liveness', 'poa'],
      expected: { lastName: 'APPROVE' },
    });
    const token = session.clientToken;
    const { capture } = app.kycClient({ headers: { 'x-capture-token': token } });
    const version = (await capture.get()).capture.consent?.version ?? '';
    if (consents) await capture.consent({ language: 'en', version });
    return { capture, version, scene: { credentials: { CAPTURE_TOKEN: token } } };
  };
  const agreed = async () => (await link(true)).scene;
  const withDocument = async () => {
    const { capture, scene } = await link(true);
    await capture.document({ frontImage: file('front.jpg') });
    return { capture, scene };
  };
  return {
    getCapture: agreed,
    getCaptureLogo: agreed,
    changeCaptureLanguage: agreed,
    sendCaptureConsent: async () => {
      const { scene, version } = await link(false);
      return { ...scene, values: { version } };
    },
    sendCaptureDocument: agreed,
    createCaptureChallenge: async () => (await withDocument()).scene,
    sendCaptureSelfie: async () => {
      const { capture, scene } = await withDocument();
      await capture.challenge();
      return scene;
    },
    sendCaptureAddress: async () => {
      const { capture, scene } = await withDocument();
      await capture.challenge();
      await capture.selfie({ image: file('selfie.jpg') });
      return scene;
    },
  };
}

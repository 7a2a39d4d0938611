import { SvcKyc } from '../../../../sdk/kyc/index.js';
import type { Company } from '../company.js';
import { type MeasuredCall, using } from '../measured-call.js';
import { pictureOf } from './verification.js';

const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex');
const features = ['id', 'liveness', 'face_match', 'poa'] as const;

/** Makes sessions, and returns the clients of the people who follow their links. */
function createSubjects({ baseUrl, sandbox }: Company) {
  let workflowId: Promise<string> | undefined;
  const addWorkflow = async () => {
    const plain = { name: 'Link' };
    const branded = {
      ...plain,
      consent: { en: 'I agree' },
      brand: { logo: png.toString('base64') },
    };
    const create = sandbox.sessions.createWorkflow;
    // Earlier releases know neither consent nor brand.
    return (await create(branded).catch(() => create(plain))).workflow.id;
  };
  const person = async () => {
    workflowId ??= addWorkflow();
    const expected = { lastName: 'APPROVE' };
    const { session } = await sandbox.sessions.create({
      workflowId: await workflowId,
      features,
      expected,
    });
    return new SvcKyc({ baseUrl, headers: { 'x-capture-token': session.clientToken } }).capture;
  };
  const consenting = async () => {
    const capture = await person();
    const { consent } = (await capture.get()).capture;
    if (consent?.version !== undefined) {
      await capture.consent({ language: 'en', version: consent.version });
    }
    return capture;
  };
  const withDocument = async () => {
    const capture = await consenting();
    await capture.document({ frontImage: pictureOf('front.jpg') });
    return capture;
  };
  const withSelfie = async () => {
    const capture = await withDocument();
    await capture.challenge();
    await capture.selfie({ image: pictureOf('selfie.jpg') });
    return capture;
  };
  return { consenting, person, withDocument, withSelfie };
}

/** Returns the calls of a person who follows the link of a session. */
export function captureCalls(company: Company) {
  const { consenting, person, withDocument, withSelfie } = createSubjects(company);
  return {
    getCapture: using(person, (capture) => capture.get()),
    getCaptureLogo: using(person, (capture) => capture.logo()),
    changeCaptureLanguage: using(person, (capture) => capture.language({ language: 'en' })),
    sendCaptureConsent: using(
      async () => {
        const capture = await person();
        const version = (await capture.get()).capture.consent?.version ?? '';
        return { capture, version };
      },
      ({ capture, version }) => capture.consent({ language: 'en', version }),
    ),
    sendCaptureDocument: using(consenting, (capture) =>
      capture.document({ frontImage: pictureOf('front.jpg') }),
    ),
    createCaptureChallenge: using(withDocument, (capture) => capture.challenge()),
    sendCaptureSelfie: using(
      async () => {
        const capture = await withDocument();
        await capture.challenge();
        return capture;
      },
      (capture) => capture.selfie({ image: pictureOf('selfie.jpg') }),
    ),
    sendCaptureAddress: using(withSelfie, (capture) =>
      capture.address({ document: pictureOf('bill.jpg') }),
    ),
  } satisfies Readonly<Record<string, MeasuredCall>>;
}

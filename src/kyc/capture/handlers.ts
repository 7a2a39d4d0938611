import type { Handlers } from '../../../generated/kyc/operations.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { acceptConsent } from './inputs/consent.js';
import { changeLanguage } from './inputs/language.js';
import { askForTurns, type SelfieServices, takeSelfie } from './inputs/selfie.js';
import { captureReply, readLogoOf, sessionOf } from './progress/state.js';

export interface CaptureServices extends SelfieServices {
  readonly documents: Pick<Handlers<Context>, 'verifyIdDocument' | 'checkProofOfAddress'>;
}

/** The age of a proof of address that the operation with an API key accepts if it names none. */
const maxAgeDays = 90;

type Operations =
  | 'getCapture'
  | 'sendCaptureDocument'
  | 'sendCaptureSelfie'
  | 'sendCaptureAddress'
  | 'sendCaptureConsent'
  | 'changeCaptureLanguage'
  | 'getCaptureLogo'
  | 'createCaptureChallenge';

/** The operations that send no images. */
const plainHandlers = {
  async sendCaptureConsent({ body }, ctx) {
    await acceptConsent(ctx, body);
    return captureReply(ctx);
  },

  async changeCaptureLanguage({ body }, ctx) {
    await changeLanguage(ctx, body.language);
    return captureReply(ctx);
  },

  getCaptureLogo(_call, ctx) {
    return readLogoOf(ctx);
  },
} satisfies Partial<Handlers<Context>>;

/** The operations of a session link: the same checks as with an API key, for this session only. */
export function captureHandlers(services: CaptureServices) {
  const { documents } = services;
  return {
    ...plainHandlers,

    getCapture(_call, ctx) {
      return captureReply(ctx);
    },

    async sendCaptureDocument(call, ctx) {
      const { row } = await sessionOf(ctx);
      const body = { ...call.body, sessionId: row.id };
      await documents.verifyIdDocument({ ...call, headers: {}, body }, ctx);
      return captureReply(ctx);
    },

    async sendCaptureSelfie(call, ctx) {
      await takeSelfie(ctx, services, call);
      return captureReply(ctx);
    },

    async sendCaptureAddress(call, ctx) {
      const { row } = await sessionOf(ctx);
      const body = { ...call.body, sessionId: row.id, maxAgeDays };
      await documents.checkProofOfAddress({ ...call, headers: {}, body }, ctx);
      return captureReply(ctx);
    },

    createCaptureChallenge(call, ctx) {
      return askForTurns(ctx, services, call);
    },
  } satisfies Pick<Handlers<Context>, Operations>;
}

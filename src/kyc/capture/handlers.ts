import type { Handlers } from '../../../generated/kyc/operations.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { askForTurns, type SelfieServices, takeSelfie } from './selfie.js';
import { captureReply, sessionOf } from './state.js';

export interface CaptureServices extends SelfieServices {
  readonly documents: Pick<Handlers<Context>, 'verifyIdDocument'>;
}

type Operations =
  | 'getCapture'
  | 'sendCaptureDocument'
  | 'sendCaptureSelfie'
  | 'createCaptureChallenge';

/** The operations of a session link: the same checks as with an API key, for this session only. */
export function captureHandlers(services: CaptureServices) {
  const { documents } = services;
  return {
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

    createCaptureChallenge(call, ctx) {
      return askForTurns(ctx, services, call);
    },
  } satisfies Pick<Handlers<Context>, Operations>;
}

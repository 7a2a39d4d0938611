import type { Document } from 'openapi-backend';
import { type Handlers, operations, trie } from '../../generated/kyc/operations.js';
import { replies } from '../../generated/kyc/replies.js';
import { requests } from '../../generated/kyc/requests.js';
import { serializers } from '../../generated/kyc/serializers.js';
import type { Blobs } from '../kernel/blobs/blobs.js';
import type { KeyRing } from '../kernel/blobs/keys.js';
import type { ErasureLedger } from '../kernel/erasures/ledger.js';
import type { Contract } from '../kernel/http/contract.js';
import { runBatch } from '../kernel/operations/batch.js';
import type { Context, PublicContext } from '../kernel/operations/handlers.js';
import { handlersOf } from '../kernel/operations/module-handlers.js';
import type { SigningSecrets } from '../kernel/secrets.js';
import type { Guard } from './../kernel/webhooks/endpoints/guard.js';
import { amlHandlers } from './aml/handlers.js';
import { biometricHandlers } from './biometrics/handlers.js';
import type { FaceGalleries } from './biometrics/index.js';
import { captureHandlers } from './capture/handlers.js';
import { checkHandlers } from './checks/handlers.js';
import { documentHandlers } from './documents/handlers.js';
import type { Engines } from './engines/index.js';
import { kycEnvelope } from './envelope.js';
import { erasers } from './erasers.js';
import { headings } from './headings.js';
import { handlers as imports } from './imports/handlers.js';
import { handlers as keys } from './keys/handlers.js';
import { kybHandlers } from './kyb/handlers.js';
import * as modules from './modules.js';
import { handlers as retention } from './retention/handlers.js';
import { sessionHandlers } from './sessions/handlers.js';
import { handlers as sharers } from './sharers/handlers.js';
import { subjectHandlers } from './subjects/handlers.js';
import { handlers as watchlists } from './watchlists/handlers.js';
import { webhookHandlers } from './webhooks/handlers.js';
import { handlers as workflows } from './workflows/handlers.js';

/** The services of the process that verification uses. */
export interface KycServices {
  /** Images and documents. */
  readonly blobs: Blobs;
  /** Receives what is erased. */
  readonly ledger: ErasureLedger;
  /** Encrypts the secrets of webhooks. */
  readonly keys: KeyRing;
  /** Decides which addresses may receive webhooks. */
  readonly guard: Guard;
  /** The engines that examine images and people. */
  readonly engines: Engines;
  /** The collections of faces, for searches. */
  readonly galleries: FaceGalleries;
  /** The secret of the server, which signs the addresses of images. */
  readonly secrets: SigningSecrets;
  /** Address of the server for the capture page, without a trailing slash. */
  readonly captureUrl: () => string;
}

/** This does not compile unless every operation has a handler. */
function kycHandlers(services: KycServices) {
  const { blobs, captureUrl, ledger, secrets } = services;
  const secret = secrets.current;
  const documents = documentHandlers({ ...services, secret });
  const biometrics = biometricHandlers(services);
  return {
    runVerificationBatch: runBatch,
    ...keys,
    ...amlHandlers(services),
    ...watchlists,
    ...imports,
    ...kybHandlers(services),
    ...workflows,
    ...sessionHandlers({ blobs, secrets, erasers, ledger, captureUrl }),
    ...retention,
    ...sharers,
    ...checkHandlers({ secret, ledger }),
    ...subjectHandlers({ secret, erasers, ledger }),
    ...webhookHandlers(services),
    ...documents,
    ...biometrics,
    ...captureHandlers({ blobs, documents, biometrics }),
    ...handlersOf(modules),
  } satisfies Handlers<Context, PublicContext>;
}

/** @param document  the bundled contract */
export function kycContract(document: Document, services: KycServices): Contract {
  const handlers = kycHandlers(services) as unknown as Contract['handlers'];
  const generated = { trie, operations, requests, replies, serializers };
  return { name: 'kyc', document, ...generated, handlers, envelope: kycEnvelope, headings };
}

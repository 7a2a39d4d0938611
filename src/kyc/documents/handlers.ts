import type {
  CheckProofOfAddressCall,
  Handlers,
  ValidateAgainstDatabaseCall,
  VerifyIdDocumentCall,
} from '../../../generated/kyc/operations.js';
import type { Blobs } from '../../kernel/blobs/blobs.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { assertCountry } from '../../kernel/values/countries.js';
import { dayIn } from '../../kernel/values/time.js';
import { type Inspection, makeCheck, missing, takeFile } from '../checks/index.js';
import { ask, askAbout, type Engines, type IdentityInput } from '../engines/index.js';
import { checkNumber } from '../person-registers/index.js';
import {
  type CheckOutcome,
  type Expected,
  type OpenCheck,
  signedImages,
} from '../sessions/index.js';
import { addressFacts, documentFacts } from './facts.js';
import {
  examinedNumber,
  identityFacts,
  identityVerdict,
  noRegister,
  wrongNumber,
} from './identity.js';
import { addressFindings, addressLikeness, documentFindings, nameLikeness } from './policy.js';
import {
  type AddressResult,
  addressResult,
  type DocumentResult,
  documentResult,
  type IdentityResult,
} from './results.js';

export interface DocumentServices {
  readonly blobs: Blobs;
  readonly engines: Engines;
  /** Signs the addresses of images. */
  readonly secret: Buffer;
}

type Operations = 'verifyIdDocument' | 'checkProofOfAddress' | 'validateAgainstDatabase';

const today = ({ now, principal }: Context): string => dayIn(now, principal.timeZone);

async function inspectDocument(
  ctx: Context,
  engines: Engines,
  { body }: VerifyIdDocumentCall,
  { expected, settings }: OpenCheck,
): Promise<Inspection<DocumentResult>> {
  const { backImage, documentType, frontImage } = body;
  const engine = engines.get(ctx.principal.environment, 'documents');
  const answer = await askAbout(engine, ctx, expected, {
    async prepare() {
      const front = await takeFile(ctx, 'frontImage', frontImage);
      return { front, back: backImage && (await takeFile(ctx, 'backImage', backImage)) };
    },
    examine: (sides, context) => engine.read({ documentType, ...sides }, context),
  });
  const { evidence, input } = answer;
  const { back, front } = input;
  const terms = { expected, settings, documentType, today: today(ctx) };
  const portrait = evidence?.portrait;
  return {
    engine: answer.engine,
    score: evidence?.score ?? null,
    examined: evidence?.examined ?? [],
    findings: evidence === undefined ? [missing] : documentFindings(evidence, terms),
    facts: evidence === undefined ? [] : documentFacts(evidence, answer.engine.name),
    result: documentResult(evidence),
    images: [
      { purpose: 'document_front', file: front },
      ...(back === undefined ? [] : [{ purpose: 'document_back', file: back }]),
      ...(portrait === undefined ? [] : [{ purpose: 'portrait', file: portrait }]),
    ],
    inputs: [frontImage, backImage].flatMap((file) => (file === undefined ? [] : [file.sha256])),
    country: evidence?.fields.issuingCountry ?? null,
  };
}

/** Returns the expected data of the request, completed by those of the session. */
function expectedOf(
  { expectedAddress, expectedName }: CheckProofOfAddressCall['body'],
  expected: Expected,
): Expected {
  const given: Expected = {};
  if (expectedName !== undefined) {
    const lastSpace = expectedName.lastIndexOf(' ');
    given.firstName = expectedName.slice(0, Math.max(0, lastSpace));
    given.lastName = expectedName.slice(lastSpace + 1);
  }
  if (expectedAddress !== undefined) given.address = expectedAddress;
  return { ...expected, ...given };
}

async function inspectAddress(
  ctx: Context,
  engines: Engines,
  { body }: CheckProofOfAddressCall,
  open: OpenCheck,
): Promise<Inspection<AddressResult>> {
  const engine = engines.get(ctx.principal.environment, 'addresses');
  const expected = expectedOf(body, open.expected);
  const answer = await askAbout(engine, ctx, expected, {
    prepare: () => takeFile(ctx, 'document', body.document),
    examine: (document, context) => engine.read(document, context),
  });
  const { evidence, input: file } = answer;
  const { maxAgeDays } = body;
  const expectedName = [expected.firstName, expected.lastName].filter(Boolean).join(' ');
  const expectedAddress = expected.address ?? undefined;
  const terms = { expectedName, expectedAddress, maxAgeDays, today: today(ctx) };
  const scores = {
    nameMatch: evidence === undefined ? null : nameLikeness(expectedName, evidence),
    addressMatch: evidence === undefined ? null : addressLikeness(expectedAddress, evidence),
  };
  return {
    engine: answer.engine,
    score: evidence?.score ?? null,
    examined: evidence?.examined ?? [],
    findings: evidence === undefined ? [missing] : addressFindings(evidence, terms),
    facts: evidence === undefined ? [] : addressFacts(evidence, answer.engine.name),
    result: addressResult(evidence, { maxAgeDays, ...scores }),
    images: [{ purpose: 'proof_of_address', file }],
    inputs: [body.document.sha256],
  };
}

const formatOnly = { name: 'number format', version: '1' };

type IdentityBody = ValidateAgainstDatabaseCall['body'];

/** The query to a register: the data of the request, completed by those of the session. */
function identityInput(body: IdentityBody, idNumber: string, expected: Expected): IdentityInput {
  return {
    idNumber,
    country: body.country,
    documentType: body.documentType,
    firstName: body.firstName ?? expected.firstName ?? undefined,
    lastName: body.lastName ?? expected.lastName ?? undefined,
    dateOfBirth: body.dateOfBirth ?? expected.dateOfBirth ?? undefined,
  };
}

async function inspectIdentity(
  ctx: Context,
  engines: Engines,
  { body }: ValidateAgainstDatabaseCall,
  { expected }: OpenCheck,
): Promise<Inspection<IdentityResult>> {
  const { country } = body;
  const checked = checkNumber(country, body.idNumber, body.documentType);
  const input = identityInput(body, checked.number, expected);
  const shared = { score: null, images: [], inputs: [], examined: [examinedNumber(checked)] };
  const own = { idNumber: checked.number, country };
  if (checked.rule === 'broken') {
    const { findings, result } = wrongNumber;
    const facts = identityFacts(input, result);
    return { engine: formatOnly, findings, facts, result: { ...result, ...own }, ...shared };
  }
  const engine = engines.find(ctx.principal.environment, 'identities');
  const answer =
    engine && (await ask(engine, ctx, expected, (context) => engine.validate(input, context)));
  const evidence = answer?.evidence;
  const found = { engine: answer?.engine ?? formatOnly, ...shared };
  if (evidence === undefined) {
    const facts = identityFacts(input, noRegister);
    return { findings: [missing], facts, result: { ...noRegister, ...own }, ...found };
  }
  const { findings, result } = identityVerdict(evidence);
  const facts = identityFacts(input, result);
  const examined = [...shared.examined, ...evidence.examined];
  const { score } = evidence;
  return { findings, facts, result: { ...result, ...own }, ...found, score, examined };
}

/** Returns the portrait, for the caller that sent the document. */
function shownPortrait(
  { now, principal }: Context,
  secret: Buffer,
  images: CheckOutcome['images'],
) {
  const portrait = images.find(({ purpose }) => purpose === 'portrait');
  if (portrait === undefined) return {};
  const { blob, purpose } = portrait;
  const [signed] = signedImages(
    secret,
    principal.companyId,
    now,
  )({
    images: [{ purpose, blobId: blob.id }],
  });
  return { portraitUrl: signed?.url ?? null };
}

export function documentHandlers({ blobs, engines, secret }: DocumentServices) {
  return {
    verifyIdDocument(call, ctx) {
      return makeCheck(ctx, {
        blobs,
        feature: 'id',
        sessionId: call.body.sessionId,
        inspect: (open) => inspectDocument(ctx, engines, call, open),
        shown: (images) => shownPortrait(ctx, secret, images),
      });
    },

    checkProofOfAddress(call, ctx) {
      return makeCheck(ctx, {
        blobs,
        feature: 'poa',
        sessionId: call.body.sessionId,
        inspect: (open) => inspectAddress(ctx, engines, call, open),
      });
    },

    async validateAgainstDatabase(call, ctx) {
      assertCountry(call.body.country, 'body.country');
      return makeCheck(ctx, {
        blobs,
        feature: 'database_validation',
        sessionId: call.body.sessionId,
        inspect: (open) => inspectIdentity(ctx, engines, call, open),
      });
    },
  } satisfies Pick<Handlers<Context>, Operations>;
}

import { createHash } from 'node:crypto';
import { text } from './messages/index.js';
import type {
  Challenge,
  DocumentFields,
  EngineContext,
  EngineFile,
  EngineSet,
  Expected,
  Face,
  Finding,
  FrameEvidence,
  IdentityValidator,
  Outcome,
} from './types.js';

/*
 * The engines of test keys. They examine no image: the name of one of the files decides the result (`approve.jpg`, in
 * any case), otherwise the expected last name does:
 *
 *   APPROVE      no findings
 *   DECLINE      declined for good
 *   REVIEW       goes to review
 *   RETRY        in review for a fault that another image may correct
 *   UNREADABLE   422, no check is created
 *   UNAVAILABLE  503, no check is created
 *
 * Any other name goes to review with the warning SANDBOX_INPUT; identity numbers are looked up in the registers. A face
 * in a file called `face-NAME` is found again under that name, any other face by its exact bytes.
 */

const verdicts = ['APPROVE', 'DECLINE', 'REVIEW', 'RETRY', 'UNREADABLE', 'UNAVAILABLE'] as const;
type Verdict = (typeof verdicts)[number];

const named = { name: 'sandbox', version: '1' };

const stemOf = ({ fileName = '' }: EngineFile): string =>
  fileName.slice(0, fileName.lastIndexOf('.') >>> 0).trim();

const verdictIn = (text: string | null | undefined): Verdict | undefined =>
  verdicts.find((verdict) => verdict === text?.trim().toUpperCase());

/** The files of a check by the names of their fields. */
type Files = Readonly<Record<string, EngineFile | undefined>>;

interface OrderedVerdict {
  readonly verdict: Verdict | undefined;
  /** Returns the file whose name decides, or the first one. */
  readonly field: string;
}

function orderIn(files: Files, lastName: Expected['lastName']): OrderedVerdict {
  const [first = ''] = Object.keys(files);
  for (const [field, file] of Object.entries(files)) {
    const verdict = file && verdictIn(stemOf(file));
    if (verdict !== undefined) return { verdict, field };
  }
  return { verdict: verdictIn(lastName), field: first };
}

const findings: Readonly<Record<string, readonly Finding[]>> = {
  APPROVE: [],
  DECLINE: [{ code: 'SANDBOX_DECLINE', severity: 'error', message: text('sandboxDecline') }],
  REVIEW: [{ code: 'SANDBOX_REVIEW', severity: 'warning', message: text('sandboxReview') }],
  RETRY: [
    {
      code: 'SANDBOX_RETRY',
      severity: 'error',
      message: text('sandboxRetry'),
      isRetryable: true,
    },
  ],
};

const unknownInput: readonly Finding[] = [
  {
    code: 'SANDBOX_INPUT',
    severity: 'warning',
    message: text('sandboxInput'),
  },
];

interface SandboxResult {
  readonly findings: readonly Finding[];
  readonly isApproved: boolean;
  readonly score: number;
}

function complete<Evidence>(
  { verdict, field }: OrderedVerdict,
  evidenceOf: (found: SandboxResult) => Evidence,
): Outcome<Evidence> {
  if (verdict === 'UNREADABLE') {
    return { outcome: 'unusable', field, message: text('sandboxUnreadable') };
  }
  if (verdict === 'UNAVAILABLE') {
    return { outcome: 'failed', isRetryable: true, reason: 'The sandbox was told to fail' };
  }
  const isApproved = verdict === 'APPROVE';
  const found = verdict === undefined ? unknownInput : (findings[verdict] ?? unknownInput);
  const score = isApproved ? 99 : verdict === 'DECLINE' ? 5 : 75;
  return { outcome: 'completed', evidence: evidenceOf({ findings: found, isApproved, score }) };
}

const day = (now: Date, years: number): string => {
  const moved = new Date(now);
  moved.setUTCFullYear(now.getUTCFullYear() + years);
  return moved.toISOString().slice(0, 10);
};

/** The day before has begun everywhere on earth. */
const dayBefore = (now: Date): string =>
  new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);

function documentFields({ expected, now }: EngineContext): DocumentFields {
  const { firstName, lastName, dateOfBirth, nationality, documentNumber, address } = expected;
  const [first, last] = [firstName ?? 'Test', lastName ?? 'Person'];
  return {
    documentType: null,
    documentNumber: documentNumber ?? 'T0000001',
    firstName: first,
    lastName: last,
    fullName: `${first} ${last}`,
    dateOfBirth: dateOfBirth ?? '1990-01-01',
    gender: null,
    nationality: nationality ?? 'do',
    issuingCountry: nationality ?? 'do',
    issueDate: day(now, -1),
    expiryDate: day(now, 9),
    address: address ?? null,
  };
}

const face: Face = { x: 0.3, y: 0.2, width: 0.4, height: 0.5, confidence: 99 };
const quality = { sharpness: 90, brightness: 60 };
const noAddress = { street1: null, street2: null, city: null, region: null, postalCode: null };

/** Returns the bytes of a hash as numbers around zero. */
function hashedNumbers(seed: string | Uint8Array): Uint8Array {
  const bytes = createHash('sha256').update(seed).digest();
  return new Uint8Array(Float32Array.from(bytes, (byte) => byte - 127.5).buffer);
}

/** The sandbox accepts every turn, so that tokens and files can be tested. */
const asAsked = ({ turns }: Challenge): FrameEvidence[] =>
  turns.map((turn) => ({ faceCount: 1, turn, similarity: 100, isRepeated: false }));

const agreement = (isApproved: boolean) => (isApproved ? 'full_match' : 'not_checked');

/**
 * Looks up identity numbers in the registers if no last name decides, so that real numbers can be tested.
 *
 * @param others  the registers
 */
export const sandboxIdentities = (others: IdentityValidator | undefined): IdentityValidator => ({
  ...named,
  async validate(input, ctx) {
    const lastName = input.lastName ?? ctx.expected.lastName;
    const order = orderIn({ idNumber: undefined }, lastName);
    if (order.verdict === undefined && others !== undefined) {
      return { by: others, ...(await others.validate(input, ctx)) };
    }
    return complete(order, ({ findings: found, isApproved, score }) => ({
      score,
      findings: found,
      examined: [],
      source: 'sandbox',
      isFound: true,
      validations: {
        fullName: agreement(isApproved),
        idNumber: 'full_match',
        dateOfBirth: agreement(isApproved),
      },
    }));
  },
});

export const sandbox: Omit<EngineSet, 'identities'> = {
  documents: {
    async read({ front, back, documentType }, ctx) {
      const order = orderIn({ frontImage: front, backImage: back }, ctx.expected.lastName);
      return complete(order, ({ findings, score }) => ({
        score,
        findings,
        examined: [],
        fields: { ...documentFields(ctx), documentType: documentType ?? 'id_card' },
        mrz: null,
        isCertified: true,
        portrait: { data: front.data, contentType: front.contentType },
      }));
    },
    ...named,
  },
  addresses: {
    async read(document, ctx) {
      const { address = null, firstName, lastName } = ctx.expected;
      const names = [firstName, lastName].filter((part) => typeof part === 'string');
      return complete(orderIn({ document }, lastName), ({ findings, score }) => ({
        score,
        findings,
        examined: [],
        documentType: 'utility_bill',
        issuer: 'Sandbox Utilities',
        issueDate: dayBefore(ctx.now),
        nameOnDocument: names.length === 0 ? 'Test Person' : names.join(' '),
        address: { raw: address, formatted: address, ...noAddress, country: null },
        isCertified: true,
      }));
    },
    ...named,
  },
  liveness: {
    async detect(image, { expected }, challenge) {
      return complete(orderIn({ image }, expected.lastName), ({ findings, isApproved, score }) => ({
        score,
        findings,
        examined: [],
        method: 'sandbox',
        isCertified: isApproved,
        faces: [face],
        quality,
        ...(challenge && { frames: asAsked(challenge) }),
      }));
    },
    ...named,
  },
  faceMatch: {
    async compare({ user, ref }, { expected }) {
      const order = orderIn({ userImage: user, refImage: ref }, expected.lastName);
      return complete(order, ({ findings, score }) => ({
        score,
        findings,
        examined: [],
        userFaces: [face],
        refFaces: [face],
        quality,
      }));
    },
    ...named,
  },
  faceEmbedding: {
    model: 'sandbox-1',
    metric: {
      parts: [{ numbers: 32, stored: 'float32', by: 'cosine', weight: 1 }],
      scores: [
        [0, 100],
        [1, 0],
      ],
    },
    async embed(image, { expected }) {
      const stem = stemOf(image).toUpperCase();
      const embedding = hashedNumbers(stem.startsWith('FACE-') ? stem : image.data);
      return complete(orderIn({ image }, expected.lastName), () => ({ embedding, face }));
    },
    ...named,
  },
  age: {
    async estimate(image, { expected }) {
      return complete(orderIn({ image }, expected.lastName), ({ findings, isApproved, score }) => ({
        score: null,
        findings,
        examined: [],
        estimatedAge: isApproved ? 40 : 18,
        range: isApproved ? { low: 36, high: 44 } : { low: 14, high: 22 },
        livenessScore: score,
        faces: [face],
      }));
    },
    ...named,
  },
};

/** Returns the findings on a company of that name in the sandbox; undefined if the name says that it fails. */
export function sandboxFindings(name: string): readonly Finding[] | undefined {
  const verdict = verdictIn(name);
  if (verdict === 'UNAVAILABLE') return undefined;
  return verdict === undefined ? unknownInput : (findings[verdict] ?? unknownInput);
}

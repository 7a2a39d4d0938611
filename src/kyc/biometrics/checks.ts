import type {
  CheckLivenessCall,
  EstimateAgeCall,
  MatchFacesCall,
} from '../../../generated/kyc/operations.js';
import type { components } from '../../../generated/kyc/types.js';
import type { Blobs } from '../../kernel/blobs/blobs.js';
import type { ErasureLedger } from '../../kernel/erasures/ledger.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { type CommonMember, type Inspection, missing, takeFile } from '../checks/index.js';
import {
  askAbout,
  type EngineFile,
  type Engines,
  type Face,
  type FrameEvidence,
  type ImageQuality,
  type LivenessEvidence,
} from '../engines/index.js';
import { claimed, type Fact, factsFrom } from '../facts/index.js';
import type { OpenCheck } from '../sessions/index.js';
import { type AnsweredChallenge, hasTwins, readChallenge } from './challenges/challenges.js';
import { judgeChallenge } from './challenges/policy.js';
import { indexFindings } from './galleries/duplicates.js';
import type { FaceGalleries } from './galleries/galleries.js';
import { ageFindings, faceMatchFindings, isOldEnough, livenessFindings } from './policy.js';
import { portraitOf, type Reference } from './portrait.js';

type Schemas = components['schemas'];

export interface BiometricServices {
  readonly blobs: Blobs;
  readonly engines: Engines;
  readonly galleries: FaceGalleries;
  readonly ledger: ErasureLedger;
}

const noQuality: ImageQuality = { sharpness: null, brightness: null };

const boxesOf = (faces: readonly Face[] | undefined): Schemas['FaceBoxes'] => [...(faces ?? [])];

/** Returns the findings of the turns; undefined if none were requested. */
function judged(
  challenge: AnsweredChallenge | undefined,
  image: EngineFile,
  frames: readonly FrameEvidence[] | undefined,
  { settings }: OpenCheck,
) {
  if (challenge === undefined) return undefined;
  const { isReused, turns } = challenge;
  const facts = { turns, frames, isReused, hasTwins: hasTwins([image, ...challenge.frames]) };
  return judgeChallenge(facts, settings.thresholds);
}

/** A person in front of the camera is confirmed only by an engine that a laboratory tested. */
const livenessFacts = (evidence: LivenessEvidence | undefined, by: string): Fact[] =>
  factsFrom(
    { livenessMethod: evidence?.method },
    { source: evidence?.isCertified === true ? 'confirmed' : 'read', by },
  );

export async function inspectLiveness(
  ctx: Context,
  services: BiometricServices,
  { body }: CheckLivenessCall,
  open: OpenCheck,
): Promise<Inspection<Omit<Schemas['LivenessCheck'], CommonMember>>> {
  const engine = services.engines.get(ctx.principal.environment, 'liveness');
  const answer = await askAbout(engine, ctx, open.expected, {
    async prepare() {
      const challenge = await readChallenge(ctx, body);
      return { challenge, file: await takeFile(ctx, 'image', body.image) };
    },
    examine: ({ challenge, file }, context) => engine.detect(file, context, challenge),
  });
  const { evidence, input } = answer;
  const { challenge, file } = input;
  const turned = judged(challenge, file, evidence?.frames, open);
  const found = evidence && livenessFindings(evidence, open.settings, turned);
  return {
    engine: answer.engine,
    score: turned?.score ?? evidence?.score ?? null,
    examined: evidence?.examined ?? [],
    findings: [...(found ?? [missing]), ...(await indexFindings(ctx, services, file, open))],
    facts: livenessFacts(evidence, answer.engine.name),
    result: {
      method: evidence?.method ?? 'none',
      certified: evidence?.isCertified ?? false,
      challenge: turned?.result ?? null,
      faces: boxesOf(evidence?.faces),
      quality: evidence?.quality ?? noQuality,
    },
    images: [
      { purpose: 'selfie', file },
      ...(challenge?.frames ?? []).map((frame) => ({ purpose: 'challenge_frame', file: frame })),
    ],
    inputs: [body.image.sha256, ...(challenge?.inputs ?? [])],
    ...(challenge && { claim: challenge.claim }),
  };
}

/** The face of the reference may be that of any person if the caller sent it. */
const referenceFact = (isUploaded: boolean, { sha256 }: Reference): Fact => ({
  fact: 'reference',
  value: sha256,
  ...(isUploaded ? claimed : ({ source: 'read', by: 'document' } as const)),
});

export async function inspectFaceMatch(
  ctx: Context,
  { blobs, engines }: BiometricServices,
  { body }: MatchFacesCall,
  { expected, sessionId, settings }: OpenCheck,
): Promise<Inspection<Omit<Schemas['FaceMatchCheck'], CommonMember>>> {
  const { refImage, userImage } = body;
  const engine = engines.get(ctx.principal.environment, 'faceMatch');
  const answer = await askAbout(engine, ctx, expected, {
    async prepare() {
      const uploaded: Reference | undefined = refImage && {
        file: await takeFile(ctx, 'refImage', refImage),
        sha256: refImage.sha256,
      };
      const reference = uploaded ?? (await portraitOf(ctx, blobs, sessionId));
      return { uploaded, reference, user: await takeFile(ctx, 'userImage', userImage) };
    },
    examine: ({ reference, user }, context) =>
      engine.compare({ user, ref: reference.file }, context),
  });
  const { evidence, input } = answer;
  const { reference, uploaded, user } = input;
  return {
    engine: answer.engine,
    score: evidence?.score ?? null,
    examined: evidence?.examined ?? [],
    findings: evidence ? faceMatchFindings(evidence, settings.thresholds) : [missing],
    facts: [referenceFact(uploaded !== undefined, reference)],
    result: {
      faces: boxesOf(evidence?.userFaces),
      refFaces: boxesOf(evidence?.refFaces),
      reference: uploaded === undefined ? 'document' : 'upload',
      quality: evidence?.quality ?? noQuality,
    },
    images: [
      { purpose: 'selfie', file: user },
      ...(uploaded === undefined ? [] : [{ purpose: 'reference', file: reference.file }]),
    ],
    inputs: [userImage.sha256, reference.sha256],
  };
}

export async function inspectAge(
  ctx: Context,
  { engines }: BiometricServices,
  { body }: EstimateAgeCall,
  { expected }: OpenCheck,
): Promise<Inspection<Omit<Schemas['AgeCheck'], CommonMember>>> {
  const { image, minAge } = body;
  const engine = engines.get(ctx.principal.environment, 'age');
  const answer = await askAbout(engine, ctx, expected, {
    prepare: () => takeFile(ctx, 'image', image),
    examine: (file, context) => engine.estimate(file, context),
  });
  const { evidence, input: file } = answer;
  const hasFace = evidence !== undefined && evidence.faces.length > 0;
  return {
    engine: answer.engine,
    score: evidence?.score ?? null,
    examined: evidence?.examined ?? [],
    findings: evidence ? ageFindings(evidence, minAge) : [missing],
    facts: factsFrom(
      { estimatedAge: hasFace ? String(evidence.estimatedAge) : null },
      { source: 'read', by: answer.engine.name },
    ),
    result: {
      estimatedAge: hasFace ? evidence.estimatedAge : null,
      range: hasFace ? { ...evidence.range } : null,
      minAge: minAge ?? null,
      passed: hasFace ? isOldEnough(evidence, minAge) : null,
      livenessScore: evidence?.livenessScore ?? null,
      faces: boxesOf(evidence?.faces),
    },
    images: [{ purpose: 'selfie', file }],
    inputs: [image.sha256],
  };
}

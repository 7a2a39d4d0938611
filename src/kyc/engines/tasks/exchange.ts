import { ApiError } from '../../../kernel/errors.js';
import type {
  Capability,
  Challenge,
  DocumentInput,
  EngineContext,
  EngineFile,
  EngineSet,
  Outcome,
} from '../types.js';

/** The question of a process to the engine of another one. */
export interface Question {
  /** The arguments of the engine before its context. */
  readonly input: unknown;
  readonly challenge?: Challenge | undefined;
  readonly context: Pick<EngineContext, 'deadlineMs' | 'expected' | 'now' | 'requestId'>;
}

type Refusal = Pick<ApiError, 'code' | 'details' | 'headers' | 'isLasting' | 'status' | 'text'>;

/** The outcome of an engine, or the error that it threw for the caller. */
export type Reply = { readonly outcome: Outcome<unknown> } | { readonly refusal: Refusal };

/** @throws any error that is not for the caller */
export function refusalOf(error: unknown): Reply {
  if (!(error instanceof ApiError)) throw error;
  const { code, details, headers, isLasting, status, text } = error;
  return { refusal: { code, details, headers, isLasting, status, text } };
}

/** @throws ApiError, as the engine did */
export function outcomeOf<Evidence>(reply: Reply): Outcome<Evidence> {
  if ('outcome' in reply) return reply.outcome as Outcome<Evidence>;
  const { code, status, text, ...extras } = reply.refusal;
  throw new ApiError(code, status, text, extras);
}

/** Asks the engine of a capability in another process. */
export type AskElsewhere = <Evidence>(
  capability: Capability,
  question: Pick<Question, 'challenge' | 'input'>,
  ctx: EngineContext,
) => Promise<Outcome<Evidence>>;

/** The other process has a queue of its own. */
function withoutQueue<E extends EngineSet[Capability]>({ queue: _queue, ...engine }: E) {
  return engine;
}

/** Returns the engines as stand-ins, which are never loaded here and ask those of another process. */
export function standIns(engines: Partial<EngineSet>, ask: AskElsewhere): Partial<EngineSet> {
  const { addresses, age, documents, faceEmbedding, faceMatch, liveness } = engines;
  return {
    ...(documents && {
      documents: {
        ...withoutQueue(documents),
        read: (input: DocumentInput, ctx) => ask('documents', { input }, ctx),
      },
    }),
    ...(addresses && {
      addresses: {
        ...withoutQueue(addresses),
        read: (input: EngineFile, ctx) => ask('addresses', { input }, ctx),
      },
    }),
    ...(liveness && {
      liveness: {
        ...withoutQueue(liveness),
        detect: (input, ctx, challenge) => ask('liveness', { input, challenge }, ctx),
      },
    }),
    ...(faceMatch && {
      faceMatch: {
        ...withoutQueue(faceMatch),
        compare: (input, ctx) => ask('faceMatch', { input }, ctx),
      },
    }),
    ...(faceEmbedding && {
      faceEmbedding: {
        ...withoutQueue(faceEmbedding),
        embed: (input, ctx) => ask('faceEmbedding', { input }, ctx),
      },
    }),
    ...(age && {
      age: { ...withoutQueue(age), estimate: (input, ctx) => ask('age', { input }, ctx) },
    }),
  };
}

/** Asks the engine of this process. The question is of a stand-in for the same capability. */
export function examine(
  engines: Partial<EngineSet>,
  capability: string,
  { challenge, input }: Question,
  ctx: EngineContext,
): Promise<Outcome<unknown>> | undefined {
  const file = input as EngineFile;
  switch (capability) {
    case 'documents':
      return engines.documents?.read(input as DocumentInput, ctx);
    case 'addresses':
      return engines.addresses?.read(file, ctx);
    case 'liveness':
      return engines.liveness?.detect(file, ctx, challenge);
    case 'faceMatch':
      return engines.faceMatch?.compare(input as { user: EngineFile; ref: EngineFile }, ctx);
    case 'faceEmbedding':
      return engines.faceEmbedding?.embed(file, ctx);
    case 'age':
      return engines.age?.estimate(file, ctx);
    default:
      return undefined;
  }
}

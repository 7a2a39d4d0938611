/*
 * The capabilities of engines. An operator may take each from another provider. An engine reports evidence and
 * findings, never a status; the policy of a check derives the status.
 */

import type { components } from '../../../generated/kyc/types.js';
import type { Message } from '../../kernel/errors.js';
import type { CheckQueue } from './check-queue.js';
import type { FaceMetric } from './metric.js';

/** The data of the subject that the caller expects, to compare with what is read. */
export type Expected = components['schemas']['Expected'];

/** An uploaded image or document. Its bytes determine its type; it may be damaged. */
export interface EngineFile {
  readonly data: Uint8Array;
  readonly contentType: string;
  /** The file name from the client; undefined for a stored file. */
  readonly fileName: string | undefined;
}

export interface EngineContext {
  /** Aborts when results are no longer used: at the deadline, or minutes later where the request may be repeated. */
  readonly signal: AbortSignal;
  /** Aborts when the client disconnects, so that work which is cheap to repeat ends. */
  readonly abandonment?: AbortSignal | undefined;
  /** Milliseconds for which the caller waits. */
  readonly deadlineMs: number;
  readonly requestId: string;
  /** The company of the caller. */
  readonly companyId: number;
  /** The current time, which engines use instead of the system's clock. */
  readonly now: Date;
  /** The expected data of the person, for engines that compare by themselves. */
  readonly expected: Expected;
}

/** A finding against a check, or for information. */
export interface Finding {
  /** Upper case, `MULTIPLE_FACES_DETECTED`. */
  readonly code: string;
  /** `error` declines, `warning` goes to review, unless the workflow says otherwise. */
  readonly severity: 'error' | 'warning' | 'information';
  readonly message: Message;
  /** Another image may correct it. */
  readonly isRetryable?: boolean;
}

/** An examined aspect and its result. */
export interface ExaminedAspect {
  readonly code: string;
  readonly status: 'passed' | 'failed' | 'warning' | 'not_applicable';
  /** 0 to 100; null if there is none. */
  readonly score: number | null;
  readonly details: Message | null;
}

export type Outcome<Evidence> =
  /** Name of another engine that was asked. */
  | { readonly outcome: 'completed'; readonly evidence: Evidence; readonly by?: EngineName }
  /** The engine cannot judge such an input, such as the document of another country. */
  | { readonly outcome: 'unsupported'; readonly reason: string; readonly by?: EngineName }
  | { readonly outcome: 'failed'; readonly isRetryable: boolean; readonly reason: string }
  /** The input cannot be used at all. `field` names the file. */
  | { readonly outcome: 'unusable'; readonly field: string; readonly message: Message };

/** Name and version of an engine, stored with each result. */
export interface EngineName {
  readonly name: string;
  readonly version: string;
}

/** An engine. With a queue, it works on a limited number of checks at a time. */
export interface Engine extends EngineName {
  readonly queue?: CheckQueue;
  /** Milliseconds for which a caller waits from the start of the work. Default: 20,000. */
  readonly deadlineMs?: number;
}

interface Evidence {
  /** 0 to 100; null if there is none. */
  readonly score: number | null;
  readonly examined: readonly ExaminedAspect[];
  readonly findings: readonly Finding[];
}

/** Position in the image, from 0 to 1 of its width and height. */
export interface Face {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** 0 to 100. */
  readonly confidence: number;
}

export type DocumentType = 'passport' | 'id_card' | 'driver_license' | 'residence_permit' | 'visa';

/**
 * The fields as printed, with days as `2030-01-31` and countries as alpha-2 in lower case; null for a field that
 * could not be read.
 */
export interface DocumentFields {
  readonly documentType: DocumentType | null;
  readonly documentNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly fullName: string | null;
  readonly dateOfBirth: string | null;
  readonly gender: 'female' | 'male' | 'other' | null;
  readonly nationality: string | null;
  readonly issuingCountry: string | null;
  readonly issueDate: string | null;
  readonly expiryDate: string | null;
  readonly address: string | null;
}

export interface MachineReadableZone {
  readonly lines: readonly string[];
  /** True if all check digits are right. */
  readonly isValid: boolean;
  readonly checks: readonly (ExaminedAspect & { readonly details: null })[];
}

export interface DocumentEvidence extends Evidence {
  readonly fields: DocumentFields;
  readonly mrz: MachineReadableZone | null;
  /** True if a laboratory tested that the engine tells drawn and altered documents from real ones. */
  readonly isCertified?: boolean;
  /** The portrait of the holder. */
  readonly portrait?: Pick<EngineFile, 'data' | 'contentType'>;
}

export interface DocumentInput {
  readonly front: EngineFile;
  readonly back: EngineFile | undefined;
  /** The type that the caller stated. */
  readonly documentType: DocumentType | undefined;
}

export interface DocumentReader extends Engine {
  read(input: DocumentInput, ctx: EngineContext): Promise<Outcome<DocumentEvidence>>;
}

export interface PostalAddress {
  readonly raw: string | null;
  readonly formatted: string | null;
  readonly street1: string | null;
  readonly street2: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
}

export interface AddressEvidence extends Evidence {
  readonly documentType: 'utility_bill' | 'bank_statement' | 'government' | 'other' | null;
  readonly issuer: string | null;
  readonly issueDate: string | null;
  readonly nameOnDocument: string | null;
  readonly address: PostalAddress;
  /** True if a laboratory tested that the engine tells altered documents from real ones. */
  readonly isCertified?: boolean;
}

/** Reads proofs of address, such as bills, statements and letters of authorities. */
export interface AddressReader extends Engine {
  read(input: EngineFile, ctx: EngineContext): Promise<Outcome<AddressEvidence>>;
}

/** The query to a register, with the number without separators. */
export interface IdentityInput {
  /** Alpha-2 in lower case. */
  readonly country: string;
  readonly idNumber: string;
  readonly documentType: string | undefined;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly dateOfBirth: string | undefined;
}

export type Agreement = 'full_match' | 'partial_match' | 'no_match' | 'not_checked';

export interface IdentityEvidence extends Evidence {
  /** The register that answered. */
  readonly source: string;
  /** True if the register contains the number. */
  readonly isFound: boolean;
  readonly validations: Readonly<Record<'fullName' | 'idNumber' | 'dateOfBirth', Agreement>>;
}

export interface IdentityValidator extends Engine {
  validate(input: IdentityInput, ctx: EngineContext): Promise<Outcome<IdentityEvidence>>;
}

export interface ImageQuality {
  /** 0 to 100. */
  readonly sharpness: number | null;
  /** 0 black to 100 white. */
  readonly brightness: number | null;
}

/** A direction of the head, from the person's point of view. */
export type Turn = 'left' | 'right' | 'up';

/** The instructions of a challenge and the evidence on each. */
export interface Challenge {
  readonly turns: readonly Turn[];
  /** The evidence on each turn, in their order. */
  readonly frames: readonly EngineFile[];
}

/** The evidence of a frame of a challenge. */
export interface FrameEvidence {
  readonly faceCount: number;
  /** The movement against the image; null if unknown. */
  readonly turn: Turn | 'none' | null;
  /** The similarity of its face to that of the image, 0 to 100; null if unknown. */
  readonly similarity: number | null;
  /** True if its pixels are those of the image or of an earlier frame. */
  readonly isRepeated: boolean;
}

export interface LivenessEvidence extends Evidence {
  /** `passive` for one image, `active` with a challenge. */
  readonly method: string;
  /** True if the score is only shown and decides nothing. */
  readonly isAdvisory?: boolean;
  /** The evidence in the order of the frames; absent if the engine did not examine them. */
  readonly frames?: readonly FrameEvidence[];
  /**
   * True if a laboratory tested the engine against presentation attacks. Only such a result may approve by itself.
   */
  readonly isCertified: boolean;
  readonly faces: readonly Face[];
  readonly quality: ImageQuality;
}

export interface LivenessDetector extends Engine {
  detect(
    input: EngineFile,
    ctx: EngineContext,
    challenge?: Challenge,
  ): Promise<Outcome<LivenessEvidence>>;
}

export interface FaceMatchEvidence extends Evidence {
  readonly userFaces: readonly Face[];
  readonly refFaces: readonly Face[];
  readonly quality: ImageQuality;
}

export interface FaceComparer extends Engine {
  /** The score of the evidence is the similarity of the two faces. */
  compare(
    input: { readonly user: EngineFile; readonly ref: EngineFile },
    ctx: EngineContext,
  ): Promise<Outcome<FaceMatchEvidence>>;
}

export interface EmbeddingEvidence {
  /** The embedding as stored. The metric of its engine defines its format. */
  readonly embedding: Uint8Array;
  readonly face: Face;
}

export interface FaceEmbedder extends Engine {
  /** The name of the network. Embeddings of different networks are never compared. */
  readonly model: string;
  readonly metric: FaceMetric;
  /** Returns the embedding of the only face in the image; `unusable` if there is none or several. */
  embed(input: EngineFile, ctx: EngineContext): Promise<Outcome<EmbeddingEvidence>>;
}

export interface AgeEvidence extends Evidence {
  readonly estimatedAge: number;
  readonly range: { readonly low: number; readonly high: number };
  /** 0 to 100; null if it was not examined. */
  readonly livenessScore: number | null;
  readonly faces: readonly Face[];
}

export interface AgeEstimator extends Engine {
  estimate(input: EngineFile, ctx: EngineContext): Promise<Outcome<AgeEvidence>>;
}

/** The engines of a server, one per capability. */
export interface EngineSet {
  readonly documents: DocumentReader;
  readonly addresses: AddressReader;
  readonly identities: IdentityValidator;
  readonly liveness: LivenessDetector;
  readonly faceMatch: FaceComparer;
  readonly faceEmbedding: FaceEmbedder;
  readonly age: AgeEstimator;
}

export type Capability = keyof EngineSet;

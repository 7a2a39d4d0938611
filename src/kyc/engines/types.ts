/*
 * The capabilities of engines, one at a time: an operator may take each from another provider. An engine reports
 * evidence and findings, never a status; the policy of each check derives the status.
 */

import type { Message } from '../../kernel/errors.js';
import type { Expected } from '../sessions/index.js';
import type { CheckQueue } from './check-queue.js';
import type { FaceMetric } from './metric.js';

/** An image or a document as it was uploaded: of a type told by its bytes, decodable or not. */
export interface EngineFile {
  readonly data: Uint8Array;
  readonly contentType: string;
  /** As the sender calls it; undefined for one that was kept. */
  readonly fileName: string | undefined;
}

export interface EngineContext {
  /** Aborts at the deadline, when results are no longer used. */
  readonly signal: AbortSignal;
  /** Aborts once the client has disconnected: work that can be repeated cheaply ends. */
  readonly abandonment?: AbortSignal | undefined;
  /** Milliseconds until the deadline. */
  readonly deadlineMs: number;
  readonly requestId: string;
  /** Days are counted from here, not from the system's clock. */
  readonly now: Date;
  /** The expected data of the person, for engines that compare by themselves. */
  readonly expected: Expected;
}

/** Something found that speaks against a check, or is worth knowing. */
export interface Finding {
  /** Upper case, `MULTIPLE_FACES_DETECTED`. */
  readonly code: string;
  /** `error` declines, `warning` goes to review, unless the workflow says otherwise. */
  readonly severity: 'error' | 'warning' | 'information';
  readonly message: Message;
  /** Another image may correct it. */
  readonly isRetryable?: boolean;
}

/** One examined aspect, with its result. */
export interface ExaminedAspect {
  readonly code: string;
  readonly status: 'passed' | 'failed' | 'warning' | 'not_applicable';
  /** 0 to 100; null where there is none. */
  readonly score: number | null;
  readonly details: Message | null;
}

export type Outcome<Evidence> =
  /** `by`, where the engine has asked another one. */
  | { readonly outcome: 'completed'; readonly evidence: Evidence; readonly by?: EngineName }
  /** It cannot judge such an input: another country's document, say. */
  | { readonly outcome: 'unsupported'; readonly reason: string; readonly by?: EngineName }
  | { readonly outcome: 'failed'; readonly isRetryable: boolean; readonly reason: string }
  /** The input is no picture of anything that could be judged; `field` names the file. */
  | { readonly outcome: 'unusable'; readonly field: string; readonly message: Message };

/** Name and version of an engine, stored with each result. */
export interface EngineName {
  readonly name: string;
  readonly version: string;
}

/** An engine; one with a queue works on a bounded number of checks at a time. */
export interface Engine extends EngineName {
  readonly queue?: CheckQueue;
}

interface Evidence {
  /** 0 to 100; null where there is none. */
  readonly score: number | null;
  readonly examined: readonly ExaminedAspect[];
  readonly findings: readonly Finding[];
}

/** Within the image: 0 to 1 from its left and top. */
export interface Face {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** 0 to 100. */
  readonly confidence: number;
}

export type DocumentType = 'passport' | 'id_card' | 'driver_license' | 'residence_permit' | 'visa';

/** As printed, days as `2030-01-31` and countries as alpha-2 in lower case; null for what could not be read. */
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
  /** Whether all check digits are right. */
  readonly isValid: boolean;
  readonly checks: readonly (ExaminedAspect & { readonly details: null })[];
}

export interface DocumentEvidence extends Evidence {
  readonly fields: DocumentFields;
  readonly mrz: MachineReadableZone | null;
  /** The holder's picture, cut out. */
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
}

/** Reads proofs of address: bills, statements, letters of an authority. */
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
  /** Whether the register knows the number at all. */
  readonly isFound: boolean;
  /** It has some of the country's people only: one that it does not know may exist all the same. */
  readonly isPartial?: boolean;
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
  /** One for each turn, in their order. */
  readonly frames: readonly EngineFile[];
}

/** The evidence of one frame of a challenge, beside that of the first image. */
export interface FrameEvidence {
  readonly faceCount: number;
  /** Against the image; null where it cannot be told. */
  readonly turn: Turn | 'none' | null;
  /** 0 to 100, how alike its face is to that of the image; null where it cannot be told. */
  readonly similarity: number | null;
  /** True if its pixels are those of the image or of an earlier frame. */
  readonly isRepeated: boolean;
}

export interface LivenessEvidence extends Evidence {
  /** `passive` from one image; `active` with a challenge. */
  readonly method: string;
  /** The score is shown and decides nothing. */
  readonly isAdvisory?: boolean;
  /** In the order of the frames; none where the engine has not looked at them. */
  readonly frames?: readonly FrameEvidence[];
  /** Tested by a laboratory against presentation attacks: only such a result may approve by itself. */
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
  /** The evidence's score is how alike the two are. */
  compare(
    input: { readonly user: EngineFile; readonly ref: EngineFile },
    ctx: EngineContext,
  ): Promise<Outcome<FaceMatchEvidence>>;
}

export interface EmbeddingEvidence {
  /** As it is kept; the metric of its engine says how it is read. */
  readonly embedding: Uint8Array;
  readonly face: Face;
}

export interface FaceEmbedder extends Engine {
  /** Of the network: embeddings of two are never compared. */
  readonly model: string;
  readonly metric: FaceMetric;
  /** Of the one face in the image; without one, or with several, it is `unusable`. */
  embed(input: EngineFile, ctx: EngineContext): Promise<Outcome<EmbeddingEvidence>>;
}

export interface AgeEvidence extends Evidence {
  readonly estimatedAge: number;
  readonly range: { readonly low: number; readonly high: number };
  /** 0 to 100; null where it was not looked at. */
  readonly livenessScore: number | null;
  readonly faces: readonly Face[];
}

export interface AgeEstimator extends Engine {
  estimate(input: EngineFile, ctx: EngineContext): Promise<Outcome<AgeEvidence>>;
}

/** Each by itself, so that an operator swaps one and keeps the others. */
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

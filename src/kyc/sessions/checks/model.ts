import type { components } from '../../../../generated/kyc/types.js';
import type { UploadedBlob } from '../../../kernel/blobs/blobs.js';
import type { Message } from '../../../kernel/errors.js';

type Schemas = components['schemas'];

export type Feature = Schemas['Feature'];
export type CheckStatus = Exclude<Schemas['StepStatus'], 'pending'>;
/** A finding of a check, in both languages. */
export interface Warning extends Omit<Schemas['Warning'], 'message'> {
  readonly message: Message;
}

export type Expected = Schemas['Expected'];

/** The settings of a workflow for checks. A check without a session uses the default workflow. */
export interface CheckSettings {
  readonly thresholds: Schemas['Thresholds'];
  /** The action for a warning by its code. Replaces the default. */
  readonly actions: Readonly<Record<string, 'approve' | 'review' | 'decline'>>;
  readonly onDuplicate: 'approve' | 'review' | 'decline';
  readonly documentsAllowed: readonly string[];
  readonly retentionDays: number | null;
  /** True if a passed challenge of head turns needs no review. */
  readonly acceptHeadTurnsAsLiveness: boolean;
  /** True if a picture of an identity document needs no review. */
  readonly acceptDocumentPictureAsIdentity: boolean;
}

/** A check that is allowed now. */
export interface OpenCheck {
  readonly feature: Feature;
  /** Undefined for a check without a session. */
  readonly sessionId: string | undefined;
  /** The caller's own id of the person; null if there is none. */
  readonly externalId: string | null;
  readonly settings: CheckSettings;
  /** The expected data of the person; empty without a session. */
  readonly expected: Expected;
}

/** Content that was uploaded before the transaction, and its role: `document_front`, `selfie` … */
export interface CheckImage {
  readonly purpose: string;
  readonly blob: UploadedBlob;
}

/** The result of a check. */
export interface CheckOutcome {
  readonly status: CheckStatus;
  /** 0 to 100; null if there is none. */
  readonly score: number | null;
  readonly warnings: readonly Warning[];
  /**
   * True if the person can correct the fault, such as a blurred image. The step then waits for another attempt.
   */
  readonly isRetryable: boolean;
  /** The members of the reply beyond those of every check. Erased with the session. */
  readonly result: Readonly<Record<string, unknown>>;
  readonly engine: { readonly name: string; readonly version: string };
  /** Hex SHA-256 of each input, as evidence after the images are erased. */
  readonly inputs: readonly string[];
  readonly images: readonly CheckImage[];
  /** The country of the document, ISO 3166-1 alpha-2 in lower case. */
  readonly country?: string;
}

/** A stored check. */
export interface RecordedCheck {
  readonly id: string;
  readonly createdAt: Date;
  /** The session after the check; undefined for a check without a session. */
  readonly session: { readonly id: string; readonly status: Schemas['SessionStatus'] } | undefined;
}

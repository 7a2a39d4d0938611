import type { components } from '../../../generated/kyc/types.js';
import type { UploadedBlob } from '../../kernel/blobs/blobs.js';

type Schemas = components['schemas'];

export type Feature = Schemas['Feature'];
export type CheckStatus = Exclude<Schemas['StepStatus'], 'pending'>;
export type Warning = Schemas['Warning'];
export type Expected = Schemas['Expected'];

/** What the workflow says of checks; for a check without a session, what the default workflow says. */
export interface CheckSettings {
  readonly thresholds: Schemas['Thresholds'];
  /** What a warning leads to by its code, in place of what it leads to by itself. */
  readonly actions: Readonly<Record<string, 'approve' | 'review' | 'decline'>>;
  readonly onDuplicate: 'approve' | 'review' | 'decline';
  readonly documentsAllowed: readonly string[];
  readonly retentionDays: number | null;
  /** A passed challenge of head turns needs no person. */
  readonly acceptHeadTurnsAsLiveness: boolean;
}

/** A check that may be made now. */
export interface OpenCheck {
  readonly feature: Feature;
  /** Undefined for a check by itself. */
  readonly sessionId: string | undefined;
  /** The caller's own id of the person; null where there is none. */
  readonly externalId: string | null;
  readonly settings: CheckSettings;
  /** Who the person says to be; empty without a session. */
  readonly expected: Expected;
}

/** Content that was uploaded before the transaction, and what it shows: `document_front`, `selfie` … */
export interface CheckImage {
  readonly purpose: string;
  readonly blob: UploadedBlob;
}

/** What came of a check. */
export interface CheckOutcome {
  readonly status: CheckStatus;
  /** 0 to 100; null where there is none. */
  readonly score: number | null;
  readonly warnings: readonly Warning[];
  /** Declined for what the person can mend, e.g. a blurred image: the step waits for another attempt. */
  readonly isRetryable: boolean;
  /** What the reply shows beside the members that every check has; erased with the session. */
  readonly result: Readonly<Record<string, unknown>>;
  readonly engine: { readonly name: string; readonly version: string };
  /** Hex SHA-256 of each input, for evidence once the images are gone. */
  readonly inputs: readonly string[];
  readonly images: readonly CheckImage[];
  /** ISO 3166-1 alpha-2 in lower case, of the document. */
  readonly country?: string;
}

/** A check as it was kept. */
export interface RecordedCheck {
  readonly id: string;
  readonly createdAt: Date;
  /** Where the session stands afterwards; undefined for a check by itself. */
  readonly session: { readonly id: string; readonly status: Schemas['SessionStatus'] } | undefined;
}

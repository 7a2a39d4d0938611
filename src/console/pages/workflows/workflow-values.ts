import type { Feature, Thresholds, Workflow, WorkflowInput } from '@notaria/kyc';
import { readDecimal } from '../../data/forms/decimals.js';
import { textOf, tickOf } from '../../data/forms/entered.js';

export const features = [
  'id',
  'liveness',
  'face_match',
  'age',
  'poa',
  'database_validation',
  'aml',
] as const satisfies readonly Feature[];

export const documents = [
  'passport',
  'id_card',
  'driver_license',
  'residence_permit',
  'visa',
] as const;

export const thresholds = [
  'livenessDecline',
  'faceMatchDecline',
  'faceMatchReview',
  'amlReview',
  'amlDecline',
] as const satisfies readonly (keyof Thresholds)[];

const secondsPerHour = 3600;

/** The values of the form. Checkboxes hold `yes` or an empty text. The API sets the thresholds of a new workflow. */
export const blank = {
  name: '',
  isDefault: '',
  livenessDecline: '',
  faceMatchDecline: '',
  faceMatchReview: '',
  amlReview: '',
  amlDecline: '',
  onDuplicate: 'review',
  maxAttempts: '3',
  sessionTtlHours: '168',
  kycValidityDays: '',
  retentionDays: '365',
  fourEyesFrom: '',
  acceptHeadTurnsAsLiveness: '',
  acceptDocumentPictureAsIdentity: '',
  brandName: '',
  brandColor: '',
  /** A new logo in base64; empty to keep the present one. */
  logo: '',
  removeLogo: '',
  consentEn: '',
  consentEs: '',
};

export type WorkflowField = keyof typeof blank;
type WorkflowValues = Readonly<Record<WorkflowField, string>>;

/** The choices of any number of values. */
export interface ListChoices {
  readonly features: readonly string[];
  readonly documents: readonly string[];
}

/** Returns the values of the workflow form. */
export const valuesOf = ({ thresholds: scores, ...workflow }: Workflow): WorkflowValues => ({
  name: workflow.name,
  isDefault: tickOf(workflow.isDefault),
  livenessDecline: String(scores.livenessDecline),
  faceMatchDecline: String(scores.faceMatchDecline),
  faceMatchReview: String(scores.faceMatchReview),
  amlReview: String(scores.amlReview),
  amlDecline: String(scores.amlDecline),
  onDuplicate: workflow.onDuplicate,
  maxAttempts: String(workflow.maxAttempts),
  sessionTtlHours: String(workflow.sessionTtlSeconds / secondsPerHour),
  kycValidityDays: textOf(workflow.kycValidityDays),
  retentionDays: textOf(workflow.retentionDays),
  fourEyesFrom: textOf(workflow.fourEyesFrom),
  acceptHeadTurnsAsLiveness: tickOf(workflow.acceptHeadTurnsAsLiveness),
  acceptDocumentPictureAsIdentity: tickOf(workflow.acceptDocumentPictureAsIdentity),
  brandName: workflow.brand?.name ?? '',
  brandColor: workflow.brand?.color ?? '',
  logo: '',
  removeLogo: '',
  consentEn: workflow.consent?.en ?? '',
  consentEs: workflow.consent?.es ?? '',
});

function thresholdsOf(values: WorkflowValues): WorkflowInput['thresholds'] {
  const typed = thresholds.flatMap((name) => {
    const score = readDecimal(values[name]);
    return score === undefined ? [] : [[name, score] as const];
  });
  return Object.fromEntries(typed);
}

function brandOf(values: WorkflowValues): WorkflowInput['brand'] {
  const { brandColor, brandName, logo, removeLogo } = values;
  const kept = removeLogo === 'yes' ? { logo: null } : {};
  const shown = logo === '' ? kept : { logo };
  return { name: brandName.trim() || null, color: brandColor.trim() || null, ...shown };
}

function consentOf({ consentEn, consentEs }: WorkflowValues): WorkflowInput['consent'] {
  const [en, es] = [consentEn.trim(), consentEs.trim()];
  if (en === '' && es === '') return null;
  return { ...(en === '' ? {} : { en }), ...(es === '' ? {} : { es }) };
}

/** Returns the request body. */
export function bodyOf(values: WorkflowValues, chosen: ListChoices): WorkflowInput {
  const hours = readDecimal(values.sessionTtlHours);
  const attempts = readDecimal(values.maxAttempts);
  return {
    name: values.name,
    isDefault: values.isDefault === 'yes',
    features: features.filter((name) => chosen.features.includes(name)),
    documentsAllowed: documents.filter((name) => chosen.documents.includes(name)),
    thresholds: thresholdsOf(values),
    onDuplicate: values.onDuplicate as NonNullable<WorkflowInput['onDuplicate']>,
    ...(attempts === undefined ? {} : { maxAttempts: attempts }),
    ...(hours === undefined ? {} : { sessionTtlSeconds: Math.round(hours * secondsPerHour) }),
    kycValidityDays: readDecimal(values.kycValidityDays) ?? null,
    retentionDays: readDecimal(values.retentionDays) ?? null,
    fourEyesFrom: readDecimal(values.fourEyesFrom) ?? null,
    acceptHeadTurnsAsLiveness: values.acceptHeadTurnsAsLiveness === 'yes',
    acceptDocumentPictureAsIdentity: values.acceptDocumentPictureAsIdentity === 'yes',
    brand: brandOf(values),
    consent: consentOf(values),
  };
}

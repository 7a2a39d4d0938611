import type { components } from '../../../generated/kyc/types.js';
import type { Message } from '../../kernel/errors.js';
import { text } from './messages/index.js';

type Schemas = components['schemas'];

export type Brand = Schemas['Brand'];
type BrandInput = Schemas['BrandInput'];
type LogoFacts = Schemas['BrandLogo'];

export type Action = 'approve' | 'review' | 'decline';
export type Actions = Readonly<Record<string, Action>>;

/** The settings of one version. */
export interface WorkflowSettings
  extends Omit<
    Schemas['Workflow'],
    | 'id'
    | 'version'
    | 'isDefault'
    | 'environment'
    | 'actions'
    | 'createdAt'
    | 'updatedAt'
    | 'brand'
    | 'consent'
  > {
  readonly actions: Actions;
  readonly brand: Brand | null;
  readonly consent: Schemas['ConsentTexts'] | null;
}

/** The settings of a company's first workflow, and the defaults of a new one. */
export const defaultSettings: WorkflowSettings = {
  name: 'Standard',
  features: ['id', 'liveness', 'face_match'],
  documentsAllowed: ['passport', 'id_card', 'driver_license', 'residence_permit'],
  thresholds: {
    livenessDecline: 50,
    faceMatchDecline: 50,
    faceMatchReview: 80,
    amlReview: 70,
    amlDecline: 100,
  },
  actions: {},
  onDuplicate: 'review',
  maxAttempts: 3,
  sessionTtlSeconds: 7 * 86_400,
  kycValidityDays: null,
  retentionDays: 365,
  fourEyesFrom: null,
  acceptHeadTurnsAsLiveness: false,
  acceptDocumentPictureAsIdentity: false,
  brand: null,
  consent: null,
};

type Changes = Omit<Schemas['WorkflowUpdate'], 'isDefault'>;

/** Merges a brand member by member. A brand without a member is none. */
function mergeBrand(
  before: Brand | null,
  { color = before?.color ?? null, name = before?.name ?? null, logo: sent }: BrandInput,
  logo: LogoFacts | undefined,
): Brand | null {
  const kept = sent === undefined ? (before?.logo ?? null) : null;
  const shown = logo === undefined ? kept : logo;
  const isEmpty = color === null && name === null && shown === null;
  return isEmpty ? null : { color, name, logo: shown };
}

function changedBrand({ brand }: WorkflowSettings, change: Changes['brand'], logo?: LogoFacts) {
  if (change === undefined) return brand;
  return change === null ? null : mergeBrand(brand, change, logo);
}

/**
 * Merges thresholds, actions and the brand member by member. Null removes an action.
 *
 * @param logo  the logo of `changes.brand`
 */
export function mergeSettings(
  settings: WorkflowSettings,
  changes: Changes,
  logo?: LogoFacts,
): WorkflowSettings {
  const { thresholds, actions, brand, consent = settings.consent, ...plain } = changes;
  const merged: Record<string, unknown> = { ...settings.actions, ...actions };
  const entries = Object.entries(merged).filter(([, action]) => action !== null);
  return {
    ...settings,
    ...plain,
    brand: changedBrand(settings, brand, logo),
    consent,
    thresholds: { ...settings.thresholds, ...thresholds },
    actions: Object.fromEntries(entries) as Actions,
  };
}

/** A fault of the settings and its path in the body. */
export interface SettingsFault {
  readonly path: string;
  readonly message: Message;
}

const maxActions = 100;
const known: readonly unknown[] = ['approve', 'review', 'decline'] satisfies Action[];

function actionFault(actions: Readonly<Record<string, unknown>>): SettingsFault | undefined {
  const entries = Object.entries(actions);
  if (entries.length > maxActions) {
    return { path: 'body.actions', message: text('tooManyActions', { most: maxActions }) };
  }
  const unnamed = entries.find(([code]) => !/^[A-Z][A-Z0-9_]{1,63}$/.test(code));
  if (unnamed !== undefined) {
    return {
      path: 'body.actions',
      message: text('actionCode'),
    };
  }
  const bad = entries.find(([, action]) => !known.includes(action));
  if (bad === undefined) return undefined;
  return {
    path: `body.actions.${bad[0]}`,
    message: text('unknownAction'),
  };
}

/**
 * Returns a fault that the contract's schema cannot express: relations between members, and the codes in `actions`.
 */
export function faultOf(settings: WorkflowSettings): SettingsFault | undefined {
  const { thresholds, actions, consent } = settings;
  if (consent !== null && consent.en === undefined && consent.es === undefined) {
    return { path: 'body.consent', message: text('consentText') };
  }
  if (thresholds.faceMatchDecline > thresholds.faceMatchReview) {
    return {
      path: 'body.thresholds.faceMatchDecline',
      message: text('faceThresholds'),
    };
  }
  if (thresholds.amlReview > thresholds.amlDecline) {
    return {
      path: 'body.thresholds.amlReview',
      message: text('amlThresholds'),
    };
  }
  return actionFault(actions);
}

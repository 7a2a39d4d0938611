import type { components } from '../../../generated/kyc/types.js';

type Schemas = components['schemas'];

export type Action = 'approve' | 'review' | 'decline';
export type Actions = Readonly<Record<string, Action>>;

/** What a version fixes. */
export interface WorkflowSettings
  extends Omit<
    Schemas['Workflow'],
    'id' | 'version' | 'isDefault' | 'environment' | 'actions' | 'createdAt' | 'updatedAt'
  > {
  readonly actions: Actions;
}

/** What a company starts with, and what a new workflow takes where nothing is said. */
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
};

type Changes = Omit<Schemas['WorkflowUpdate'], 'isDefault'>;

/** Member by member for thresholds and actions; an action of null is taken away. */
export function mergeSettings(settings: WorkflowSettings, changes: Changes): WorkflowSettings {
  const { thresholds, actions, ...plain } = changes;
  const merged: Record<string, unknown> = { ...settings.actions, ...actions };
  const kept = Object.entries(merged).filter(([, action]) => action !== null);
  return {
    ...settings,
    ...plain,
    thresholds: { ...settings.thresholds, ...thresholds },
    actions: Object.fromEntries(kept) as Actions,
  };
}

/** A fault of the settings: where in the body it is, and what. */
export interface SettingsFault {
  readonly path: string;
  readonly en: string;
  readonly es: string;
}

const maxActions = 100;
const known: readonly unknown[] = ['approve', 'review', 'decline'] satisfies Action[];

function actionFault(actions: Readonly<Record<string, unknown>>): SettingsFault | undefined {
  const entries = Object.entries(actions);
  if (entries.length > maxActions) {
    const [en, es] = [`There are more than ${maxActions}`, `Hay más de ${maxActions}`];
    return { path: 'body.actions', en, es };
  }
  const unnamed = entries.find(([code]) => !/^[A-Z][A-Z0-9_]{1,63}$/.test(code));
  if (unnamed !== undefined) {
    return {
      path: 'body.actions',
      en: 'A code is upper case, such as DOCUMENT_EXPIRED',
      es: 'Un código va en mayúsculas, como DOCUMENT_EXPIRED',
    };
  }
  const bad = entries.find(([, action]) => !known.includes(action));
  if (bad === undefined) return undefined;
  return {
    path: `body.actions.${bad[0]}`,
    en: 'must be approve, review or decline',
    es: 'debe ser approve, review o decline',
  };
}

/** What the contract's schema cannot say of settings: what members say of each other, and what stands in `actions`. */
export function faultOf({ thresholds, actions }: WorkflowSettings): SettingsFault | undefined {
  if (thresholds.faceMatchDecline > thresholds.faceMatchReview) {
    return {
      path: 'body.thresholds.faceMatchDecline',
      en: 'faceMatchDecline must not be over faceMatchReview',
      es: 'faceMatchDecline no debe superar faceMatchReview',
    };
  }
  if (thresholds.amlReview > thresholds.amlDecline) {
    return {
      path: 'body.thresholds.amlReview',
      en: 'amlReview must not be over amlDecline',
      es: 'amlReview no debe superar amlDecline',
    };
  }
  return actionFault(actions);
}

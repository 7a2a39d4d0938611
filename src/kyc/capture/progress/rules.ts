import type { components } from '../../../../generated/kyc/types.js';
import type { Feature, SessionStatus, Step } from '../../sessions/index.js';

type Schemas = components['schemas'];
type Capture = Schemas['Capture'];

/** The steps that use the selfie, in their order. */
export const selfieFeatures: readonly Feature[] = ['liveness', 'face_match', 'age'];

const isOpen = ({ status }: Step): boolean => status === 'pending';
const isOf =
  (features: readonly Feature[]) =>
  ({ feature }: Step): boolean =>
    features.includes(feature);

/** An input of the person. */
export type Input = 'consent' | 'document' | 'selfie' | 'address';

/** Returns the next input; null if no open step needs one. */
export function inputOf(steps: readonly Step[], needsConsent: boolean): Input | null {
  const open = steps.filter(isOpen);
  const featuresOf = { document: ['id'], selfie: selfieFeatures, address: ['poa'] } as const;
  const found = (['document', 'selfie', 'address'] as const).find((input) =>
    open.some(isOf(featuresOf[input])),
  );
  if (found === undefined) return null;
  return needsConsent ? 'consent' : found;
}

/** Returns the next image of document or face; null if no open step needs one. */
export function nextOf(steps: readonly Step[]): Capture['next'] {
  const input = inputOf(steps, false);
  return input === 'document' || input === 'selfie' ? input : null;
}

/** The steps whose check used a selfie that the next one replaces. */
export function supersededBy(steps: readonly Step[]): Feature[] {
  return steps
    .filter(isOf(selfieFeatures))
    .filter(({ status }) => status === 'approved' || status === 'in_review')
    .map(({ feature }) => feature);
}

/** The steps to repeat. */
export function stepsOf(steps: readonly Step[], input: Input | null): Step[] {
  switch (input) {
    case 'document':
      return steps.filter(isOf(['id']));
    case 'selfie':
      return steps.filter(isOf(selfieFeatures));
    case 'address':
      return steps.filter(isOf(['poa']));
    default:
      return [];
  }
}

/** Returns the progress of a session for its person; undefined if it ended without an outcome. */
export function stateOf(status: SessionStatus, input: Input | null): Capture['state'] | undefined {
  switch (status) {
    case 'not_started':
    case 'in_progress':
    case 'resubmission_requested':
      return input === null ? 'waiting' : 'open';
    case 'in_review':
      return 'waiting';
    case 'approved':
    case 'declined':
      return 'done';
    default:
      return undefined;
  }
}

export function toStep(
  { attempts, feature, status }: Step,
  maxAttempts: number,
): Schemas['CaptureStep'] {
  if (status !== 'pending') return { feature, status: 'given', attemptsLeft: 0 };
  return { feature, status, attemptsLeft: Math.max(1, maxAttempts - attempts) };
}

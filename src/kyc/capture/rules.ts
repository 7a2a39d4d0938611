import type { components } from '../../../generated/kyc/types.js';
import type { Feature, SessionStatus, Step } from '../sessions/index.js';

type Schemas = components['schemas'];
type Capture = Schemas['Capture'];

/** The steps that use the selfie, in their order. */
export const selfieFeatures: readonly Feature[] = ['liveness', 'face_match', 'age'];

const isOpen = ({ status }: Step): boolean => status === 'pending';
const isOf =
  (features: readonly Feature[]) =>
  ({ feature }: Step): boolean =>
    features.includes(feature);

/** Returns the next picture to send; null if no open step needs a picture. */
export function nextOf(steps: readonly Step[]): Capture['next'] {
  const open = steps.filter(isOpen);
  if (open.some(isOf(['id']))) return 'document';
  return open.some(isOf(selfieFeatures)) ? 'selfie' : null;
}

/** The steps whose check used a selfie that the next one replaces. */
export function supersededBy(steps: readonly Step[]): Feature[] {
  return steps
    .filter(isOf(selfieFeatures))
    .filter(({ status }) => status === 'approved' || status === 'in_review')
    .map(({ feature }) => feature);
}

/** The steps to repeat. */
export function stepsOf(steps: readonly Step[], next: Capture['next']): Step[] {
  if (next === null) return [];
  return steps.filter(isOf(next === 'document' ? ['id'] : selfieFeatures));
}

/** Returns the progress of a session for its person; undefined if it ended without an outcome. */
export function stateOf(
  status: SessionStatus,
  next: Capture['next'],
): Capture['state'] | undefined {
  switch (status) {
    case 'not_started':
    case 'in_progress':
    case 'resubmission_requested':
      return next === null ? 'waiting' : 'open';
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

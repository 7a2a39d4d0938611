import type { QueueLoad } from '../../kernel/observe/queues.js';
import { openSlots, type SlotLimits } from '../../kernel/processes/slots.js';
import { kycErrors } from '../errors.js';
import { text } from './messages/index.js';

export type CheckQueueOptions = Pick<
  SlotLimits,
  'firstEstimateMs' | 'now' | 'patienceMs' | 'running'
>;

/**
 * Limits how many checks a group of engines works on, with all their work from the decoding of pictures on. A check that
 * would wait too long is refused at once. Waiting companies are served in turn.
 */
export interface CheckQueue {
  /**
   * Waits for a slot.
   *
   * @param companyId    the company whose turn the check waits for
   * @param abandonment  aborts when the client disconnects; then the check leaves the queue
   * @returns a function that releases the slot
   * @throws ApiError 503 `provider_unavailable` with the seconds after which the check would fit
   */
  enter(companyId: number, abandonment?: AbortSignal): Promise<() => void>;
  load(): QueueLoad;
}

/** The default wait is, together with the check itself, shorter than the timeout of clients. */
export function openCheckQueue({
  patienceMs = 8_000,
  firstEstimateMs = 2_000,
  ...options
}: CheckQueueOptions): CheckQueue {
  const refusal = (seconds: number) =>
    kycErrors.providerUnavailable(text('tooManyChecks'), seconds);
  const slots = openSlots({ patienceMs, firstEstimateMs, refusal, ...options });
  return {
    enter: (companyId, abandonment) => slots.enter({ caller: companyId, signals: [abandonment] }),
    load: slots.load,
  };
}

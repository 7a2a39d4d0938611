import { type Api, CallError, type Capture, type Input } from '../api.js';
import { texts } from '../texts/index.js';
import { make, pressed, say, show } from '../view/view.js';
import type { Fields } from './pictures.js';

function showSending(): (part: number) => void {
  let isSent = false;
  const bar = make('progress', { max: '1', value: '0' });
  const line = make('p', { class: 'hint' });
  show('sending', () => {
    bar.setAttribute('aria-label', texts().sendTitle);
    line.textContent = isSent ? texts().checking : '';
    return [texts().sendTitle, bar, line];
  });
  return (part) => {
    bar.value = part;
    if (part < 1 || isSent) return;
    isSent = true;
    line.textContent = texts().checking;
    say(texts().checking);
  };
}

const isSame = (a: Capture, b: Capture): boolean =>
  JSON.stringify([a.state, a.steps, a.consent?.acceptedAt]) ===
  JSON.stringify([b.state, b.steps, b.consent?.acceptedAt]);

/** An expired or used link. Another attempt does not help. */
export const isEnded = (error: unknown): boolean =>
  error instanceof CallError && [401, 403, 410].includes(error.status);

/** Temporary faults: of the connection, or of a busy server. */
const isPassing = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500);

async function sayFault(error: unknown): Promise<void> {
  const isOffline = error instanceof CallError && error.status === 0;
  await pressed(isOffline ? 'offline' : 'busy', () => {
    const { busyText, busyTitle, offlineText, offlineTitle, retry } = texts();
    return isOffline ? [offlineTitle, offlineText, retry] : [busyTitle, busyText, retry];
  });
}

/** Repeats a request until there is an answer, or the link has ended. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await sayFault(error);
    }
  }
}

/** A state after which the person tries again, with advice on the files. */
interface Sending {
  readonly input: Exclude<Input, 'consent'>;
  readonly fields: Fields;
}

/**
 * Sends pictures; after a lost reply only if they have not arrived, nor others from another device. Reports an unusable
 * file like the server would.
 */
export function send(api: Api, before: Capture, { fields, input }: Sending): Promise<Capture> {
  return patiently(async () => {
    const now = await api.state();
    if (!isSame(before, now)) return now;
    try {
      return await api.send(input, fields, showSending());
    } catch (error) {
      if (isPassing(error)) throw error;
      const advice = [{ code: 'TAKE_AGAIN', text: texts().notTaken }];
      const state = await api.state();
      return isSame(before, state) ? { ...state, advice } : state;
    }
  });
}

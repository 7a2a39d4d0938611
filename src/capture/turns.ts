import { type Api, CallError, type Shot } from './api.js';
import { type Camera, openCamera } from './camera.js';
import { stage } from './shots.js';
import type { Texts } from './texts.js';
import { actions, button, make, show } from './view.js';

/** The form fields that answer a challenge, sent with a selfie. */
export type Answer = Readonly<Record<string, string | Shot>>;

/** Time to read and make a turn, and to hold still. */
const turnMs = 2_200;
const holdMs = 700;

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function makeTurns(api: Api, camera: Camera, texts: Texts): Promise<Answer> {
  const { token, turns } = await api.challenge();
  const word = make('p', { class: 'turn', role: 'alert' });
  const hint = make('p', { class: 'hint' });
  show('turns', texts.turnsTitle, stage(camera, 'selfie'), word, hint);
  const answer: Record<string, string | Shot> = { challengeToken: token };
  for (const [at, turn] of turns.entries()) {
    word.textContent = texts.turns[turn];
    hint.textContent = `${at + 1} / ${turns.length}`;
    await after(turnMs);
    hint.textContent = texts.keep;
    await after(holdMs);
    answer[`frame${at + 1}`] = await camera.take(`frame${at + 1}.jpg`);
  }
  return answer;
}

/** Resolves to true if the person can and will make the turns. */
function ask(texts: Texts): Promise<boolean> {
  return new Promise((resolve) => {
    const begin = button(texts.begin, () => resolve(true));
    const cannot = button(texts.cannot, () => resolve(false), 'other');
    show('ask-turns', texts.turnsTitle, make('p', {}, texts.turnsText), actions(begin, cannot));
  });
}

/**
 * Records head turns. Resolves to undefined if the person cannot make them; then the picture is sent alone.
 *
 * @throws CallError if the challenge cannot be requested
 */
export async function takeTurns(api: Api, texts: Texts): Promise<Answer> {
  if (!(await ask(texts))) return {};
  const camera = await openCamera('user', texts.video).catch(() => undefined);
  if (camera === undefined) return {};
  try {
    return await makeTurns(api, camera, texts);
  } catch (error) {
    // The liveness step may be decided while another step still waits for a selfie.
    if (error instanceof CallError && error.status === 409) return {};
    throw error;
  } finally {
    camera.close();
  }
}

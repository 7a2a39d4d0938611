import { type Api, CallError, type Shot } from '../api.js';
import { texts } from '../texts/index.js';
import { actions, button, make, show } from '../view/view.js';
import { type Camera, openCamera } from './camera.js';
import { stage } from './shots.js';

/** The form fields that answer a challenge, sent with a selfie. */
export type Answer = Readonly<Record<string, string | Shot>>;

/** Time to read and make a turn, and to hold still. */
const turnMs = 2_200;
const holdMs = 700;

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function makeTurns(api: Api, camera: Camera): Promise<Answer> {
  const { token, turns } = await api.challenge();
  const word = make('p', { class: 'turn', role: 'alert' });
  const hint = make('p', { class: 'hint' });
  show('turns', () => [texts().turnsTitle, stage(camera, 'selfie'), word, hint]);
  const answer: Record<string, string | Shot> = { challengeToken: token };
  for (const [at, turn] of turns.entries()) {
    word.textContent = texts().turns[turn];
    hint.textContent = `${at + 1} / ${turns.length}`;
    await after(turnMs);
    hint.textContent = texts().keep;
    await after(holdMs);
    answer[`frame${at + 1}`] = await camera.take(`frame${at + 1}.jpg`);
  }
  return answer;
}

/** Resolves to true if the person can and will make the turns. */
function ask(): Promise<boolean> {
  return new Promise((resolve) => {
    show('ask-turns', () => {
      const { begin, cannot, turnsText, turnsTitle } = texts();
      const buttons = [
        button(begin, () => resolve(true)),
        button(cannot, () => resolve(false), 'other'),
      ];
      return [turnsTitle, make('p', {}, turnsText), actions(...buttons)];
    });
  });
}

/**
 * Records head turns. Resolves to no fields if the person cannot make them; then the picture is sent alone.
 *
 * @throws CallError if the challenge cannot be requested
 */
export async function takeTurns(api: Api): Promise<Answer> {
  if (!(await ask())) return {};
  const camera = await openCamera('user', texts().video).catch(() => undefined);
  if (camera === undefined) return {};
  try {
    return await makeTurns(api, camera);
  } catch (error) {
    // The liveness step may be decided while another step still waits for a selfie.
    if (error instanceof CallError && error.status === 409) return {};
    throw error;
  } finally {
    camera.close();
  }
}

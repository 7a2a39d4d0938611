import type { Api, Capture, DocumentKind, Input, Shot } from '../api.js';
import { takePicture } from '../camera/shots.js';
import { takeTurns } from '../camera/turns.js';
import { texts } from '../texts/index.js';
import { inputFor } from '../view/header.js';
import { actions, button, make, show } from '../view/view.js';

/** The fields of a form to send. */
export type Fields = Readonly<Record<string, string | Shot>>;

function chooseKind(kinds: readonly DocumentKind[]): Promise<DocumentKind | undefined> {
  if (kinds.length < 2) return Promise.resolve(kinds[0]);
  return new Promise((resolve) => {
    show('kind', () => {
      const names = texts().kinds;
      const choices = kinds.map((kind) => button(names[kind], () => resolve(kind), 'other'));
      return [texts().kindTitle, actions(...choices)];
    });
  });
}

async function documentFields({ documentsAllowed }: Capture): Promise<Fields> {
  const kind = await chooseKind(documentsAllowed);
  const isBook = kind === 'passport' || kind === 'visa';
  const front = await takePicture(isBook ? 'page' : 'front');
  const type = kind === undefined ? {} : { documentType: kind };
  if (isBook) return { ...type, frontImage: front.shot };
  const back = await takePicture('back');
  return { ...type, frontImage: front.shot, backImage: back.shot };
}

async function selfieFields(api: Api, { steps }: Capture): Promise<Fields> {
  const { isLive, shot } = await takePicture('selfie');
  const isAsked = steps.some(({ feature }) => feature === 'liveness');
  const turns = isLive && isAsked ? await takeTurns(api) : {};
  return { ...turns, image: shot };
}

/** Takes the pictures of one input. Resolves to the form to send. */
export async function fieldsFor(
  api: Api,
  capture: Capture,
  input: Exclude<Input, 'consent'>,
): Promise<Fields> {
  if (input === 'document') return documentFields(capture);
  if (input === 'selfie') return selfieFields(api, capture);
  return { document: (await takePicture('address')).shot };
}

/**
 * Shows advice for another attempt, and how many are left.
 *
 * @param capture  returns the state of the moment
 */
export function showAdvice(capture: () => Capture): Promise<void> {
  return new Promise((resolve) => {
    show('advice', () => {
      const { advice, input, steps } = capture();
      const left = steps
        .filter(({ feature, status }) => status === 'pending' && inputFor(feature) === input)
        .map(({ attemptsLeft }) => attemptsLeft);
      const items = advice.map(({ text }) => make('li', {}, text));
      const attempts = left.length === 0 ? '' : texts().attempts(Math.min(...left));
      const again = actions(button(texts().again, resolve));
      const list = make('ul', { class: 'advice' }, ...items);
      return [texts().adviceTitle, list, make('p', {}, attempts), again];
    });
  });
}

import type { Capture, Input } from '../api.js';
import { languageNames, otherLanguage, texts } from '../texts/index.js';
import { element, make } from './view.js';

const selfieFeatures: readonly string[] = ['liveness', 'face_match', 'age'];

/** The input that each step needs; undefined for steps without input of the person. */
export function inputFor(feature: string): Input | undefined {
  if (feature === 'id') return 'document';
  if (feature === 'poa') return 'address';
  return selfieFeatures.includes(feature) ? 'selfie' : undefined;
}

/** Returns the inputs of a session in their order. */
export function inputsOf({ consent, steps }: Capture): Input[] {
  const needed = steps.map(({ feature }) => inputFor(feature));
  const images = (['document', 'selfie', 'address'] as const).filter((one) => needed.includes(one));
  return consent ? ['consent', ...images] : images;
}

function progress(capture: Capture): readonly HTMLElement[] {
  const inputs = inputsOf(capture);
  const { input } = capture;
  if (input === null || input === undefined || inputs.length < 2) return [];
  const at = (inputs as readonly string[]).indexOf(input);
  if (at < 0) return [];
  const name = texts().inputs[inputs[at] ?? 'document'];
  const label = texts().progress(at + 1, inputs.length, name);
  const marks = inputs.map((_, index) => make('span', { class: index <= at ? 'done' : '' }));
  return [
    make('p', { class: 'steps' }, label),
    make('div', { class: 'marks', 'aria-hidden': 'true' }, ...marks),
  ];
}

/** The content of the top of the page. */
export interface Top {
  readonly capture: Capture | undefined;
  /** Address of the logo in memory. */
  readonly logo: string | undefined;
  readonly onLanguage: () => void;
}

/** Draws the top of the page: brand, language and progress. */
export function drawTop({ capture, logo, onLanguage }: Top): void {
  const name = capture?.brand?.name ?? '';
  // Without a brand of the company, the page shows the mark of the product.
  const own = name === '' ? '/capture/icon.svg' : undefined;
  const source = logo ?? own;
  const picture =
    source === undefined ? [] : [make('img', { class: 'logo', src: source, alt: '' })];
  const next = otherLanguage();
  const language = make(
    'button',
    { type: 'button', class: 'language', lang: next },
    languageNames[next],
  );
  language.addEventListener('click', onLanguage);
  const top = element('top');
  const hadFocus = top.contains(document.activeElement);
  const line = make('div', { class: 'brand' }, ...picture, make('strong', {}, name), language);
  top.replaceChildren(line, ...(capture === undefined ? [] : progress(capture)));
  if (hadFocus) language.focus();
}

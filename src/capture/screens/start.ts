import type { Capture, Input } from '../api.js';
import { texts } from '../texts/index.js';
import { inputFor, inputsOf } from '../view/header.js';
import { actions, button, make, show } from '../view/view.js';
import { Elsewhere } from './elsewhere.js';

const isGiven = (capture: Capture): boolean =>
  Boolean(capture.consent?.acceptedAt) ||
  capture.steps.some(
    ({ feature, status }) => inputFor(feature) !== undefined && status === 'given',
  );

/** Returns the inputs that are still missing. */
function missingIn(capture: Capture): Exclude<Input, 'consent'>[] {
  const open = capture.steps
    .filter(({ status }) => status === 'pending')
    .map(({ feature }) => inputFor(feature));
  return inputsOf(capture).filter(
    (input): input is Exclude<Input, 'consent'> => input !== 'consent' && open.includes(input),
  );
}

/**
 * Shows what the person needs, or what is missing after a break.
 *
 * @param capture  returns the state of the moment
 * @throws Elsewhere if the person continues on another device
 */
export function start(capture: () => Capture): Promise<void> {
  return new Promise((resolve, reject) => {
    show('start', () => {
      const shown = capture();
      const { elsewhere, startList } = texts();
      const { resume, resumeText, resumeTitle } = texts();
      const isResumed = isGiven(shown);
      const title = isResumed
        ? resumeTitle
        : texts().startTitle(shown.brand?.name ?? shown.company);
      const items = missingIn(shown).map((input) => make('li', {}, startList[input]));
      const buttons = [
        button(isResumed ? resume : texts().start, resolve),
        button(elsewhere, () => reject(new Elsewhere()), 'other'),
      ];
      const text = make('p', {}, isResumed ? resumeText : texts().startText);
      return [title, text, make('ul', {}, ...items), actions(...buttons)];
    });
  });
}

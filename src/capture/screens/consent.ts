import type { Capture, Consent } from '../api.js';
import { texts } from '../texts/index.js';
import { actions, button, make, pressed, show } from '../view/view.js';

/** The text of the workflow. Line breaks separate paragraphs. */
function paragraphsOf({ consent }: Capture): HTMLElement {
  const { language = 'en', text = '' } = consent ?? {};
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return make(
    'div',
    { class: 'consent', lang: language },
    ...lines.map((line) => make('p', {}, line)),
  );
}

function ask(capture: () => Capture): Promise<Consent | undefined> {
  return new Promise((resolve) => {
    show('consent', () => {
      const shown = capture();
      const { agree, consentTitle, disagree } = texts();
      const { language = 'en', version = '' } = shown.consent ?? {};
      const buttons = [
        button(agree, () => resolve({ language, version })),
        button(disagree, () => resolve(undefined), 'other'),
      ];
      return [consentTitle, paragraphsOf(shown), actions(...buttons)];
    });
  });
}

/**
 * Shows the text until the person agrees. Resolves to the text on the screen at that moment.
 *
 * @param capture  returns the state of the moment
 */
export async function askConsent(capture: () => Capture): Promise<Consent> {
  for (;;) {
    const given = await ask(capture);
    if (given !== undefined) return given;
    await pressed('refused', () => {
      const { readAgain, refusedText, refusedTitle } = texts();
      const { brand, company } = capture();
      return [refusedTitle, refusedText(brand?.name ?? company), readAgain];
    });
  }
}

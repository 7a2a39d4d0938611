import { type Capture, createApi, type Input } from './api.js';
import { askConsent } from './screens/consent.js';
import { Elsewhere, showElsewhere } from './screens/elsewhere.js';
import { fieldsFor, showAdvice } from './screens/pictures.js';
import { isEnded, patiently, send } from './screens/send.js';
import { start } from './screens/start.js';
import { otherLanguage, shownLanguage, speak, texts } from './texts/index.js';
import { paint } from './view/brand.js';
import { drawTop } from './view/header.js';
import { actions, make, redraw, say, setNotice, show } from './view/view.js';

const api = createApi(location.hash.slice(1));
let current: Capture | undefined;
let logo: string | undefined;

function draw(): void {
  drawTop({ capture: current, logo, onLanguage });
}

/** Shows the page in the other language at once, and texts of the server as soon as they arrive. */
function onLanguage(): void {
  const language = otherLanguage();
  speak(language);
  draw();
  redraw();
  const before = current;
  if (before === undefined) return;
  api.language(language).then(
    (state) => {
      // The journey decides on the next step; only texts change here.
      if (current !== before) return;
      const { advice, consent = null } = state;
      current = { ...before, language, advice, consent };
      redraw();
    },
    // A session that takes no more input keeps its language. The texts of the page change all the same.
    () => undefined,
  );
}

function setCurrent(state: Capture): Capture {
  current = state;
  draw();
  return state;
}

/** The state of the moment, for screens that are drawn again. */
function capture(): Capture {
  if (current === undefined) throw new Error('The session is not known yet');
  return current;
}

function showEnd(name: string, draw: () => readonly [string, string], url: string | null): void {
  show(name, () => {
    const [title, text] = draw();
    const link = { href: url ?? '', class: 'button main', rel: 'noreferrer' };
    const way = url === null ? [] : [actions(make('a', link, texts().back))];
    return [title, make('p', {}, text), ...way];
  });
  say(draw()[1]);
}

async function step(before: Capture, input: Input): Promise<Capture> {
  if (input === 'consent') {
    const given = await askConsent(capture);
    return patiently(() => api.consent(given));
  }
  if (before.advice.length > 0) await showAdvice(capture);
  const fields = await fieldsFor(api, before, input);
  return send(api, before, { input, fields });
}

/** Does the work, or follows another device that does it. */
async function hereOrElsewhere(work: () => Promise<Capture>): Promise<Capture> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Elsewhere)) throw error;
    return showElsewhere(api, capture());
  }
}

const inputs: readonly unknown[] = ['consent', 'document', 'selfie', 'address'] satisfies Input[];
const isInput = (value: unknown): value is Input => inputs.includes(value);

/** Returns the next input. A server of the release before names images only. */
function inputOf({ input, next }: Capture): Input | undefined {
  const wanted = input === undefined ? next : input;
  return isInput(wanted) ? wanted : undefined;
}

async function showBrand(state: Capture): Promise<void> {
  paint(state);
  if (!state.brand?.hasLogo) return;
  const image = await api.logo().catch(() => undefined);
  if (image === undefined) return;
  logo = URL.createObjectURL(image);
  draw();
}

async function begin(): Promise<Capture> {
  const state = setCurrent(await patiently(() => api.state()));
  speak(state.language);
  setNotice(() => (state.isTest ? texts().test : undefined));
  draw();
  void showBrand(state);
  if (inputOf(state) === undefined) return state;
  return hereOrElsewhere(async () => {
    await start(capture);
    return capture();
  });
}

async function run(): Promise<void> {
  speak(shownLanguage());
  draw();
  show('loading', () => [texts().loading]);
  let state = setCurrent(await begin());
  for (let input = inputOf(state); input !== undefined; input = inputOf(state)) {
    const [before, wanted] = [state, input];
    state = setCurrent(await hereOrElsewhere(() => patiently(() => step(before, wanted))));
  }
  const { returnUrl } = state;
  const name = state.brand?.name ?? state.company;
  if (state.state === 'done') {
    showEnd('done', () => [texts().doneTitle, texts().doneText(name)], returnUrl);
  } else {
    showEnd('waiting', () => [texts().waitingTitle, texts().waitingText(name)], returnUrl);
  }
}

run().catch((error: unknown) => {
  if (isEnded(error)) showEnd('ended', () => [texts().endedTitle, texts().endedText], null);
  else showEnd('busy', () => [texts().busyTitle, texts().busyText], null);
});
// Another link in the same tab needs a new page.
window.addEventListener('hashchange', () => location.reload());

import { CallError, type Capture, createApi, type DocumentKind, type Shot } from './api.js';
import { takePicture } from './shots.js';
import { browserLanguage, type Texts, textsIn } from './texts.js';
import { takeTurns } from './turns.js';
import { actions, button, make, say, setNotice, show } from './view.js';

const api = createApi(location.hash.slice(1));
let texts: Texts = textsIn[browserLanguage()];

/** Shows a screen with one button; resolves when it is pressed. */
function pressed(name: string, title: string, text: string, press: string): Promise<void> {
  return new Promise((resolve) => {
    show(name, title, make('p', {}, text), actions(button(press, resolve)));
  });
}

function start({ company, steps }: Capture): Promise<void> {
  const open = steps.filter(({ status }) => status === 'pending').map(({ feature }) => feature);
  const { id, selfie } = texts.startList;
  const needsSelfie = open.some((feature) => feature !== 'id');
  const needed = [...(open.includes('id') ? [id] : []), ...(needsSelfie ? [selfie] : [])];
  const list = make('ul', {}, ...needed.map((text) => make('li', {}, text)));
  return new Promise((resolve) => {
    const go = actions(button(texts.start, resolve));
    show('start', texts.startTitle(company), make('p', {}, texts.startText), list, go);
  });
}

function chooseKind(kinds: readonly DocumentKind[]): Promise<DocumentKind | undefined> {
  if (kinds.length < 2) return Promise.resolve(kinds[0]);
  return new Promise((resolve) => {
    const choices = kinds.map((kind) => button(texts.kinds[kind], () => resolve(kind), 'other'));
    show('kind', texts.kindTitle, actions(...choices));
  });
}

type Fields = Readonly<Record<string, string | Shot>>;

async function documentFields({ documentsAllowed }: Capture): Promise<Fields> {
  const kind = await chooseKind(documentsAllowed);
  const isBook = kind === 'passport' || kind === 'visa';
  const front = await takePicture(isBook ? 'page' : 'front', texts);
  const type = kind === undefined ? {} : { documentType: kind };
  if (isBook) return { ...type, frontImage: front.shot };
  const back = await takePicture('back', texts);
  return { ...type, frontImage: front.shot, backImage: back.shot };
}

async function selfieFields({ steps }: Capture): Promise<Fields> {
  const { isLive, shot } = await takePicture('selfie', texts);
  const isAsked = steps.some(({ feature }) => feature === 'liveness');
  const turns = isLive && isAsked ? await takeTurns(api, texts) : {};
  return { ...turns, image: shot };
}

function showSending(): (part: number) => void {
  const bar = make('progress', { max: '1', value: '0', 'aria-label': texts.sendTitle });
  const text = make('p', { class: 'hint' });
  show('sending', texts.sendTitle, bar, text);
  return (part) => {
    bar.value = part;
    if (part < 1 || text.textContent !== '') return;
    text.textContent = texts.checking;
    say(texts.checking);
  };
}

const isSame = (a: Capture, b: Capture): boolean =>
  JSON.stringify([a.state, a.steps]) === JSON.stringify([b.state, b.steps]);

/** An expired or used link. Another attempt does not help. */
const isEnded = (error: unknown): boolean =>
  error instanceof CallError && [401, 403, 410].includes(error.status);

/** Temporary faults: of the connection, or of a busy server. */
const isPassing = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500);

async function sayFault(error: unknown): Promise<void> {
  const isOffline = error instanceof CallError && error.status === 0;
  const [name, title, text] = isOffline
    ? (['offline', texts.offlineTitle, texts.offlineText] as const)
    : (['busy', texts.busyTitle, texts.busyText] as const);
  await pressed(name, title, text, texts.retry);
}

/** Repeats a request until there is an answer, or the link has ended. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await sayFault(error);
    }
  }
}

/**
 * Sends pictures; after a lost reply only if they have not arrived. Reports an unusable file like the server would.
 */
async function send(before: Capture, kind: 'document' | 'selfie', fields: Fields) {
  return patiently(async () => {
    const now = await api.state();
    if (!isSame(before, now)) return now;
    try {
      return await api.send(kind, fields, showSending());
    } catch (error) {
      if (isPassing(error)) throw error;
      const advice = [{ code: 'TAKE_AGAIN', text: texts.notTaken }];
      const state = await api.state();
      return isSame(before, state) ? { ...state, advice } : state;
    }
  });
}

function showAdvice({ advice, next, steps }: Capture): Promise<void> {
  const left = steps
    .filter(
      ({ feature, status }) => status === 'pending' && (feature === 'id') === (next === 'document'),
    )
    .map(({ attemptsLeft }) => attemptsLeft);
  const list = make('ul', { class: 'advice' }, ...advice.map(({ text }) => make('li', {}, text)));
  const attempts = make('p', {}, texts.attempts(Math.min(...left)));
  return new Promise((resolve) => {
    show('advice', texts.adviceTitle, list, attempts, actions(button(texts.again, resolve)));
  });
}

function showEnd(name: string, title: string, text: string, returnUrl: string | null): void {
  const link = { href: returnUrl ?? '', class: 'button main', rel: 'noreferrer' };
  const way = returnUrl === null ? [] : [actions(make('a', link, texts.back))];
  show(name, title, make('p', {}, text), ...way);
  say(text);
}

async function step(state: Capture, next: 'document' | 'selfie'): Promise<Capture> {
  if (state.advice.length > 0) await showAdvice(state);
  const fields = next === 'document' ? await documentFields(state) : await selfieFields(state);
  return send(state, next, fields);
}

function speak({ isTest, language }: Capture): void {
  texts = textsIn[language];
  document.documentElement.lang = language;
  setNotice(isTest ? texts.test : undefined);
}

async function run(): Promise<void> {
  document.documentElement.lang = browserLanguage();
  show('loading', texts.loading);
  let state = await patiently(() => api.state());
  speak(state);
  if (state.next !== null) await start(state);
  while (state.next !== null) {
    const { next } = state;
    const before = state;
    state = await patiently(() => step(before, next));
  }
  const { company, returnUrl } = state;
  if (state.state === 'done') {
    showEnd('done', texts.doneTitle, texts.doneText(company), returnUrl);
  } else {
    showEnd('waiting', texts.waitingTitle, texts.waitingText(company), returnUrl);
  }
}

run().catch((error: unknown) => {
  if (isEnded(error)) showEnd('ended', texts.endedTitle, texts.endedText, null);
  else showEnd('busy', texts.busyTitle, texts.busyText, null);
});
// Another link in the same tab needs a new page.
window.addEventListener('hashchange', () => location.reload());

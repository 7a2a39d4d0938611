import { requestOf } from './request.js';
import { make, words } from './words.js';

/** Credentials by security scheme. They are only in memory, so that a reload of the tab removes them. */
const credentials = new Map<string, string>();

const longestText = 100_000;

/** Returns the body of a reply as text, or as a link that saves it. */
async function bodyOf(response: Response): Promise<Node> {
  const type = response.headers.get('content-type') ?? '';
  if (!/json|text|xml/.test(type)) {
    const blob = await response.blob();
    if (blob.size === 0) return document.createTextNode('');
    const [, name = 'reply'] =
      /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return make('a', { href: URL.createObjectURL(blob), download: name }, words().download);
  }
  const text = await response.text();
  const shown = type.includes('json') ? JSON.stringify(JSON.parse(text), null, 2) : text;
  const label = words().body;
  return make('pre', { tabindex: '0', 'aria-label': label }, shown.slice(0, longestText));
}

async function show(answer: HTMLElement, response: Response, milliseconds: number): Promise<void> {
  const { headers, ok, status, statusText } = response;
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  answer.replaceChildren(
    make('p', { class: ok ? 'good' : 'bad' }, `${status} ${statusText} · ${milliseconds} ms`),
    make(
      'details',
      {},
      make('summary', {}, words().headers),
      make('pre', { tabindex: '0', 'aria-label': words().headers }, lines),
    ),
    await bodyOf(response),
  );
}

async function send(box: HTMLElement, form: HTMLFormElement): Promise<void> {
  const answer = box.querySelector<HTMLElement>('[data-answer]');
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (answer === null || button === null) return;
  const { method = 'GET', path = '' } = box.dataset;
  const scheme = form.querySelector<HTMLSelectElement>('[data-scheme]')?.value ?? '';
  const { init, url } = requestOf(form, method, path, {
    scheme,
    value: credentials.get(scheme) ?? '',
  });
  answer.textContent = words().sending;
  button.disabled = true;
  try {
    const start = performance.now();
    const response = await fetch(url, init);
    await show(answer, response, Math.round(performance.now() - start));
  } catch {
    answer.replaceChildren(make('p', { class: 'bad' }, words().failed));
  } finally {
    button.disabled = false;
  }
}

function keepCredential(form: HTMLFormElement): void {
  const scheme = form.querySelector<HTMLSelectElement>('[data-scheme]');
  const field = form.querySelector<HTMLInputElement>('[data-credential]');
  if (scheme === null || field === null) return;
  const known = [...scheme.options].find(({ value }) => credentials.has(value));
  if (known !== undefined) scheme.value = known.value;
  const fill = (): void => {
    field.value = credentials.get(scheme.value) ?? '';
  };
  fill();
  scheme.addEventListener('change', fill);
  field.addEventListener('input', () => credentials.set(scheme.value, field.value.trim()));
}

/** Prepares the forms that try an operation. */
export function prepareForms(root: ParentNode): void {
  for (const box of root.querySelectorAll<HTMLElement>('[data-try]')) {
    const form = box.querySelector('form');
    if (form === null) continue;
    box.hidden = false;
    keepCredential(form);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(box, form);
    });
  }
}

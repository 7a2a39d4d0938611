import { make } from '../words.js';
import { findHits, readHits, type SearchHit, type SearchIndex } from './hits.js';

/** The parts of the search dialog. */
interface Parts {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
}

function findParts(): Parts | undefined {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]');
  const input = dialog?.querySelector('input');
  const list = dialog?.querySelector<HTMLElement>('[role="listbox"]');
  const status = dialog?.querySelector<HTMLElement>('[role="status"]');
  return dialog && input && list && status ? { dialog, input, list, status } : undefined;
}

let index: Promise<SearchIndex> | undefined;

/** Loads the index once; a failed load is tried again by the next search. */
function loadIndex(url: string): Promise<SearchIndex> {
  index ??= fetch(url).then(async (response) => readHits(await response.text()));
  index.catch(() => {
    index = undefined;
  });
  return index;
}

function option(
  found: SearchHit,
  at: number,
  base: string,
  kinds: Readonly<Record<string, string>>,
): HTMLElement {
  const link = make(
    'a',
    { href: base + found.u, tabindex: '-1' },
    make('span', { class: 'kind' }, kinds[found.k] ?? ''),
    make('strong', {}, found.t),
    make('small', {}, found.d),
  );
  return make('li', { role: 'option', id: `result-${at}`, 'aria-selected': 'false' }, link);
}

function select({ input, list }: Parts, step: number): void {
  const options = [...list.children];
  const at = options.findIndex((one) => one.getAttribute('aria-selected') === 'true');
  const next = options[Math.max(0, Math.min(options.length - 1, at + step))];
  for (const one of options) one.setAttribute('aria-selected', String(one === next));
  if (next === undefined) input.removeAttribute('aria-activedescendant');
  else {
    input.setAttribute('aria-activedescendant', next.id);
    next.scrollIntoView({ block: 'nearest' });
  }
}

async function search(parts: Parts): Promise<void> {
  const { dialog, input, list, status } = parts;
  const { count = '', index: url = '', kinds = '{}', none = '' } = dialog.dataset;
  const query = input.value;
  const found = findHits(await loadIndex(url), query);
  // The reader may have typed on while the index was loading.
  if (query !== input.value) return;
  const base = url.replace(/\/search\.json$/, '');
  const names = JSON.parse(kinds) as Record<string, string>;
  list.replaceChildren(...found.map((one, at) => option(one, at, base, names)));
  const isEmpty = query.trim() === '';
  status.textContent = isEmpty
    ? ''
    : found.length === 0
      ? none
      : count.replace('{count}', String(found.length));
  status.className = found.length === 0 ? 'none' : 'unseen';
  input.setAttribute('aria-expanded', String(found.length > 0));
  select(parts, 1);
}

function onKey(parts: Parts, event: KeyboardEvent): void {
  if (event.key === 'ArrowDown') select(parts, 1);
  else if (event.key === 'ArrowUp') select(parts, -1);
  else if (event.key === 'Enter') {
    parts.list.querySelector<HTMLElement>('[aria-selected="true"] a')?.click();
  } else return;
  event.preventDefault();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

/** Returns the words of the address of a page that does not exist. */
const addressWords = (): string =>
  location.pathname
    .replace(/^\/docs(\/es)?(\/(erp|kyc|guides)\b)?/, '')
    .replaceAll(/%[0-9A-F]{0,2}|\.\w+$|[^\p{L}\p{N}]+/giu, ' ')
    .trim();

/** Opens the search with its buttons or `/`, and shows results while the reader types. */
export function offerSearch(): void {
  const parts = findParts();
  if (parts === undefined) return;
  const { dialog, input, list } = parts;
  const open = (): void => {
    if (!dialog.open) dialog.showModal();
    input.select();
    void loadIndex(dialog.dataset['index'] ?? '');
  };
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-search]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      if (button.dataset['search'] === 'address') input.value = addressWords();
      open();
      void search(parts);
    });
  }
  input.addEventListener('input', () => void search(parts));
  input.addEventListener('keydown', (event) => onKey(parts, event));
  list.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    event.preventDefault();
    open();
  });
}

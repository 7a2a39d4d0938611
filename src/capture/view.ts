const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no ${id}`);
  return found;
};

type Child = Node | string;

/** Makes an element with attributes and children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

export function button(text: string, onPress: () => void, kind: 'main' | 'other' = 'main') {
  const button = make('button', { type: 'button', class: kind }, text);
  button.addEventListener('click', onPress);
  return button;
}

/** Makes a label that opens the file dialog and works by keyboard like a button. */
export function fileButton(text: string, onFile: (file: File) => void): HTMLLabelElement {
  const input = make('input', { type: 'file', accept: 'image/*' });
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file !== undefined) onFile(file);
    input.value = '';
  });
  return make('label', { class: 'file' }, text, input);
}

export const actions = (...children: Child[]): HTMLElement =>
  make('div', { class: 'actions' }, ...children);

/** Tells those who do not see the page. */
export function say(text: string): void {
  element('said').textContent = text;
}

let notice: string | undefined;

/** Shows a text above every screen from now on. */
export function setNotice(text: string | undefined): void {
  notice = text;
}

/** Shows a screen in place of the last one. The focus moves to its title. */
export function show(name: string, title: string, ...children: Child[]): void {
  const page = element('page');
  const heading = make('h1', { tabindex: '-1' }, title);
  const top = notice === undefined ? [] : [make('p', { class: 'test' }, notice)];
  page.replaceChildren(...top, heading, ...children);
  page.dataset['screen'] = name;
  page.removeAttribute('aria-busy');
  document.title = title;
  heading.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}

export const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no ${id}`);
  return found;
};

export type Child = Node | string;

/** Makes an element with attributes and children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

export function button(text: string, onPress: () => void, kind: 'main' | 'other' = 'main') {
  const made = make('button', { type: 'button', class: kind }, text);
  made.addEventListener('click', onPress);
  return made;
}

/** Makes a label that opens the file dialog and works by keyboard like a button. */
export function fileButton(
  text: string,
  accept: string,
  onFile: (file: File) => void,
): HTMLLabelElement {
  const input = make('input', { type: 'file', accept });
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file !== undefined) onFile(file);
    input.value = '';
  });
  return make('label', { class: 'file' }, text, input);
}

export const actions = (...children: readonly Child[]): HTMLElement =>
  make('div', { class: 'actions' }, ...children);

/** Tells those who do not see the page. */
export function say(text: string): void {
  element('said').textContent = text;
}

/** The title and the parts of a screen, in the language of the moment. */
export type Draw = () => readonly [title: string, ...parts: Child[]];

let shown: { readonly name: string; readonly draw: Draw } | undefined;
let notice: () => string | undefined = () => undefined;

/** Sets a text above every screen. */
export function setNotice(text: () => string | undefined): void {
  notice = text;
}

/** Draws the screen again, such as in another language. */
export function redraw(): HTMLElement | undefined {
  if (shown === undefined) return undefined;
  const [title, ...parts] = shown.draw();
  const page = element('page');
  const heading = make('h1', { tabindex: '-1' }, title);
  const above = notice();
  const top = above === undefined ? [] : [make('p', { class: 'test' }, above)];
  page.replaceChildren(...top, heading, ...parts);
  page.dataset['screen'] = shown.name;
  page.removeAttribute('aria-busy');
  document.title = title;
  return heading;
}

/** Shows a screen in place of the last one. The focus moves to its title. */
export function show(name: string, draw: Draw): void {
  shown = { name, draw };
  redraw()?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}

/** Shows a screen with one button. Resolves when it is pressed. */
export function pressed(
  name: string,
  draw: () => readonly [string, string, string],
): Promise<void> {
  return new Promise((resolve) => {
    show(name, () => {
      const [title, text, press] = draw();
      return [title, make('p', {}, text), actions(button(press, resolve))];
    });
  });
}

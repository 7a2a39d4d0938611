/** The words of the script, in the language of the page. */
interface Words {
  readonly copied: string;
  readonly failed: string;
  readonly sending: string;
  readonly headers: string;
  readonly body: string;
  readonly download: string;
}

export const words = (): Words => JSON.parse(document.body.dataset['words'] ?? '{}') as Words;

type Child = Node | string;

/** Makes an element with attributes and content. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

type Attributes = Readonly<Record<string, string>>;

/** Makes a part of a drawing. */
export function part(name: string, attributes: Attributes, ...children: Node[]): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** Makes a drawing, described by `label` for people who do not see it. */
export const drawing = (label: string, attributes: Attributes, ...parts: Node[]): SVGElement =>
  part('svg', { role: 'img', 'aria-label': label, ...attributes }, ...parts);

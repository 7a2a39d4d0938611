import { texts } from '../texts/index.js';
import { drawing, part } from './drawing.js';
import { make } from './view.js';

export type ExampleKind = 'document' | 'selfie' | 'address';

const line = (d: string): SVGElement => part('path', { class: 'line', d });
const fill = (d: string): SVGElement => part('path', { class: 'fill', d });
const mark = (d: string, name: string): SVGElement => part('path', { class: name, d });

const card = 'M12 14h72v44h-72z';
const portrait = 'M20 22h18v22h-18z';
const person = 'M29 25a4 4 0 1 1 0 8a4 4 0 1 1 0-8M22 43c0-10 14-10 14 0z';
const lines = 'M44 26h32M44 34h32M44 42h20M20 51h56';
const head = 'M48 14c13 0 17 10 17 21s-6 21-17 21s-17-10-17-21s4-21 17-21';
const face = 'M40 33h4M52 33h4M48 36v7h-2M42 48q6 4 12 0';
const sheet = 'M28 6h40v60h-40z';
const letter = 'M34 14h18M34 24h28M34 31h28M34 38h28M34 45h18M34 57h12';

/** The subjects of the pictures. In the bad picture the subject is moved out of the frame. */
const subjects: Readonly<Record<ExampleKind, () => SVGElement[]>> = {
  document: () => [fill(card), line(card), line(portrait), mark(person, 'ink'), line(lines)],
  selfie: () => [fill(head), line(head), line(face)],
  address: () => [fill(sheet), line(sheet), line(letter)],
};

const faults: Readonly<Record<ExampleKind, SVGElement | undefined>> = {
  document: part('ellipse', { class: 'glare', cx: '56', cy: '30', rx: '14', ry: '9' }),
  selfie: part('path', { class: 'shade', d: 'M0 0h96v72h-96z' }),
  address: undefined,
};

function example(kind: ExampleKind, isGood: boolean): SVGElement {
  const { bad, good } = texts().examples;
  const fault = isGood ? undefined : faults[kind];
  const moved = part(
    'g',
    isGood ? {} : { transform: 'translate(30 16) rotate(9 48 36)' },
    ...subjects[kind](),
    ...(fault === undefined ? [] : [fault.cloneNode(true)]),
  );
  const sign = isGood ? mark('M78 62l5 5l10-12', 'yes') : mark('M80 56l12 12M92 56l-12 12', 'no');
  return drawing(
    isGood ? good : bad[kind],
    { class: isGood ? 'example good' : 'example bad', viewBox: '0 0 96 72' },
    moved,
    sign,
  );
}

/** Two drawings: of a good picture, and of one that cannot be used. */
export const examples = (kind: ExampleKind): HTMLElement =>
  make('div', { class: 'examples' }, example(kind, true), example(kind, false));

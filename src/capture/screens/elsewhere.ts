import type { Api, Capture, Input } from '../api.js';
import { texts } from '../texts/index.js';
import { drawing, part } from '../view/drawing.js';
import { actions, button, make, show } from '../view/view.js';

/** The person continues on another device. */
export class Elsewhere extends Error {}

const pollMs = 2_500;

/** Returns the code as a drawing; undefined if its file cannot be loaded. The link itself is shown then. */
async function codeOf(text: string): Promise<SVGElement | undefined> {
  const qr = await import('./qr.js').catch(() => undefined);
  if (qr === undefined) return undefined;
  const { path, width } = qr.squaresOf(text);
  const attributes = { class: 'code', viewBox: `0 0 ${width} ${width}` };
  const shape = { 'shape-rendering': 'crispEdges' };
  return drawing(texts().code, attributes, part('path', { d: path, ...shape }));
}

const isAt = (capture: Capture, input: Capture['input']): boolean =>
  capture.state === 'open' && capture.input === input;

/**
 * Shows the link of the page as a code and follows the progress. Resolves to the newest state when the session needs no
 * further input, or when the person returns to this device.
 */
export async function showElsewhere(api: Api, before: Capture): Promise<Capture> {
  const code = await codeOf(location.href);
  let newest = before;
  let status = (): string => texts().following;
  const line = make('p', { class: 'hint', role: 'status' });
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      // A fault of the connection ends with the next successful call.
      api.state().then(follow, () => undefined);
    }, pollMs);
    const end = (): void => {
      clearInterval(timer);
      resolve(newest);
    };
    const follow = (capture: Capture): void => {
      newest = capture;
      if (capture.state !== 'open' || !capture.input) {
        end();
      } else if (!isAt(before, capture.input)) {
        status = () => texts().followed(texts().inputs[capture.input as Input]);
        const text = status();
        if (line.textContent !== text) line.textContent = text;
      }
    };
    show('elsewhere', () => {
      const { elsewhereText, elsewhereTitle, here } = texts();
      line.textContent = status();
      const link = make('a', { href: location.href, class: 'link' }, location.href);
      const shown = code ?? link;
      return [
        elsewhereTitle,
        make('p', {}, elsewhereText),
        shown,
        line,
        actions(button(here, end)),
      ];
    });
  });
}

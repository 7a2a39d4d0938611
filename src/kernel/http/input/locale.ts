import type { Locale } from '../../errors.js';

/**
 * Returns the supported language with the highest weight in `Accept-Language`; undefined if the header is absent or
 * names none of them.
 */
export function negotiateLocale(header: string | undefined): Locale | undefined {
  if (header === undefined) return undefined;
  let best: Locale | undefined;
  let bestWeight = 0;
  for (const part of header.slice(0, 200).split(',')) {
    const [tag = '', ...params] = part.trim().toLowerCase().split(';');
    const language = tag.split('-')[0];
    if (language !== 'en' && language !== 'es') continue;
    const q = params.find((param) => param.trim().startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.trim().slice(2));
    if (weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}

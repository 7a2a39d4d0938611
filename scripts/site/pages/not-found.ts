import { lines } from '../html.js';
import type { Page, Site } from '../site.js';

/** The page for an address without one. Neither navigation nor search lead to it. */
export const notFoundPage = ({ base, words }: Site): Page => ({
  path: '/404',
  title: words.notFound,
  description: words.notFoundText,
  main: lines(
    `<h1 tabindex="-1">${words.notFound}</h1><p class="lead">${words.notFoundText}</p>`,
    `<p><button type="button" data-search="address" hidden>${words.searchAddress}</button></p>`,
    `<p><a href="${base}/">${words.toStart}</a></p>`,
  ),
});

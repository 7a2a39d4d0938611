import { withLines } from './error-details.mjs';

const most = 600;

/** Pages of browsers that tests have opened, in the order of their opening. */
const pages = new Set();

/** Notes a page, so that the failure of a test tells what it showed. */
export function watchPage(page) {
  pages.add(page);
  page.once('close', () => pages.delete(page));
}

/** Adds to a failure the beginning of the text of each open page: a locator that waits in vain does not tell it. */
export async function withPages(error) {
  if (!(error instanceof Error)) return error;
  const lines = [];
  for (const page of pages) {
    const shown = await page.evaluate('document.body.innerText').catch(() => '');
    const text = String(shown).replaceAll(/\s+/g, ' ').slice(0, most);
    lines.push(`\n      The page ${page.url()} showed: ${text}`);
  }
  return withLines(error, lines);
}

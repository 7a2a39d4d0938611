import { patternRule } from '../../scripts/site/description/patterns.js';
import { inline } from '../../scripts/site/html.js';
import { siteFiles } from '../../scripts/site/index.js';
import { en } from '../../scripts/site/words/en.js';
import { es } from '../../scripts/site/words/es.js';
import { expect, test } from '../support/jest.js';
import { documented, site } from './support.js';

/** Returns the patterns of a contract, at any depth. */
function patternsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'pattern' in value && typeof value.pattern === 'string' ? [value.pattern] : [];
  return [...own, ...Object.values(value).flatMap(patternsIn)];
}

const patterns = [...new Set(site.apis.flatMap(({ document }) => patternsIn(document)))];

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

test('every pattern of the contracts has words in both languages', () => {
  expect(patterns.length).toBeGreaterThan(40);
  const unknown = patterns.filter((pattern) =>
    [en, es].some((words) => patternRule(words, pattern, undefined).text === words.fixedForm),
  );
  // Give a new pattern its words in scripts/site/description/patterns.ts.
  expect(unknown).toEqual([]);
});

test('no page and no Markdown has a pattern of the contracts', () => {
  const printed = [...siteFiles(site)]
    .filter(([name]) => /\.(?:html|md|txt)$/.test(name))
    .flatMap(([name, text]) =>
      patterns
        .filter((pattern) => text.includes(pattern) || text.includes(escaped(pattern)))
        .map((pattern) => `${name}: ${pattern}`),
    );
  expect(printed).toEqual([]);
});

test('a pattern that only a module of its own has is shown by its example, if there is one', () => {
  expect(patternRule(en, '^DO-[0-9]+$', 'DO-1')).toEqual({ text: 'such as', code: 'DO-1' });
  expect(patternRule(en, '^DO-[0-9]+$', undefined)).toEqual({ text: 'in a fixed form' });
});

test('the description of an operation has at most three sentences before a list of the others', () => {
  const pages = siteFiles(site);
  for (const { api, entry, group } of documented) {
    const page = pages.get(`${api.name}/${group.slug}/${entry.id}.html`) ?? '';
    const [, lead = ''] = /<p class="lead">(.*?)<\/p>/.exec(page) ?? [];
    expect([entry.id, lead.split(/(?<=[.!?])\s+(?=[A-Z<])/).length <= 3]).toEqual([entry.id, true]);
    const words = (html: string) => html.replaceAll(/<[^>]+>/g, '').replaceAll(/[\s`]+/g, '');
    const { description = '' } = entry.operation;
    // No sentence is lost.
    const notes =
      /<p class="lead">.*?<\/p>(?:<ul class="notes">[\s\S]*?<\/ul>)?/.exec(page)?.[0] ?? '';
    expect(words(notes).length).toBeGreaterThanOrEqual(words(inline(description)).length);
  }
});

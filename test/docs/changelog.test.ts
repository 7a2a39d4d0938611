import { releaseNotes, withNotes } from '../../scripts/codegen/release.js';
import { changelogHtml } from '../../scripts/site/pages/changelog.js';
import { en } from '../../scripts/site/words/en.js';
import { describe, expect, test } from '../support/jest.js';

/** The changelog of a release with one breaking and one compatible change, above an earlier release. */
function markdown(): string {
  const change = { operation: 'listItems', before: '', after: '' };
  const notes = releaseNotes(
    {
      name: 'shop',
      client: { bump: 'minor', from: '1.0.0', to: '1.1.0' },
      contract: { bump: 'major', from: '1.0.0', to: '2.0.0' },
      changes: [
        {
          ...change,
          place: 'query.page',
          rule: 'request-bound-narrowed',
          detail: 'maximum <1000> is now 10',
          breaks: ['wire', 'mock'],
        },
        { ...change, place: 'query.shop', rule: 'parameter-added', detail: 'new', breaks: [] },
      ],
    },
    '2026-01-31',
  );
  const earlier = '# Changelog\n\n## 1.0.0 (2026-01-01)\n\nThe first\nrelease.\n';
  return withNotes(earlier, notes);
}

describe('the changelog', () => {
  const page = changelogHtml(en, [{ id: 'shop', title: 'Shop API', markdown: markdown() }]);

  test('shows each release with its day, and marks breaking changes', () => {
    expect(page).toContain(`<article id="shop-1.1.0">
<h3>1.1.0 <time datetime="2026-01-31">2026-01-31</time> <strong>Breaking changes</strong></h3>
<p>Version 2.0.0 of the contract.</p>
<h4>Breaking</h4>
<ul>
<li><strong>Breaking:</strong> <code>listItems</code>: query.page maximum &lt;1000&gt; is now 10 (breaks callers and mock)</li>
</ul>
<h4>Compatible</h4>
<ul>
<li><code>listItems</code>: query.shop new</li>
</ul>
</article>`);
  });

  test('joins the lines of a paragraph, and marks no release without breaking changes', () => {
    expect(page).toContain(`<article id="shop-1.0.0">
<h3>1.0.0 <time datetime="2026-01-01">2026-01-01</time></h3>
<p>The first release.</p>
</article>`);
  });

  test('says where there is no release yet', () => {
    const none = changelogHtml(en, [{ id: 'shop', title: 'Shop API', markdown: '# Changelog\n' }]);
    expect(none).toContain('<p>No releases yet.</p>');
  });
});

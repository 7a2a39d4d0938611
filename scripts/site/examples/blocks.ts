import { escaped } from '../html.js';
import type { Site } from '../site.js';
import { highlighted } from './highlight.js';

/** Returns code with a button that copies it. */
export function codeBlock({ words }: Site, code: string, label: string): string {
  return `<figure class="code"><figcaption>${escaped(label)}<button type="button" data-copy hidden>${words.copy}</button></figcaption>
<pre tabindex="0" aria-label="${escaped(label)}"><code>${highlighted(code)}</code></pre></figure>`;
}

/** Returns several forms of one code. Without the script of the site all of them are shown. */
export function codeTabs(
  site: Site,
  tabs: readonly (readonly [label: string, code: string])[],
): string {
  const blocks = tabs.map(([label, code]) => codeBlock(site, code, label));
  return `<div class="tabs" data-tabs>${blocks.join('\n')}</div>`;
}

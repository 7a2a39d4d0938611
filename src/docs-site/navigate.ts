/** The parts of a page that a navigation replaces. */
const changing = ['.layout', '[data-language]'];

async function load(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`The page ${path} answered ${response.status}`);
  return response.text();
}

function place(text: string): void {
  const next = new DOMParser().parseFromString(text, 'text/html');
  const scrolled = document.querySelector('#navigation')?.scrollTop ?? 0;
  for (const selector of changing) {
    const [old, fresh] = [document.querySelector(selector), next.querySelector(selector)];
    if (old === null || fresh === null) throw new Error(`The page has no ${selector}`);
    old.replaceWith(fresh);
  }
  document.title = next.title;
  const navigation = document.querySelector('#navigation');
  if (navigation !== null) navigation.scrollTop = scrolled;
}

function scrollTo(hash: string, top: number): void {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target !== null) target.scrollIntoView();
  else window.scrollTo(0, top);
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/** Returns the address of a link that leads to another page of the site in this language. */
function pageOf(link: HTMLAnchorElement): URL | undefined {
  const url = new URL(link.href);
  const isFile = link.hasAttribute('download') || 'file' in link.dataset || link.target !== '';
  if (isFile || url.origin !== location.origin || link.hreflang !== '') return undefined;
  return /^\/docs(?:\/|$)/.test(url.pathname) ? url : undefined;
}

/**
 * Follows links within the site without a new document, so that a typed credential stays in memory.
 *
 * @param prepare  makes the parts of a new page work
 */
export function followLinks(prepare: () => void): void {
  let shown = location.pathname;
  const visit = async (url: URL, top: number): Promise<void> => {
    try {
      place(await load(url.pathname));
      shown = url.pathname;
      prepare();
      scrollTo(url.hash, top);
    } catch {
      location.assign(url);
    }
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain =
      event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const url = link !== null && isPlain ? pageOf(link) : undefined;
    if (url === undefined || event.defaultPrevented || url.pathname === location.pathname) return;
    event.preventDefault();
    history.replaceState({ top: window.scrollY }, '');
    history.pushState({ top: 0 }, '', url);
    void visit(url, 0);
  });
  window.addEventListener('popstate', ({ state }) => {
    if (location.pathname === shown) return;
    const top = (state as { readonly top?: number } | null)?.top ?? 0;
    void visit(new URL(location.href), top);
  });
}

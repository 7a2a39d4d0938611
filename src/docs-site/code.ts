import { make, words } from './words.js';

/** The address that the build writes into examples. */
const exampleUrl = 'http://127.0.0.1:4000';

/** Writes the address of this server into examples. */
function nameServer(root: ParentNode): void {
  const texts = [
    [exampleUrl, location.origin],
    [`Host: ${new URL(exampleUrl).host}`, `Host: ${location.host}`],
  ] as const;
  for (const code of root.querySelectorAll('pre code')) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const [from, to] of texts) node.nodeValue = node.nodeValue?.replaceAll(from, to) ?? '';
    }
  }
}

function offerCopies(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    button.hidden = false;
    const label = button.textContent;
    button.addEventListener('click', () => {
      const text = button.closest('figure')?.querySelector('code')?.textContent ?? '';
      void navigator.clipboard.writeText(text).then(() => {
        button.textContent = words().copied;
        setTimeout(() => {
          button.textContent = label;
        }, 1500);
      });
    });
  }
}

/** The form of code that the reader chose last, stored while the tab is open. */
let chosen: string | undefined;

function showTab(tabs: HTMLElement, label: string): void {
  for (const button of tabs.querySelectorAll<HTMLButtonElement>('[role="tab"]')) {
    const isChosen = button.textContent === label;
    button.setAttribute('aria-selected', String(isChosen));
    button.tabIndex = isChosen ? 0 : -1;
  }
  for (const panel of tabs.querySelectorAll<HTMLElement>('figure')) {
    panel.hidden = panel.dataset['label'] !== label;
  }
}

function moveBy(list: HTMLElement, key: string): void {
  const buttons = [...list.querySelectorAll<HTMLButtonElement>('button')];
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const at = buttons.findIndex((one) => one.matches(':focus'));
  const next = buttons[(at + step + buttons.length) % buttons.length];
  next?.focus();
  next?.click();
}

function makeTabs(tabs: HTMLElement): void {
  const panels = [...tabs.querySelectorAll<HTMLElement>('figure')];
  const list = make('div', { role: 'tablist' });
  for (const panel of panels) {
    const label = panel.querySelector('pre')?.getAttribute('aria-label') ?? '';
    panel.dataset['label'] = label;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-label', label);
    const button = make('button', { type: 'button', role: 'tab' }, label);
    button.addEventListener('click', () => {
      chosen = label;
      showTab(tabs, label);
    });
    list.append(button);
  }
  list.addEventListener('keydown', ({ key }) => moveBy(list, key));
  tabs.prepend(list);
  const labels = panels.map((panel) => panel.dataset['label'] ?? '');
  showTab(tabs, chosen !== undefined && labels.includes(chosen) ? chosen : (labels[0] ?? ''));
}

/** Prepares the examples below an element. */
export function prepareCode(root: ParentNode): void {
  nameServer(root);
  offerCopies(root);
  for (const tabs of root.querySelectorAll<HTMLElement>('[data-tabs]')) makeTabs(tabs);
}

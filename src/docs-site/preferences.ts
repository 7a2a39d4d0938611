/** The console uses the same name, so that both show the same theme. */
const storageName = 'notaria.preferences';

interface Preferences {
  readonly theme?: string;
}

/** Storage may be off, and its content may come from another release. */
function load(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageName) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

function save(preferences: Preferences): void {
  try {
    localStorage.setItem(storageName, JSON.stringify(preferences));
  } catch {
    // The choice lasts until the page is closed.
  }
}

/** Removes keys that the reference of earlier releases kept. */
export function forgetOldKeys(): void {
  try {
    localStorage.removeItem('authorized');
  } catch {
    // Without storage there is no key.
  }
}

export function applyTheme(): void {
  document.documentElement.dataset['theme'] = load().theme ?? 'system';
}

/** Lets the reader choose the theme. */
export function offerThemes(): void {
  const label = document.querySelector<HTMLElement>('[data-theme-choice]');
  const select = label?.querySelector('select');
  if (label === null || select === null || select === undefined) return;
  label.hidden = false;
  select.value = load().theme ?? 'system';
  select.addEventListener('change', () => {
    save({ ...load(), theme: select.value });
    applyTheme();
  });
}

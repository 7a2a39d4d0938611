import { prepareCode } from './code.js';
import { followLinks } from './navigate.js';
import { applyTheme, forgetOldKeys, offerThemes } from './preferences.js';
import { offerSearch } from './search/search.js';
import { prepareForms } from './try.js';

/** Opens and closes the navigation of narrow windows. */
function offerMenu(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-menu]');
  if (button === null) return;
  button.hidden = false;
  const set = (isOpen: boolean): void => {
    // The bar is higher where its buttons stand in several lines.
    const bar = button.parentElement?.getBoundingClientRect().bottom ?? 0;
    document.documentElement.style.setProperty('--bar', `${bar}px`);
    document.documentElement.classList.toggle('menu-open', isOpen);
    button.setAttribute('aria-expanded', String(isOpen));
  };
  button.addEventListener('click', () => set(button.getAttribute('aria-expanded') !== 'true'));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') set(false);
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('#navigation a')) set(false);
  });
}

function prepare(): void {
  const layout = document.querySelector('.layout');
  if (layout === null) return;
  prepareCode(layout);
  prepareForms(layout);
  layout.querySelector('#navigation [aria-current]')?.scrollIntoView({ block: 'nearest' });
}

// Runs before the page is drawn, so that its colours do not change.
applyTheme();
document.documentElement.classList.add('script');
document.addEventListener('DOMContentLoaded', () => {
  forgetOldKeys();
  offerThemes();
  offerMenu();
  offerSearch();
  followLinks(prepare);
  prepare();
});

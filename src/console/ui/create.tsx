import { type ReactElement, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../session/language/texts.js';
import { Button, LinkButton } from './button.js';
import type { IconName } from './icons.js';
import { usePageKeys } from './keys.js';
import { uiTexts } from './texts.js';

const asked = '#new';

/** Opens the form of a new record when the address of the page asks for it, such as `/users#new`. */
export function useAskedForm(open: () => void): void {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const page = location.pathname;
    const openIfAsked = (): void => {
      // The page that is being left hears of the next address too.
      if (location.hash !== asked || location.pathname !== page) return;
      // A reload must not open the form again.
      history.replaceState(history.state, '', location.pathname + location.search);
      latest.current();
    };
    openIfAsked();
    // The router announces the addresses to which the page navigates, and the browser those that are typed on the same page.
    const events = ['pushState', 'hashchange'];
    for (const event of events) addEventListener(event, openIfAsked);
    return () => events.forEach((event) => void removeEventListener(event, openIfAsked));
  }, []);
}

/** Returns the button that opens the form of a new record, like the key `c`. */
export function useCreateButton(label: string, open: () => void): ReactElement {
  const { byKey } = useTexts(uiTexts);
  usePageKeys({ c: { label, run: open } });
  useAskedForm(open);
  return (
    <Button kind="primary" icon="plus" title={byKey('c')} onClick={open}>
      {label}
    </Button>
  );
}

interface CreateLink {
  readonly label: string;
  readonly href: string;
  readonly icon?: IconName;
  /** True if the role permits it. */
  readonly isOffered: boolean;
}

/** Returns the link to the page of a new record, like the key `n`. */
export function useCreateLink(link: CreateLink): ReactElement | false {
  const { label, href, icon = 'plus', isOffered } = link;
  const [, navigate] = useLocation();
  usePageKeys(isOffered ? { n: { label, run: () => navigate(href) } } : {});
  return (
    isOffered && (
      <LinkButton kind="primary" icon={icon} href={href}>
        {label} <kbd>n</kbd>
      </LinkButton>
    )
  );
}

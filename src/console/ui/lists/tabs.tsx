import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import type { ListState } from '../../data/list-state.js';
import { useTexts } from '../../session/language/texts.js';
import { uiTexts } from '../texts.js';
import type { TabFilter } from './filter.js';

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly (readonly [href: string, title: string])[];
  /** The address of the current tab. Default: the path of the page. */
  readonly current?: string;
}

/** Pages that share an entry of the navigation, in one row. A narrow window scrolls the row to the current page. */
export function Tabs({ label, tabs, current }: TabsProps): ReactElement {
  const [path] = useLocation();
  const location = current ?? path;
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is current at another location
  useLayoutEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !tab) return;
    row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [location]);
  return (
    <nav className="tabs" aria-label={label} ref={row}>
      {tabs.map(([href, title]) => (
        <Link key={href} href={href} aria-current={href === location ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}

interface FilterTabsProps {
  readonly list: ListState;
  readonly filter: TabFilter;
}

/** The choices of a filter as tabs. Each is a link that keeps the search, the order and the other filters. */
export function FilterTabs({ list, filter }: FilterTabsProps): ReactElement {
  const texts = useTexts(uiTexts);
  const [path] = useLocation();
  const { name, label, all = texts.all, choices } = filter;
  const hrefOf = (value: string): string => {
    const query = new URLSearchParams(list.query);
    if (value === '') query.delete(name);
    else query.set(name, value);
    return query.size === 0 ? path : `${path}?${query}`;
  };
  return (
    <Tabs
      label={label}
      tabs={[['', all] as const, ...choices].map(([value, title]) => [hrefOf(value), title])}
      current={hrefOf(list.filter(name) ?? '')}
    />
  );
}

import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly (readonly [href: string, title: string])[];
}

/** Pages that share an entry of the navigation, in one row. A narrow window scrolls the row to the current page. */
export function Tabs({ label, tabs }: TabsProps): ReactElement {
  const [location] = useLocation();
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is current at another location
  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !current) return;
    row.current.scrollLeft =
      current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
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

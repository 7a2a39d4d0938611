import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly (readonly [href: string, title: string])[];
}

/** Pages that share an entry of the navigation. */
export function Tabs({ label, tabs }: TabsProps): ReactElement {
  const [location] = useLocation();
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(([href, title]) => (
        <Link key={href} href={href} aria-current={href === location ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}

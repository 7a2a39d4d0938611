import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons.js';

export interface PageProps {
  readonly title: string;
  /** The list to which the page belongs. */
  readonly back?: { readonly href: string; readonly title: string };
  /** Shown beside the title, such as a state. */
  readonly aside?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a page. Its title gets the focus when the page opens, so that screen readers announce it. */
export function Page({ title, back, aside, actions, children }: PageProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Notaria`;
  }, [title]);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest('nav')) heading.current?.focus();
  }, []);
  return (
    <>
      <header className="page-head">
        <div className="page-title">
          {back && (
            <Link href={back.href} className="back">
              <Icon name="left" />
              {back.title}
            </Link>
          )}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {aside}
        </div>
        {actions && <div className="actions">{actions}</div>}
      </header>
      {children}
    </>
  );
}

interface CardProps {
  readonly title?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function Card({ title, actions, children }: CardProps): ReactElement {
  return (
    <section className="card">
      {(title || actions) && (
        <header className="card-head">
          {title && <h2>{title}</h2>}
          {actions && <div className="actions">{actions}</div>}
        </header>
      )}
      {children}
    </section>
  );
}

export type Fact = readonly [name: string, value: ReactNode];

/** Names and values of a record. A missing value is shown as a dash. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactElement {
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? '—'}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Card } from '../../../ui/frames/page.js';
import { Failed, Loading } from '../../../ui/frames/states.js';

interface FigureProps {
  readonly title: string;
  /** Undefined until it is loaded. */
  readonly value: string | undefined;
  readonly href: string;
  /** The text of the link. */
  readonly link: string;
  readonly error?: Error | null;
  readonly retry?: () => unknown;
}

/** One value in large type, with the list or page behind it. */
export function Figure({ title, value, href, link, error, retry }: FigureProps): ReactElement {
  return (
    <div className="figure-card">
      <Card title={title}>
        {error && <Failed error={error} onRetry={retry} />}
        {value === undefined && !error && <Loading rows={2} />}
        {value !== undefined && (
          <>
            <p className="value">{value}</p>
            <Link href={href}>{link}</Link>
          </>
        )}
      </Card>
    </div>
  );
}

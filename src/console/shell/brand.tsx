import type { ReactElement } from 'react';

/** The mark of `icon.svg` in the colours of the theme, with the name. A picture of its own would be one more request. */
export function Brand(): ReactElement {
  return (
    <span className="brand">
      <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" />
        <path d="M9 23V9h2.6l8.8 9.6V9H23v14h-2.5l-8.9-9.7V23z" />
      </svg>
      Notaria
    </span>
  );
}

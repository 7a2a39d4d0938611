import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from './icons.js';

export interface ButtonStyle {
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly icon?: IconName;
}

interface ButtonProps
  extends ButtonStyle,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** True while its work is in progress. Then it shows this and ignores clicks. */
  readonly isBusy?: boolean;
  /** The key for the same action on this page, shown beside the text. */
  readonly shortcut?: string;
}

export function Button({
  kind = 'plain',
  icon,
  isBusy = false,
  type = 'button',
  disabled,
  shortcut,
  children,
  ...rest
}: ButtonProps): ReactElement {
  return (
    <button
      {...rest}
      type={type}
      className={`button ${kind}`}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      aria-keyshortcuts={shortcut}
    >
      {icon && <Icon name={icon} />}
      {children}
      {shortcut && (
        <span aria-hidden="true">
          <kbd>{shortcut}</kbd>
        </span>
      )}
    </button>
  );
}

/** Only an icon; `label` is its name. */
export function IconButton({
  label,
  icon,
  ...rest
}: { readonly label: string; readonly icon: IconName } & Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className'
>): ReactElement {
  return (
    <button
      type="button"
      {...rest}
      className="button quiet square"
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}

/** A link to another page of the console, in the form of a button. */
export function LinkButton({
  kind = 'plain',
  icon,
  href,
  children,
}: ButtonStyle & { readonly href: string; readonly children: ReactNode }): ReactElement {
  return (
    <Link href={href} className={`button ${kind}`}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

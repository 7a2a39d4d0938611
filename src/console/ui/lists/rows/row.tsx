import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../icons.js';
import { CheckRow, type RowSelection } from '../selection/check-row.js';

interface AnyColumn {
  readonly title: string;
  /** True for amounts and counts, which are right-aligned. */
  readonly isNumber?: boolean;
  /** The sort field of the API. */
  readonly sort?: string;
  /** True to hide the column on narrow screens. */
  readonly isMinor?: boolean;
  /** The place of the column in a row of two lines, which phones show when any column has one. Others are left out there. */
  readonly place?: Place;
}

/** `lead`, `beside` and `side` share the first line; `below` and `end` the second. */
export type Place = 'lead' | 'beside' | 'side' | 'below' | 'end';

export interface TextColumn<T> extends AnyColumn {
  readonly cell: (row: T) => ReactNode;
}

/** An amount with its currency. */
export type Amount = readonly [amount: number, currencyCode: string];

/**
 * A column of amounts. Its title names the currency of most rows once, and a row in another currency names its own. All amounts
 * have the same number of decimals, and zeros stand back.
 */
export interface AmountColumn<T> extends AnyColumn {
  /** Undefined if the row has no amount. */
  readonly amountOf: (row: T) => Amount | undefined;
}

export type Column<T> = TextColumn<T> | AmountColumn<T>;

/** Properties that all rows of a table share. */
export interface RowsProps<T> {
  readonly columns: readonly TextColumn<T>[];
  /** Returns the address of a row, if it has one. The first cell is the link. */
  readonly hrefOf?: ((row: T) => string | undefined) | undefined;
  /** Renders the content below an open row. The first cell is the button. */
  readonly detailOf?: (row: T) => ReactNode;
  /** Opens the dialog of a row. The first cell is the button. */
  readonly onOpen?: ((row: T) => void) | undefined;
  /** Adds a checkbox to the first cell of each row. */
  readonly selectable?: RowSelection<T> | undefined;
}

/** Puts the checkbox of a row or page before the content of the first cell. */
export const checked = (check: ReactNode, content: ReactNode): ReactNode =>
  check ? (
    <div className="selectable">
      {check}
      {content}
    </div>
  ) : (
    content
  );

/** The arrow keys, or k and j, move between the links or buttons of the rows. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
  if (step === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.row-link')];
  const now = links.indexOf(document.activeElement as HTMLElement);
  const next = links[now + step];
  if (now === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** The button that opens a row. */
interface Toggle {
  readonly id: string;
  readonly isOpen: boolean;
  readonly run: () => void;
}

/** The ways to open a row, of which it has one at most. */
interface Ways {
  readonly toggle: Toggle | undefined;
  readonly open: (() => void) | undefined;
  readonly href: string | undefined;
}

/** Makes the content of the first cell a button that opens the row or its dialog, or the link of the row. */
function lead(content: ReactNode, { toggle, open, href }: Ways): ReactNode {
  if (toggle) {
    const { id, isOpen, run } = toggle;
    return (
      <button
        type="button"
        className="row-link row-toggle"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={run}
      >
        <Icon name={isOpen ? 'up' : 'down'} />
        {content}
      </button>
    );
  }
  if (open) {
    return (
      <button type="button" className="row-link row-toggle" aria-haspopup="dialog" onClick={open}>
        {content}
      </button>
    );
  }
  if (href === undefined) return content;
  return (
    <Link href={href} className="row-link">
      {content}
    </Link>
  );
}

export function Row<T>(props: RowsProps<T> & { readonly row: T }): ReactElement {
  const { columns, hrefOf, detailOf, onOpen, row, selectable } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const href = hrefOf?.(row);
  const toggle = detailOf && { id, isOpen, run: () => setOpen(!isOpen) };
  const check = selectable && <CheckRow {...selectable} row={row} />;
  const ways = { toggle, href, open: onOpen && (() => onOpen(row)) };
  const leads = href !== undefined || detailOf !== undefined || onOpen !== undefined;
  const isSelected = selectable?.selection.has(row);
  return (
    <>
      <tr className={[leads && 'leads', isSelected && 'selected'].filter(Boolean).join(' ')}>
        {columns.map((column, index) => (
          <Cell key={column.title} column={column}>
            {index === 0 ? checked(check, lead(column.cell(row), ways)) : column.cell(row)}
          </Cell>
        ))}
      </tr>
      {isOpen && detailOf && (
        <tr className="row-detail" id={id}>
          <td colSpan={columns.length}>{detailOf(row)}</td>
        </tr>
      )}
    </>
  );
}

interface CellProps<T> {
  readonly column: TextColumn<T>;
  readonly children: ReactNode;
}

function Cell<T>({ column, children }: CellProps<T>): ReactElement {
  const { title, isNumber, isMinor, place } = column;
  const className = [isNumber && 'number', isMinor && 'minor', place && `at-${place}`]
    .filter(Boolean)
    .join(' ');
  return (
    <td className={className} data-title={title}>
      {children ?? '—'}
    </td>
  );
}

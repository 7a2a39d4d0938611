import type { ReactElement, ReactNode } from 'react';
import type { ListState } from '../../data/list-state.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { Icon } from '../icons.js';
import { uiTexts } from '../texts.js';
import { textColumns } from './rows/amounts.js';
import {
  type Column,
  checked,
  moveBetweenRows,
  Row,
  type RowsProps,
  type TextColumn,
} from './rows/row.js';
import { useFit } from './rows/use-fit.js';
import { CheckPage } from './selection/check-row.js';

export type { Column, TextColumn } from './rows/row.js';

export interface TableProps<T> extends Omit<RowsProps<T>, 'columns'> {
  readonly columns: readonly Column<T>[];
  /** The subject of the table, for screen readers. */
  readonly caption: string;
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string | number;
  /** Makes the columns with a sort field sortable. */
  readonly list?: ListState;
}

interface HeadingProps<T> {
  readonly column: TextColumn<T>;
  readonly list: ListState | undefined;
  /** The checkbox before the title of the first column. */
  readonly check?: ReactNode;
}

export function Heading<T>({ column, list, check }: HeadingProps<T>): ReactElement {
  const texts = useTexts(uiTexts);
  const { title, sort, isNumber, isMinor } = column;
  const className = [isNumber && 'number', isMinor && 'minor'].filter(Boolean).join(' ');
  if (!sort || !list) {
    return (
      <th scope="col" className={className}>
        {checked(check, title)}
      </th>
    );
  }
  const isUp = list.sort === sort;
  const isDown = list.sort === `-${sort}`;
  const order = isUp ? 'ascending' : isDown ? 'descending' : 'none';
  return (
    <th scope="col" className={className} aria-sort={order}>
      {checked(
        check,
        <button
          type="button"
          className="sort"
          title={texts.sortBy(title)}
          onClick={() => list.change({ sort: isUp ? `-${sort}` : sort })}
        >
          {title}
          {(isUp || isDown) && <Icon name={isUp ? 'up' : 'down'} />}
        </button>,
      )}
    </th>
  );
}

export function Table<T>(props: TableProps<T>): ReactElement {
  const { caption, rows, keyOf, hrefOf, list, selectable } = props;
  const columns = textColumns(props.columns, rows, useFormats());
  const [frame, fits] = useFit();
  const isPlaced = columns.some(({ place }) => place);
  return (
    <section
      ref={frame}
      className={['table-frame', fits && 'fits', isPlaced && 'two-lines'].filter(Boolean).join(' ')}
      aria-label={caption}
      // A wide table without links scrolls by the keyboard too.
      tabIndex={hrefOf === undefined && list === undefined ? 0 : undefined}
      onKeyDown={moveBetweenRows}
    >
      <table>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <Heading
                key={column.title}
                column={column}
                list={list}
                check={index === 0 && selectable && <CheckPage {...selectable} />}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={keyOf(row)} {...props} columns={columns} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

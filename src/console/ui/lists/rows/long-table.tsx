import { type CSSProperties, memo, type ReactElement } from 'react';
import type { ListState } from '../../../data/list-state.js';
import { Heading } from '../table.js';
import { moveBetweenRows, Row, type RowsProps } from './row.js';
import { useFit } from './use-fit.js';

interface LongTableProps<T> extends Pick<RowsProps<T>, 'columns' | 'hrefOf'> {
  /** The subject of the table, for screen readers. */
  readonly caption: string;
  readonly rows: readonly T[];
  /** Makes the columns with a sort field sortable. */
  readonly list?: ListState;
  readonly keyOf: (row: T) => string | number;
  /** The sum of all rows, below them. */
  readonly total: T;
  /** The characters of the longest number of each column after the first. */
  readonly widths: readonly number[];
}

/** The rows that the browser lays out together. */
const groupSize = 100;

type GroupProps<T> = Pick<LongTableProps<T>, 'columns' | 'hrefOf' | 'keyOf' | 'rows'>;

function RowGroup<T>({ rows, keyOf, ...common }: GroupProps<T>): ReactElement {
  return (
    <tbody style={{ '--rows': rows.length } as CSSProperties}>
      {rows.map((row) => (
        <Row key={keyOf(row)} {...common} row={row} />
      ))}
    </tbody>
  );
}

/** More rows at the end do not draw the groups before them again. */
const Group = memo(
  RowGroup,
  (before, after) =>
    before.columns === after.columns &&
    before.hrefOf === after.hrefOf &&
    before.rows.length === after.rows.length &&
    before.rows.every((row, place) => row === after.rows[place]),
) as typeof RowGroup;

const groupsOf = <T,>(rows: readonly T[]): (readonly T[])[] =>
  Array.from({ length: Math.ceil(rows.length / groupSize) }, (_, place) =>
    rows.slice(place * groupSize, (place + 1) * groupSize),
  );

/**
 * A table of numbers that may have thousands of rows. The browser lays a group of rows out when it comes into view, so that
 * the columns cannot take their widths from the cells. Pass the same `columns` and `hrefOf` each time.
 */
export function LongTable<T>(props: LongTableProps<T>): ReactElement {
  const { caption, columns, rows, list, keyOf, hrefOf, total, widths } = props;
  const [frame, fits] = useFit();
  const numbers = widths.map((count) => `minmax(max(6rem, calc(${count} * 0.93ch + 1rem)), 1fr)`);
  const style = { '--columns': `minmax(9rem, 3fr) ${numbers.join(' ')}` } as CSSProperties;
  return (
    <section
      ref={frame}
      className={fits ? 'table-frame fits' : 'table-frame'}
      aria-label={caption}
      onKeyDown={moveBetweenRows}
    >
      <table className="long" style={style}>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.title} column={column} list={list} />
            ))}
          </tr>
        </thead>
        {groupsOf(rows).map((group, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group stays where it is
          <Group key={place} columns={columns} hrefOf={hrefOf} keyOf={keyOf} rows={group} />
        ))}
        <tfoot>
          <Row columns={columns} row={total} />
        </tfoot>
      </table>
    </section>
  );
}

import type { ReactElement } from 'react';
import '../chart.css';

export interface Series {
  readonly name: string;
  readonly className: 'first' | 'second' | 'third' | 'fourth';
}

interface BarChartProps {
  /** The title of the chart for screen readers, which read a table. */
  readonly title: string;
  /** The heading of the first column of the table. */
  readonly of: string;
  /** Stacks the values of a group, which are counts. */
  readonly isStacked?: boolean;
  readonly series: readonly Series[];
  readonly groups: readonly {
    readonly label: string;
    /** A short label below the bars. Of many groups, every fifth shows it. */
    readonly short: string;
    readonly values: readonly number[];
  }[];
  readonly format: (value: number) => string;
  /** Formats numbers of the scale in a short form. */
  readonly short: (value: number) => string;
}

const steps = [1, 2, 2.5, 5, 10];

/** The scale has so many lines above zero. */
const [fewestLines, mostLines] = [3, 5];

/** At most so many groups have a label each. */
const few = 12;

/** Returns the lines of the scale, the lowest first: those of round numbers that reach the greatest value most closely. */
function linesTo(greatest: number, isWhole: boolean): readonly number[] {
  const raw = Math.max(greatest, isWhole ? fewestLines : Number.MIN_VALUE) / mostLines;
  const power = 10 ** Math.floor(Math.log10(raw));
  const scales = [power, power * 10].flatMap((unit) =>
    steps.flatMap((of) => {
      const step = of * unit;
      const count = Math.max(fewestLines, Math.ceil(greatest / step - 1e-9));
      return count > mostLines || (isWhole && step % 1 > 0) ? [] : [{ step, count }];
    }),
  );
  const [best] = scales.toSorted((one, other) => one.step * one.count - other.step * other.count);
  const { step, count } = best ?? { step: 1, count: fewestLines };
  return Array.from({ length: count + 1 }, (_, line) => step * line);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Returns true for a group whose label has room: each of a few groups, or the middle one of five. */
const isLabelled = (index: number, count: number): boolean => count <= few || index % 5 === 2;

function Legend({ series }: Pick<BarChartProps, 'series'>): ReactElement {
  return (
    <figcaption className="legend">
      {series.map(({ name, className }) => (
        <span key={name}>
          <i className={className} />
          {name}
        </span>
      ))}
    </figcaption>
  );
}

function Plot({ series, groups, format, short, isStacked = false }: BarChartProps): ReactElement {
  const heights = groups.flatMap(({ values }) => (isStacked ? sumOf(values) : values));
  const ticks = linesTo(Math.max(0, ...heights), isStacked);
  const top = ticks.at(-1) ?? 1;
  return (
    <div className="plot" aria-hidden="true">
      <div className="scale">
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{short(tick)}</span>
        ))}
      </div>
      <div className={groups.length > few ? 'groups dense' : 'groups'}>
        {groups.map(({ label, short: under, values }, at) => (
          <div key={label} className="group">
            <div
              className={isStacked ? 'bars stacked' : 'bars'}
              style={{ backgroundSize: `100% ${100 / (ticks.length - 1)}%` }}
            >
              {values.map((value, index) => (
                <i
                  key={series[index]?.name}
                  className={series[index]?.className}
                  title={`${series[index]?.name}, ${label}: ${format(value)}`}
                  style={{ height: `${(Math.max(0, value) / top) * 100}%` }}
                />
              ))}
            </div>
            <span className="label">{isLabelled(at, groups.length) && under}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function FigureTable({ title, of, series, groups, format }: BarChartProps): ReactElement {
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((value, index) => (
              <td key={series[index]?.name}>{format(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Bars for each group, with a scale. Screen readers read a table. */
export function BarChart(props: BarChartProps): ReactElement {
  return (
    <figure className="chart">
      <Legend series={props.series} />
      <Plot {...props} />
      <div className="unseen">
        <FigureTable {...props} />
      </div>
    </figure>
  );
}

interface ShareBarProps {
  readonly parts: readonly { readonly name: string; readonly value: number }[];
  readonly format: (value: number) => string;
}

/** The parts of a whole in one bar, in ascending order of severity, with their amounts below. */
export function ShareBar({ parts, format }: ShareBarProps): ReactElement {
  const total = parts.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  return (
    <div className="share">
      <div className="share-bar" aria-hidden="true">
        {parts.map(({ name, value }, index) => (
          <i
            key={name}
            className={`part-${index}`}
            title={`${name}: ${format(value)}`}
            style={{ flexGrow: total > 0 ? Math.max(0, value) / total : 0 }}
          />
        ))}
      </div>
      <dl>
        {parts.map(({ name, value }, index) => (
          <div key={name}>
            <dt>
              <i className={`part-${index}`} />
              {name}
            </dt>
            <dd>{format(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

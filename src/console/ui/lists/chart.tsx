import type { ReactElement } from 'react';
import '../chart.css';

export interface Series {
  readonly name: string;
  readonly className: 'first' | 'second';
}

interface BarChartProps {
  /** The title of the chart for screen readers, which read a table. */
  readonly title: string;
  /** The heading of the first column of the table. */
  readonly of: string;
  readonly series: readonly Series[];
  readonly groups: readonly {
    readonly label: string;
    /** A short label below the bars. */
    readonly short: string;
    readonly values: readonly number[];
  }[];
  readonly format: (value: number) => string;
  /** Formats numbers of the scale in a short form. */
  readonly short: (value: number) => string;
}

const steps = [1, 2, 2.5, 5, 10];
const lines = 4;

/** Returns the smallest round step with which four steps reach the largest value. */
export function scaleTo(greatest: number): number {
  if (greatest <= 0) return lines;
  const raw = greatest / lines;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = steps.find((of) => of * power >= raw) ?? 10;
  return step * power * lines;
}

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

function Plot({ series, groups, format, short }: BarChartProps): ReactElement {
  const top = scaleTo(Math.max(0, ...groups.flatMap(({ values }) => values)));
  const ticks = Array.from({ length: lines + 1 }, (_, line) => top * (1 - line / lines));
  return (
    <div className="plot" aria-hidden="true">
      <div className="scale">
        {ticks.map((tick) => (
          <span key={tick}>{short(tick)}</span>
        ))}
      </div>
      <div className="groups">
        {groups.map(({ label, short: under, values }) => (
          <div key={label} className="group">
            <div className="bars">
              {values.map((value, index) => (
                <i
                  key={series[index]?.name}
                  className={series[index]?.className}
                  title={`${series[index]?.name}, ${label}: ${format(value)}`}
                  style={{ height: `${(Math.max(0, value) / top) * 100}%` }}
                />
              ))}
            </div>
            <span className="label">{under}</span>
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

import { type KeyboardEvent, type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { useToday } from '../../../data/queries/company.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { Button, IconButton } from '../../button.js';
import { type Day, plusDays, plusMonths, weekday, weeksOf } from './days.js';
import { dateTexts } from './texts.js';

interface CalendarProps {
  /** The chosen day; empty for none. */
  readonly value: Day;
  readonly onChoose: (day: Day) => void;
  readonly onClose: () => void;
}

/** Returns the day to which a key leads; undefined for other keys. */
function dayAfter(key: string, isShifted: boolean, day: Day): Day | undefined {
  const months = isShifted ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return plusDays(day, -1);
    case 'ArrowRight':
      return plusDays(day, 1);
    case 'ArrowUp':
      return plusDays(day, -7);
    case 'ArrowDown':
      return plusDays(day, 7);
    case 'Home':
      return plusDays(day, -weekday(day));
    case 'End':
      return plusDays(day, 6 - weekday(day));
    case 'PageUp':
      return plusMonths(day, -months);
    case 'PageDown':
      return plusMonths(day, months);
    default:
      return undefined;
  }
}

interface MonthProps {
  readonly value: Day;
  /** The day that has the focus. */
  readonly current: Day;
  readonly onChoose: (day: Day) => void;
  readonly onMove: (day: Day) => void;
}

function DayButton({ day, value, current, onChoose }: MonthProps & { readonly day: Day }) {
  const { day: nameOf } = useFormats();
  const today = useToday();
  return (
    <button
      type="button"
      className={day.slice(0, 7) === current.slice(0, 7) ? undefined : 'outside'}
      tabIndex={day === current ? 0 : -1}
      data-day={day}
      aria-label={nameOf(day)}
      aria-pressed={day === value}
      aria-current={day === today ? 'date' : undefined}
      onClick={() => onChoose(day)}
    >
      {Number(day.slice(8))}
    </button>
  );
}

function Month(props: MonthProps): ReactElement {
  const { current, onMove } = props;
  const { weekdays, month } = useFormats();
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = dayAfter(event.key, event.shiftKey, current);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(next);
  };
  return (
    <table className="month" aria-label={month(current.slice(0, 7))} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weekdays().map(({ short, long }) => (
            <th key={long} abbr={long} scope="col">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(current).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day}>
                <DayButton {...props} day={day} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A month to choose a day from, by mouse or by keyboard. */
export function Calendar({ value, onChoose, onClose }: CalendarProps): ReactElement {
  const texts = useTexts(dateTexts);
  const { month } = useFormats();
  const today = useToday();
  const [current, setCurrent] = useState(value || today);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current]);
  const move = (months: number) => () => setCurrent(plusMonths(current, months));
  return (
    <div
      ref={box}
      className="calendar"
      role="dialog"
      aria-label={texts.calendar}
      onKeyDown={(event) => {
        // Enter would send the form, and Escape would close the dialog around it.
        event.stopPropagation();
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <IconButton label={texts.previousMonth} icon="left" onClick={move(-1)} />
        <span aria-live="polite">{month(current.slice(0, 7))}</span>
        <IconButton label={texts.nextMonth} icon="right" onClick={move(1)} />
      </header>
      <Month value={value} current={current} onChoose={onChoose} onMove={setCurrent} />
      <footer>
        <Button kind="quiet" onClick={() => onChoose('')}>
          {texts.clear}
        </Button>
        <Button kind="quiet" onClick={() => onChoose(today)}>
          {texts.today}
        </Button>
      </footer>
    </div>
  );
}

import { type ReactElement, useId } from 'react';
import { useTyped } from '../../../data/forms/use-typed.js';
import { DateInput, useDayText } from './date-input.js';

interface DateFilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A day as the filter of a list, which changes when the user pauses. */
export function DateFilter({ label, value, onChange }: DateFilterProps): ReactElement {
  const id = useId();
  const [day, setDay] = useTyped(value, onChange);
  const typing = useDayText(day, setDay);
  return (
    <div className="filter">
      <label htmlFor={id}>{label}</label>
      <DateInput
        id={id}
        value={day}
        typing={typing}
        aria-invalid={typing.wrong === undefined ? undefined : true}
      />
    </div>
  );
}

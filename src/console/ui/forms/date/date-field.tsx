import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { describedBy, Frame } from '../field.js';
import { useRefusal } from '../refusals/refusals.js';
import { DateInput, useDayText } from './date-input.js';

interface DateFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly path?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/**
 * A field for a day. A text that is no day is marked when the user leaves it, in place of the hint, so that nothing
 * moves while they type.
 */
export function DateField(props: DateFieldProps): ReactElement {
  const { label, hint, error: known, path, value, onChange, ...rest } = props;
  const id = useId();
  const typing = useDayText(value, onChange);
  const [isWrong, setWrong] = useState(false);
  const refusal = useRefusal(path, value);
  const wrong = isWrong ? typing.wrong : undefined;
  const error = wrong ?? known ?? refusal;
  const shownHint = wrong === undefined ? hint : undefined;
  return (
    <Frame id={id} label={label} hint={shownHint} error={error} path={path}>
      <DateInput
        {...rest}
        id={id}
        value={value}
        typing={typing}
        onLeave={setWrong}
        aria-describedby={describedBy(id, { hint: shownHint, error })}
        aria-invalid={error ? true : undefined}
      />
    </Frame>
  );
}

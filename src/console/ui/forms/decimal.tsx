import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { readDecimal } from '../../data/forms/decimals.js';
import { useTexts } from '../../session/language/texts.js';
import { uiTexts } from '../texts.js';
import { TextField } from './field.js';

interface DecimalFieldProps {
  readonly label: string;
  /** The typed text. Parse it with `readDecimal`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly path?: string | undefined;
  readonly required?: boolean;
  readonly isSigned?: boolean;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
}

const digits = '(\\d+|\\d{1,3}(,\\d{3})+)(\\.\\d+)?';

/**
 * Selects the text when the form writes it into the field that has the focus: a price that arrives while the user is
 * about to type another. Then the typed digits replace it, as after Tab.
 */
function useSelectedWhenWritten(value: string) {
  const field = useRef<HTMLInputElement>(null);
  const typed = useRef(value);
  useLayoutEffect(() => {
    if (value !== typed.current && document.activeElement === field.current)
      field.current?.select();
    typed.current = value;
  }, [value]);
  return { field, typed };
}

/** A field for an amount, a price or a quantity. It is not a number field, whose value the mouse wheel changes. */
export function DecimalField({
  isSigned,
  error,
  onChange,
  ...rest
}: DecimalFieldProps): ReactElement {
  const { notANumber } = useTexts(uiTexts);
  const { field, typed } = useSelectedWhenWritten(rest.value);
  const number = rest.value.trim() === '' ? 0 : readDecimal(rest.value);
  const isUnread = number === undefined || (number < 0 && !isSigned);
  return (
    <TextField
      {...rest}
      onFocus={(event) => {
        field.current = event.currentTarget;
      }}
      onChange={(text) => {
        typed.current = text;
        onChange(text);
      }}
      error={error ?? (isUnread ? notANumber : undefined)}
      inputMode="decimal"
      autoComplete="off"
      pattern={`\\s*${isSigned ? '-?' : ''}${digits}\\s*`}
      maxLength={24}
    />
  );
}

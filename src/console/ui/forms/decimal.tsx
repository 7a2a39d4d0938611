import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { decimalSignFor, numberText, readNumber } from '../../session/language/typed-number.js';
import { usePreferences } from '../../session/language/use-preferences.js';
import { uiTexts } from '../texts.js';
import { TextField } from './field.js';

export interface DecimalFieldProps {
  readonly label: string;
  /** The plain number, such as `1250.5`, or a text that is none. Parse it with `readDecimal`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly path?: string | undefined;
  readonly required?: boolean;
  readonly isSigned?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
}

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

/** The typed text of a number. It stays as it was typed; the form gets the plain number, or the text that is none. */
function useNumberText(value: string, onChange: (value: string) => void) {
  const { language } = usePreferences();
  const sign = decimalSignFor(language);
  const plainOf = (typed: string): string => readNumber(typed, sign)?.plain ?? typed.trim();
  const [text, setText] = useState(() => numberText(value, sign));
  const [known, setKnown] = useState({ value, sign });
  if (known.value !== value || known.sign !== sign) {
    setKnown({ value, sign });
    if (known.sign !== sign || plainOf(text) !== value) setText(numberText(value, sign));
  }
  return {
    text,
    read: readNumber(text, sign),
    type(typed: string): void {
      setText(typed);
      onChange(plainOf(typed));
    },
  };
}

/**
 * A field for an amount, a price or a quantity, typed as the user writes numbers. A number that may be read in two ways is
 * shown as it was understood. It is not a number field, whose value the mouse wheel changes.
 */
export function DecimalField({
  isSigned,
  min = isSigned ? Number.NEGATIVE_INFINITY : 0,
  max = Number.POSITIVE_INFINITY,
  error,
  onChange,
  value,
  hint,
  ...rest
}: DecimalFieldProps): ReactElement {
  const { notANumber, notWithin, readAs } = useTexts(uiTexts);
  const { price } = useFormats();
  const { field, typed } = useSelectedWhenWritten(value);
  const { text, read, type } = useNumberText(value, (number) => {
    typed.current = number;
    onChange(number);
  });
  const isWithin = read !== undefined && Number(read.plain) >= min && Number(read.plain) <= max;
  const reason = max < Number.POSITIVE_INFINITY ? notWithin(min, max) : notANumber(price(1234.5));
  const wrong = isWithin || text.trim() === '' ? undefined : reason;
  const understood = isWithin && read.isAmbiguous ? readAs(price(Number(read.plain))) : undefined;
  return (
    <TextField
      {...rest}
      value={text}
      onFocus={(event) => {
        field.current = event.currentTarget;
      }}
      onChange={type}
      hint={understood ?? hint}
      error={error ?? wrong}
      wrong={wrong}
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
    />
  );
}

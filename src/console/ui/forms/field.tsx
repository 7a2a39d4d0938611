import {
  type FocusEvent,
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useRefusal } from './refusals/refusals.js';

interface LabelledField {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The message about a wrong value. */
  readonly error?: string | undefined;
  /** The path of the member in the body, whose refusals are shown here. */
  readonly path?: string | undefined;
}

interface FrameProps extends LabelledField {
  readonly id: string;
  readonly children: ReactNode;
}

/** The label, hint and message around an input. */
export function Frame({ id, label, hint, error, path, children }: FrameProps): ReactElement {
  return (
    <div className="field" data-path={path}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Returns the ids of the hint and message of a `Frame`. */
export const describedBy = (
  id: string,
  { hint, error }: Omit<LabelledField, 'label'>,
): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/**
 * Moves the focus to an input when it has appeared. Browsers obey `autofocus` once for each document only. Before the browser
 * has drawn, the focus would make it lay out the page twice.
 */
export function useFirstFocus(isWanted = false): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const [isFirst] = useState(isWanted);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  return input;
}

export interface TextFieldProps extends LabelledField {
  readonly onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Why the form must not be sent with the value. */
  readonly wrong?: string | undefined;
  readonly type?: HTMLInputTypeAttribute;
  readonly required?: boolean;
  readonly autoFocus?: boolean;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'email';
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: string | number;
  readonly max?: string | number;
  readonly step?: string | number;
  readonly pattern?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

export function TextField(props: TextFieldProps): ReactElement {
  const {
    label,
    hint,
    error: known,
    path,
    value,
    onChange,
    autoFocus,
    wrong = '',
    ...rest
  } = props;
  const id = useId();
  const refusal = useRefusal(path, value);
  const error = known ?? refusal;
  const input = useFirstFocus(autoFocus);
  useLayoutEffect(() => input.current?.setCustomValidity(wrong), [input, wrong]);
  return (
    <Frame id={id} label={label} hint={hint} error={error} path={path}>
      <input
        {...rest}
        ref={input}
        id={id}
        value={value}
        data-autofocus={autoFocus || undefined}
        aria-describedby={describedBy(id, { hint, error })}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </Frame>
  );
}

export interface AreaFieldProps extends LabelledField {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly rows?: number;
}

export function AreaField(props: AreaFieldProps): ReactElement {
  const { label, hint, error: known, path, value, onChange, rows = 3, ...rest } = props;
  const id = useId();
  const refusal = useRefusal(path, value);
  const error = known ?? refusal;
  return (
    <Frame id={id} label={label} hint={hint} error={error} path={path}>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        value={value}
        aria-describedby={describedBy(id, { hint, error })}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </Frame>
  );
}

export type Choice = readonly [value: string, label: string];

export interface SelectFieldProps extends LabelledField {
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

export function SelectField(props: SelectFieldProps): ReactElement {
  const { label, hint, error: known, path, value, choices, onChange, ...rest } = props;
  const id = useId();
  const refusal = useRefusal(path, value);
  const error = known ?? refusal;
  return (
    <Frame id={id} label={label} hint={hint} error={error} path={path}>
      <select
        {...rest}
        id={id}
        value={value}
        aria-describedby={describedBy(id, { hint, error })}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map(([of, text]) => (
          <option key={of} value={of}>
            {text}
          </option>
        ))}
      </select>
    </Frame>
  );
}

interface CheckFieldProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** True to take the focus when its dialog opens. */
  readonly autoFocus?: boolean;
}

export function CheckField(props: CheckFieldProps): ReactElement {
  const { label, checked, onChange, disabled, autoFocus } = props;
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        data-autofocus={autoFocus || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

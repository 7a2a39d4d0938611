import { type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useToday } from '../../../data/queries/company.js';
import { localeOf } from '../../../session/language/plurals.js';
import { useTexts } from '../../../session/language/texts.js';
import { usePreferences } from '../../../session/language/use-preferences.js';
import { IconButton } from '../../button.js';
import { Calendar } from './calendar.js';
import { dateFormOf, readDay } from './date-text.js';
import type { Day } from './days.js';
import './style.css';
import { dateTexts } from './texts.js';

/** The typed text of a day. It stays as it was typed until the user leaves the field. */
export function useDayText(value: Day, onChange: (day: Day) => void) {
  const texts = useTexts(dateTexts);
  const { language } = usePreferences();
  const today = useToday();
  const form = dateFormOf(localeOf(language));
  const [text, setText] = useState(() => form.textOf(value));
  const [known, setKnown] = useState({ value, form });
  const read = (typed: string, isComplete = false): Day | undefined =>
    typed.trim() === ''
      ? ''
      : readDay(typed, { order: form.order, thisYear: Number(today.slice(0, 4)), isComplete });
  if (known.value !== value || known.form !== form) {
    setKnown({ value, form });
    if (known.form !== form || read(text) !== value) setText(form.textOf(value));
  }
  const show = (day: Day): void => {
    setText(form.textOf(day));
    if (day !== value) onChange(day);
  };
  return {
    text,
    show,
    pattern: form.patternOf(texts.parts),
    wrong: read(text) === undefined ? texts.wrong(form.textOf(today)) : undefined,
    type(typed: string): void {
      setText(typed);
      const day = read(typed);
      if (day !== undefined && day !== value) onChange(day);
    },
    /** Completes the day and writes it in the form of the locale. Returns true for a text that is no day. */
    leave(): boolean {
      const day = read(text, true);
      if (day !== undefined) show(day);
      return day === undefined;
    },
  };
}

interface DateInputProps {
  readonly id?: string;
  readonly value: Day;
  readonly typing: ReturnType<typeof useDayText>;
  readonly onLeave?: (isWrong: boolean) => void;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
}

interface TextProps extends Omit<DateInputProps, 'value'> {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onOpen: () => void;
}

function DayText({
  input,
  typing,
  onLeave = () => undefined,
  onOpen,
  ...rest
}: TextProps): ReactElement {
  const { text, wrong = '', pattern, type, leave } = typing;
  useLayoutEffect(() => input.current?.setCustomValidity(wrong), [input, wrong]);
  return (
    <input
      {...rest}
      ref={input}
      value={text}
      placeholder={pattern}
      inputMode="numeric"
      autoComplete="off"
      maxLength={24}
      // A day that is typed replaces the one in the field.
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ target }) => type(target.value)}
      onBlur={() => onLeave(leave())}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        onOpen();
      }}
    />
  );
}

/** A day that is typed in the order of the user, or chosen from a month. Arrow down opens the month. */
export function DateInput({ value, ...props }: DateInputProps): ReactElement {
  const texts = useTexts(dateTexts);
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const choose = (day: Day): void => {
    props.typing.show(day);
    setOpen(false);
    input.current?.focus();
  };
  // A change of the month removes the day with the focus, and then gives it to another one.
  const closeOutside = (frame: HTMLElement): void => {
    setTimeout(() => {
      if (!frame.contains(document.activeElement)) setOpen(false);
    });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches the focus of its own fields
    <span className="date" onBlur={({ currentTarget }) => closeOutside(currentTarget)}>
      <DayText {...props} input={input} onOpen={() => setOpen(true)} />
      <IconButton
        label={texts.open}
        icon="calendar"
        tabIndex={-1}
        disabled={props.disabled}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && <Calendar value={value} onChoose={choose} onClose={() => choose(value)} />}
    </span>
  );
}

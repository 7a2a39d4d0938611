import {
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useRef,
} from 'react';
import { problemOf } from '../../data/queries/problem.js';
import { KeptNotice } from '../../unsaved/restored.js';
import { Failed } from '../frames/states.js';
import { Refusals, useFirstRefusal } from './refusals.js';

interface FormProps {
  readonly error: unknown;
  /**
   * Shows the newest state of a record that another user may have changed, and keeps the typed
   * values.
   */
  readonly onReload?: (() => unknown) | undefined;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLFormElement>) => void;
  /** Called if a field refuses its value before sending. */
  readonly onInvalid?: () => void;
  /** Called after the user changed a field. */
  readonly onInput?: () => void;
  readonly children: ReactNode;
  /** The buttons. */
  readonly end: ReactNode;
}

/**
 * Returns true for a field whose `input` event is followed by a `change` event. A render between the two would take
 * the choice back.
 */
const isChoice = (field: EventTarget): boolean =>
  field instanceof HTMLSelectElement ||
  (field instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(field.type));

/**
 * A form that shows refusals of the API: a summary at the top, a message at each field, and the focus in the first
 * one.
 */
export function Form(props: FormProps): ReactElement {
  const { error, onReload, onSubmit, onKeyDown, onInvalid, onInput, children, end } = props;
  const form = useRef<HTMLFormElement>(null);
  useFirstRefusal(form, error);
  const { kind, details } = problemOf(error);
  const failed =
    error === null || error === undefined ? null : (
      <Failed error={error} onRetry={kind === 'changed' ? onReload : undefined} />
    );
  const isOnTop = details.length > 0;
  return (
    <form
      ref={form}
      className="form"
      onKeyDown={onKeyDown}
      onInvalidCapture={onInvalid}
      onInput={({ target }) => {
        if (!isChoice(target)) onInput?.();
      }}
      onChange={() => onInput?.()}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
      }}
    >
      <KeptNotice />
      {isOnTop && failed}
      <Refusals error={error}>{children}</Refusals>
      {!isOnTop && failed}
      <div className="form-end">{end}</div>
    </form>
  );
}

import {
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { problemOf } from '../../data/queries/problem.js';
import { KeptNotice } from '../../unsaved/restored.js';
import { Failed } from '../frames/states.js';
import { useFieldNames } from './refusals/field-names.js';
import { Refusals, useFirstRefusal } from './refusals/refusals.js';

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

/** Returns true when the browser is online again after the error, which then says nothing true. */
function useIsBack(error: unknown): boolean {
  const [passed, setPassed] = useState<unknown>();
  useEffect(() => {
    if (problemOf(error).kind !== 'offline') return;
    const onBack = (): void => setPassed(error);
    addEventListener('online', onBack);
    return () => removeEventListener('online', onBack);
  }, [error]);
  return passed === error;
}

/**
 * A form that shows refusals of the API: a summary at the top, a message at each field, and the focus in the first
 * one.
 */
export function Form(props: FormProps): ReactElement {
  const { error, onReload, onSubmit, onKeyDown, onInvalid, onInput, children, end } = props;
  const form = useRef<HTMLFormElement>(null);
  useFirstRefusal(form, error);
  const fieldNames = useFieldNames(form, error);
  const { kind, details } = problemOf(error);
  const isBack = useIsBack(error);
  const failed =
    error === null || error === undefined || isBack ? null : (
      <Failed
        error={error}
        fieldNames={fieldNames}
        onRetry={kind === 'changed' ? onReload : undefined}
      />
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

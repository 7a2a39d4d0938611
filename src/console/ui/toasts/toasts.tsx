import { type FocusEvent, type ReactElement, useEffect, useSyncExternalStore } from 'react';
import { type Problem, problemOf, problemTexts } from '../../data/queries/problem.js';
import { useTexts } from '../../session/language/texts.js';
import { Button, IconButton } from '../button.js';
import { isDialogOpen, isTyping } from '../keys.js';
import { uiTexts } from '../texts.js';
import { type Toast, toasts } from './messages.js';

/** Reads a failure of an undo in the language of the user. */
function useReason(): (problem: Problem) => string {
  const texts = useTexts(problemTexts);
  return ({ kind, apiMessage }) =>
    kind === 'conflict' || kind === 'invalid' ? apiMessage || texts[kind].title : texts[kind].title;
}

/** The key of every editor undoes the action of the newest message, outside of fields, which undo their own text. */
function useUndoKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isKey = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
      if (!isKey || event.defaultPrevented || isTyping(event.target) || isDialogOpen()) return;
      const newest = toasts.get().findLast(({ undo }) => undo !== undefined);
      if (newest === undefined) return;
      event.preventDefault();
      void toasts.undo(newest.id);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Moves the focus out of a message that disappears. Otherwise it would move to the top of the page. */
const focusContent = (): void => document.querySelector<HTMLElement>('#content')?.focus();

function UndoButton({ toast: { id, isBusy = false } }: { readonly toast: Toast }): ReactElement {
  const texts = useTexts(uiTexts);
  return (
    <>
      <span className="unseen">{texts.undoHint}</span>
      <Button
        kind="quiet"
        isBusy={isBusy}
        aria-keyshortcuts="Control+Z"
        onClick={() => {
          focusContent();
          void toasts.undo(id);
        }}
      >
        {texts.undo}
        <span aria-hidden="true">
          <kbd>Ctrl Z</kbd>
        </span>
      </Button>
    </>
  );
}

function ShownToast({ toast }: { readonly toast: Toast }): ReactElement {
  const texts = useTexts(uiTexts);
  const reasonOf = useReason();
  const { id, text, failure, undo, refusal = texts.notUndone } = toast;
  return (
    <div className="toast" role={failure === undefined ? undefined : 'alert'}>
      <span>{failure === undefined ? text : refusal(reasonOf(problemOf(failure)))}</span>
      <span className="toast-actions">
        {undo && <UndoButton toast={toast} />}
        <IconButton
          label={texts.close}
          icon="close"
          onClick={() => {
            focusContent();
            toasts.drop(id);
          }}
        />
      </span>
    </div>
  );
}

/** The messages about successes. They stay while the pointer or the focus is in them. */
export function Toasts(): ReactElement {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get);
  useUndoKey();
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget as Node | null)) toasts.resume();
  };
  return (
    <div
      className="toasts"
      role="status"
      aria-live="polite"
      onPointerEnter={toasts.hold}
      onPointerLeave={toasts.resume}
      onFocus={toasts.hold}
      onBlur={leave}
    >
      {shown.map((toast) => (
        <ShownToast key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

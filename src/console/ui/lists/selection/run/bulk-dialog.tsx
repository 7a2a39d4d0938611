import { type ReactElement, useState } from 'react';
import { problemOf, problemTexts } from '../../../../data/queries/problem.js';
import { useTexts } from '../../../../session/language/texts.js';
import { useKept } from '../../../../unsaved/kept.js';
import { Button } from '../../../button.js';
import { TextField } from '../../../forms/field.js';
import { Confirm } from '../../../frames/confirm.js';
import { Dialog } from '../../../frames/dialog.js';
import { uiTexts } from '../../../texts.js';
import { say } from '../../../toasts/messages.js';
import { listTexts } from '../../texts.js';
import type { BulkAction } from '../bulk-action.js';
import type { Outcome } from './run-each.js';
import { useBulkRun } from './use-bulk-run.js';
import { useBulkUndo } from './use-bulk-undo.js';

interface ConfirmBulkProps<T> {
  readonly action: BulkAction<T>;
  /** The number of rows to which the action applies, and the number of other selected rows. */
  readonly count: number;
  readonly leftOut: number;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

function ConfirmBulk<T>(props: ConfirmBulkProps<T>): ReactElement {
  const { action, count, leftOut, onConfirm, onClose } = props;
  const texts = useTexts(listTexts);
  const [reason, setReason] = useKept('reason', '');
  return (
    <Confirm
      title={action.title(count)}
      action={action.label}
      {...(action.isFinal ? { word: String(count) } : {})}
      isBusy={false}
      error={null}
      onConfirm={() => onConfirm(reason.trim())}
      onClose={onClose}
    >
      <p>{action.text}</p>
      {leftOut > 0 && <p>{texts.leftOut(leftOut)}</p>}
      {action.reason && (
        <TextField
          {...action.reason}
          value={reason}
          onChange={setReason}
          required
          autoFocus
          maxLength={500}
          autoComplete="off"
        />
      )}
    </Confirm>
  );
}

interface RunningProps {
  readonly title: string;
  readonly done: number;
  readonly count: number;
  readonly onStop: () => void;
}

function Running({ title, done, count, onStop }: RunningProps): ReactElement {
  const texts = useTexts(listTexts);
  const [isStopping, setStopping] = useState(false);
  const stop = (): void => {
    setStopping(true);
    onStop();
  };
  return (
    <Dialog title={title}>
      <div className="form">
        <progress aria-label={title} value={done} max={count} />
        <p role="status">{texts.progress(done, count)}</p>
        <div className="form-end">
          <Button isBusy={isStopping} onClick={stop}>
            {texts.stop}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface FinishedProps<T> {
  readonly title: string;
  readonly outcomes: readonly Outcome<T>[];
  /** The number of rows to which the action applied. */
  readonly count: number;
  readonly nameOf: (row: T) => string;
  readonly onClose: () => void;
}

/** The result of an action, with the server's reason for each refusal. */
function Finished<T>({ title, outcomes, count, nameOf, onClose }: FinishedProps<T>): ReactElement {
  const texts = useTexts(listTexts);
  const problems = useTexts(problemTexts);
  const { close } = useTexts(uiTexts);
  const refused = outcomes.filter(({ error }) => error !== undefined);
  const notStarted = count - outcomes.length;
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="form">
        <div role="status" className="stack">
          <p>{texts.succeeded(outcomes.length - refused.length)}</p>
          {refused.length > 0 && <p>{texts.refused(refused.length)}</p>}
          {notStarted > 0 && <p>{texts.notStarted(notStarted)}</p>}
        </div>
        {refused.length > 0 && (
          <ul className="bulk-refused">
            {refused.map(({ row, position, error }) => {
              const { kind, apiMessage } = problemOf(error);
              return (
                <li key={position}>
                  <strong>{nameOf(row)}</strong> {apiMessage || problems[kind].title}
                </li>
              );
            })}
          </ul>
        )}
        <div className="form-end">
          <Button kind="primary" onClick={onClose}>
            {close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface BulkDialogProps<T> {
  readonly action: BulkAction<T>;
  readonly nameOf: (row: T) => string;
  /** The selection when the dialog opens. */
  readonly selected: readonly T[];
  /** Receives the rows that are left. */
  readonly onClose: (rest: readonly T[]) => void;
}

/** Returns the run of the action, and the functions that close its dialog. */
function useDialogRun<T>({ action, selected, onClose }: BulkDialogProps<T>, rows: readonly T[]) {
  const [all] = useState(selected);
  const undoOf = useBulkUndo(action);
  const close = (outcomes: readonly Outcome<T>[]): void => {
    const done = outcomes.filter(({ error }) => error === undefined).map(({ row }) => row);
    onClose(all.filter((row) => !done.includes(row)));
  };
  const run = useBulkRun(action, rows, (outcomes) => {
    if (outcomes.some(({ error }) => error !== undefined) || outcomes.length < rows.length) return;
    say(action.done(rows.length), undoOf(outcomes));
    close(outcomes);
  });
  return {
    ...run,
    leftOut: all.length - rows.length,
    close: (): void => close([]),
    /** The dialog has said what succeeded. A message offers to undo that. */
    closeFinished(): void {
      const { outcomes = [] } = run;
      const undo = undoOf(outcomes);
      const count = outcomes.filter(({ error }) => error === undefined).length;
      if (undo) say(action.done(count), undo);
      close(outcomes);
    },
  };
}

/** Asks for confirmation, runs the action for each row, and reports refusals. */
export function BulkDialog<T>(props: BulkDialogProps<T>): ReactElement {
  const { action, nameOf, selected } = props;
  const [rows] = useState(() => selected.filter(action.appliesTo));
  const run = useDialogRun(props, rows);
  if (run.outcomes === undefined) {
    return (
      <ConfirmBulk
        action={action}
        count={rows.length}
        leftOut={run.leftOut}
        onConfirm={run.start}
        onClose={run.close}
      />
    );
  }
  const title = action.title(rows.length);
  const { outcomes, isRunning, stop } = run;
  return isRunning ? (
    <Running title={title} done={outcomes.length} count={rows.length} onStop={stop} />
  ) : (
    <Finished
      title={title}
      outcomes={outcomes}
      count={rows.length}
      nameOf={nameOf}
      onClose={run.closeFinished}
    />
  );
}

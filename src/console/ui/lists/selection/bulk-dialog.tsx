import { type ReactElement, useState } from 'react';
import { problemOf, problemTexts } from '../../../data/queries/problem.js';
import { useTexts } from '../../../session/language/texts.js';
import { Button } from '../../button.js';
import { TextField } from '../../forms/field.js';
import { Confirm } from '../../frames/confirm.js';
import { Dialog } from '../../frames/dialog.js';
import { say } from '../../frames/toast.js';
import { uiTexts } from '../../texts.js';
import { listTexts } from '../texts.js';
import type { BulkAction } from './bulk-action.js';
import type { Outcome } from './run-each.js';
import { type BulkRun, useBulkRun } from './use-bulk-run.js';

interface ConfirmBulkProps<T> {
  readonly action: BulkAction<T>;
  /** How many rows the action is for, and how many of the selection it is not for. */
  readonly count: number;
  readonly leftOut: number;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

function ConfirmBulk<T>(props: ConfirmBulkProps<T>): ReactElement {
  const { action, count, leftOut, onConfirm, onClose } = props;
  const texts = useTexts(listTexts);
  const [reason, setReason] = useState('');
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

interface RefusedProps<T> {
  readonly outcomes: readonly Outcome<T>[];
  readonly nameOf: (row: T) => string;
}

/** The rows that the server refused, each with the reason that the server gave. */
function Refused<T>({ outcomes, nameOf }: RefusedProps<T>): ReactElement {
  const problems = useTexts(problemTexts);
  return (
    <ul className="bulk-refused">
      {outcomes.map(({ row, position, error }) => {
        const { kind, apiMessage } = problemOf(error);
        return (
          <li key={position}>
            <strong>{nameOf(row)}</strong> {apiMessage || problems[kind].title}
          </li>
        );
      })}
    </ul>
  );
}

interface ProgressProps<T> extends RefusedProps<T> {
  readonly title: string;
  readonly count: number;
  readonly run: BulkRun<T>;
  readonly onClose: () => void;
}

function Progress<T>({ title, count, outcomes, nameOf, run, onClose }: ProgressProps<T>) {
  const texts = useTexts(listTexts);
  const { close } = useTexts(uiTexts);
  const refused = outcomes.filter(({ error }) => error !== undefined);
  const done = outcomes.length;
  return (
    <Dialog title={title} {...(run.isRunning ? {} : { onClose })}>
      <div className="form">
        <progress aria-label={title} value={done} max={count} />
        <div role="status" className="stack">
          {run.isRunning && <p>{texts.progress(done, count)}</p>}
          {!run.isRunning && <p>{texts.succeeded(done - refused.length)}</p>}
          {refused.length > 0 && <p>{texts.refused(refused.length)}</p>}
          {!run.isRunning && done < count && <p>{texts.notStarted(count - done)}</p>}
        </div>
        {refused.length > 0 && <Refused outcomes={refused} nameOf={nameOf} />}
        <div className="form-end">
          {run.isRunning ? (
            <Button onClick={run.stop}>{texts.stop}</Button>
          ) : (
            <Button kind="primary" onClick={onClose}>
              {close}
            </Button>
          )}
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
  /** Receives the rows that the action is still to be done for. */
  readonly onClose: (rest: readonly T[]) => void;
}

/** Asks for confirmation, runs the action row by row, and reports each refusal. */
export function BulkDialog<T>({ action, nameOf, selected, onClose }: BulkDialogProps<T>) {
  const [rows] = useState(() => selected.filter(action.appliesTo));
  const [all] = useState(selected);
  const restOf = (outcomes: readonly Outcome<T>[]): readonly T[] => {
    const done = outcomes.filter(({ error }) => error === undefined).map(({ row }) => row);
    return all.filter((row) => !done.includes(row));
  };
  const run = useBulkRun(action, rows, (outcomes) => {
    if (outcomes.some(({ error }) => error !== undefined) || outcomes.length < rows.length) return;
    say(action.done(rows.length));
    onClose(restOf(outcomes));
  });
  const close = (): void => onClose(restOf(run.outcomes ?? []));
  if (run.outcomes === undefined) {
    return (
      <ConfirmBulk
        action={action}
        count={rows.length}
        leftOut={all.length - rows.length}
        onConfirm={run.start}
        onClose={close}
      />
    );
  }
  return (
    <Progress
      title={action.title(rows.length)}
      count={rows.length}
      outcomes={run.outcomes}
      nameOf={nameOf}
      run={run}
      onClose={close}
    />
  );
}

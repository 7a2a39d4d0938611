import type { InvoiceIssue } from '@notaria/erp';
import { type ReactElement, useState } from 'react';
import { useOnce } from '../../data/forms/use-once.js';
import { problemOf } from '../../data/queries/problem.js';
import { useTexts } from '../../session/language/texts.js';
import { Confirm } from '../../ui/frames/confirm.js';
import { invoiceTexts } from './texts.js';

/** Returns true if the invoice would not be as the draft shows it. */
const hasChanged = (error: unknown): boolean => problemOf(error).code === 'draft_outdated';

interface IssueVariables {
  readonly id: number;
  readonly body?: InvoiceIssue;
}

interface IssueWrite {
  mutate(variables: IssueVariables): void;
  reset(): void;
  readonly error: Error | null;
}

/** Issues a draft. If the server refuses its figures because they have changed, the next run accepts the new ones. */
export function useIssue(id: number, write: IssueWrite) {
  const once = useOnce<IssueVariables>();
  const [isOutdated, setOutdated] = useState(false);
  if (!isOutdated && hasChanged(write.error)) setOutdated(true);
  return {
    /** True while the user has to decide about the new figures. */
    isOutdated,
    run: () => write.mutate(once(isOutdated ? { id, body: { refresh: true } } : { id })),
    /** Leaves the draft as it was saved. */
    dismiss() {
      setOutdated(false);
      write.reset();
    },
  };
}

interface IssueConfirmProps {
  /** True once the server has refused the figures of the draft: the user accepts the new ones. */
  readonly isOutdated: boolean;
  readonly isBusy: boolean;
  /** Holds the old and new figures of an outdated draft. */
  readonly error: Error | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks whether to issue a draft. */
export function IssueConfirm({ isOutdated, ...confirm }: IssueConfirmProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  return (
    <Confirm
      title={texts.issueTitle}
      action={isOutdated ? texts.acceptAndIssue : texts.issue}
      fieldNames={new Map(Object.entries(texts.draftFigures))}
      {...confirm}
    >
      <p>{isOutdated ? texts.outdatedText : texts.issueText}</p>
    </Confirm>
  );
}

import type { ReactElement } from 'react';
import { problemOf } from '../../data/queries/problem.js';
import { useTexts } from '../../session/language/texts.js';
import { Confirm } from '../../ui/frames/confirm.js';
import { invoiceTexts } from './texts.js';

/** Returns true if the invoice would not be as the draft shows it. */
export const isOutdated = (error: unknown): boolean => problemOf(error).code === 'draft_outdated';

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

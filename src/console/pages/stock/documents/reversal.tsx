import type { ReactElement } from 'react';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Badge } from '../../../ui/badge.js';
import type { Fact } from '../../../ui/frames/page.js';
import { DialogButton } from '../../../ui/frames/remove.js';
import { ReasonDialog, type ReasonWrite } from '../../documents/reason-dialog.js';
import { touchedByStock } from '../queries.js';
import { stockDocumentTexts } from './texts.js';

/** The part of an adjustment or transfer that a reversal needs. */
interface Reversible {
  readonly id: number;
  readonly number: string;
  readonly status: 'posted' | 'done' | 'reversed';
  readonly reversedOn: string | null;
  readonly reverseReason: string | null;
}

interface ReverseButtonProps {
  readonly document: Reversible;
  readonly permission: string;
  readonly options: ReasonWrite;
  /** The effect of the reversal, as a sentence. */
  readonly text: string;
}

/** The button that reverses a posted document, for roles with the permission. */
export function ReverseButton(props: ReverseButtonProps): ReactElement | null {
  const { document, permission, options, text } = props;
  const texts = useTexts(stockDocumentTexts);
  const { may } = useMe();
  if (document.status === 'reversed' || !may(permission)) return null;
  return (
    <DialogButton kind="danger" label={texts.reverse}>
      {(close) => (
        <ReasonDialog
          title={texts.reverseTitle(document.number)}
          action={texts.reverse}
          document={document}
          options={options}
          stale={touchedByStock}
          successMessage={texts.reversed(document.number)}
          isDated
          onClose={close}
        >
          <p>{text}</p>
        </ReasonDialog>
      )}
    </DialogButton>
  );
}

export function StatusBadge({ status }: Pick<Reversible, 'status'>): ReactElement {
  const { statuses } = useTexts(stockDocumentTexts);
  return <Badge tone={status === 'reversed' ? 'bad' : 'good'}>{statuses[status]}</Badge>;
}

/** Returns the facts of the reversal, if there was one. */
export function useReversalFacts({ reversedOn, reverseReason }: Reversible): readonly Fact[] {
  const texts = useTexts(stockDocumentTexts);
  const { day } = useFormats();
  return reversedOn === null
    ? []
    : [
        [texts.reversedOn, day(reversedOn)],
        [texts.reverseReason, reverseReason],
      ];
}

import type { Hit, HitDecision, ReviewStatus } from '@notaria/kyc';
import { type ReactElement, useState } from 'react';
import { useOnce } from '../../../data/forms/use-once.js';
import { useWrite } from '../../../data/forms/use-write.js';
import { useTexts } from '../../../session/language/texts.js';
import { TextField } from '../../../ui/forms/field.js';
import { FormDialog } from '../../../ui/forms/form-dialog.js';
import { useKept } from '../../../unsaved/kept.js';
import { amlKey, useAmlQueries } from '../data.js';
import { amlTexts } from './aml-texts.js';
import { withdrawn } from './use-hit-actions.js';

interface DecideHitProps {
  readonly screeningId: string;
  readonly hit: Hit;
  readonly decision: ReviewStatus;
  readonly onClose: () => void;
  /** Called after the decision was stored. */
  readonly onDone: () => void;
}

/** Returns the write of a decision. Its undo decides as before. */
function useDecide({ screeningId, hit, onClose, onDone }: DecideHitProps) {
  const texts = useTexts(amlTexts);
  const { queries } = useAmlQueries();
  const options = queries.decide();
  const [before] = useState(() => withdrawn(hit.reviewStatus, texts.undoReason));
  return useWrite({
    options,
    stale: [amlKey],
    successMessage: texts.decided,
    undo: () => ({
      run: () => options.mutationFn({ id: screeningId, hitId: hit.id, body: before }),
      done: texts.manyWithdrawn(1),
    }),
    onDone() {
      onClose();
      onDone();
    },
  });
}

/** Asks for the reason of a decision about a hit. The decision is stored with its reason. */
export function DecideHit(props: DecideHitProps): ReactElement {
  const { screeningId, hit, decision, onClose } = props;
  const texts = useTexts(amlTexts);
  const [reason, setReason] = useKept('reason', '', { of: hit.id });
  const once = useOnce<{ id: string; hitId: string; body: HitDecision }>();
  const decide = useDecide(props);
  const submit = (): void => {
    const body: HitDecision = { decision, reason: reason.trim() };
    decide.mutate(once({ id: screeningId, hitId: hit.id, body }));
  };
  return (
    <FormDialog
      title={texts.decideTitle(hit.caption)}
      action={texts.decide[decision]}
      isBusy={decide.isPending}
      error={decide.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{texts.decideText[decision]}</p>
      <TextField
        label={texts.reason}
        path="reason"
        required
        pattern=".*\S.*"
        autoFocus
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  );
}

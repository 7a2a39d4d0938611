import type { Hit, HitDecision, ReviewStatus } from '@notaria/kyc';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useOnce } from '../../data/use-once.js';
import { useWrite } from '../../data/use-write.js';
import { useTexts } from '../../session/texts.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { TextField } from '../../ui/field.js';
import { Failed } from '../../ui/states.js';
import { uiTexts } from '../../ui/texts.js';
import { amlTexts } from './aml-texts.js';
import { amlKey, useAmlQueries } from './data.js';

interface DecideHitProps {
  readonly screeningId: string;
  readonly hit: Hit;
  readonly decision: ReviewStatus;
  readonly onClose: () => void;
}

/** Whether the one on the list is the person, and why. */
export function DecideHit(props: DecideHitProps): ReactElement {
  const { screeningId, hit, decision, onClose } = props;
  const texts = useTexts(amlTexts);
  const { cancel } = useTexts(uiTexts);
  const { queries } = useAmlQueries();
  const [reason, setReason] = useState('');
  const once = useOnce<{ id: string; hitId: string; body: HitDecision }>();
  const decide = useWrite({
    options: queries.decide(),
    stale: [amlKey],
    said: texts.decided,
    onDone: onClose,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const why = reason.trim();
    const body: HitDecision = { decision, ...(why ? { reason: why } : {}) };
    decide.mutate(once({ id: screeningId, hitId: hit.id, body }));
  };
  return (
    <Dialog title={texts.decideTitle(hit.caption)} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p>{texts.decideText[decision]}</p>
        <TextField
          label={texts.reason}
          required={decision !== 'pending'}
          autoFocus
          maxLength={500}
          value={reason}
          onChange={setReason}
        />
        {decide.error && <Failed error={decide.error} />}
        <div className="form-end">
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            kind={decision === 'true_match' ? 'danger' : 'primary'}
            type="submit"
            isBusy={decide.isPending}
          >
            {texts.decide[decision]}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

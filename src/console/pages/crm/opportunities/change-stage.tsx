import type { OpportunityListItem, OpportunityStage, StageChange } from '@notaria/erp';
import { crmQueries } from '@notaria/erp/react-query';
import { type ReactElement, useState } from 'react';
import { useOnce } from '../../../data/forms/use-once.js';
import { useWrite } from '../../../data/forms/use-write.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { AreaField, TextField } from '../../../ui/forms/field.js';
import { FormDialog } from '../../../ui/forms/form-dialog.js';
import { useKept } from '../../../unsaved/kept.js';
import { crmTexts } from '../texts.js';

const crm = crmQueries(erp);

export type OpportunitySummary = Pick<OpportunityListItem, 'id' | 'title' | 'stage'>;

interface ChangeStageProps {
  readonly opportunity: OpportunitySummary;
  readonly stage: OpportunityStage;
  readonly onClose: () => void;
}

/** A won or lost opportunity needs a permission to be opened again. */
const isOpen = (stage: OpportunityStage): boolean => stage !== 'won' && stage !== 'lost';

/** Returns the write of a stage, with a message that offers to undo it. */
export function useMove(onDone?: () => void) {
  const texts = useTexts(crmTexts);
  const options = crm.changeStage();
  return useWrite({
    options,
    stale: [crm.key],
    successMessage: ({ data: { stage } }) => texts.moved(texts.stages[stage]),
    undo({ data: { id, version, stage, stageHistory } }) {
      const before = stageHistory.at(-1)?.from;
      if (before === undefined || !isOpen(before) || !isOpen(stage)) return undefined;
      return {
        run: () =>
          options.mutationFn({ id, body: { stage: before }, options: { ifMatch: version } }),
        done: texts.moved(texts.stages[before]),
      };
    },
    ...(onDone ? { onDone } : {}),
  });
}

/** Moves an opportunity to a stage, with a note. A loss needs a reason. */
export function ChangeStage(props: ChangeStageProps): ReactElement {
  const { opportunity, stage, onClose } = props;
  const texts = useTexts(crmTexts);
  const [note, setNote] = useKept('note', '');
  const [lostReason, setLostReason] = useKept('lostReason', '');
  const name = texts.stages[stage];
  const once = useOnce<{ id: number; body: StageChange }>();
  const write = useMove(onClose);
  const body: StageChange = {
    stage,
    ...(stage === 'lost' ? { lostReason } : {}),
    ...(note ? { note } : {}),
  };
  return (
    <FormDialog
      title={`${opportunity.title}: ${texts.moveTitle(name)}`}
      action={texts.move}
      isBusy={write.isPending}
      error={write.error}
      onSubmit={() => write.mutate(once({ id: opportunity.id, body }))}
      onClose={onClose}
    >
      {stage === 'lost' && (
        <TextField
          label={texts.lostReason}
          value={lostReason}
          onChange={setLostReason}
          path="lostReason"
          required
          maxLength={500}
          autoComplete="off"
        />
      )}
      <AreaField label={texts.note} value={note} onChange={setNote} path="note" maxLength={2000} />
    </FormDialog>
  );
}

interface StageSelectProps {
  readonly opportunity: OpportunitySummary;
}

/** Chooses the next stage of an opportunity. */
export function StageSelect({ opportunity }: StageSelectProps): ReactElement {
  const texts = useTexts(crmTexts);
  const [stage, setStage] = useState<OpportunityStage>();
  return (
    <>
      <label className="filter">
        <span className="unseen">{texts.moveTo(opportunity.title)}</span>
        <select
          value={opportunity.stage}
          onChange={(event) => setStage(event.target.value as OpportunityStage)}
        >
          {Object.entries(texts.stages).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {stage && (
        <ChangeStage opportunity={opportunity} stage={stage} onClose={() => setStage(undefined)} />
      )}
    </>
  );
}

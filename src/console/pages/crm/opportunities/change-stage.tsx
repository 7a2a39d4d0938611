import type {
  OpportunityListItem,
  OpportunityReply,
  OpportunityStage,
  StageChange,
} from '@notaria/erp';
import { crmQueries } from '@notaria/erp/react-query';
import { type ReactElement, useState } from 'react';
import { area, fieldsOf, text } from '../../../records/fields.js';
import { WriteDialog } from '../../../records/write-dialog.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
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
export function useStageWrite() {
  const texts = useTexts(crmTexts);
  const options = crm.changeStage();
  return {
    options,
    stale: [crm.key],
    successMessage: ({ data: { stage } }: OpportunityReply) => texts.moved(texts.stages[stage]),
    undo({ data: { id, version, stage, stageHistory } }: OpportunityReply) {
      const before = stageHistory.at(-1)?.from;
      if (before === undefined || !isOpen(before) || !isOpen(stage)) return undefined;
      return {
        run: () =>
          options.mutationFn({ id, body: { stage: before }, options: { ifMatch: version } }),
        done: texts.moved(texts.stages[before]),
      };
    },
  };
}

/** Moves an opportunity to a stage, with a note. A loss needs a reason. */
export function ChangeStage(props: ChangeStageProps): ReactElement {
  const { opportunity, stage, onClose } = props;
  const texts = useTexts(crmTexts);
  const lostReason = text(texts.lostReason, {
    required: true,
    maxLength: 500,
    autoComplete: 'off',
  });
  return (
    <WriteDialog
      {...useStageWrite()}
      title={`${opportunity.title}: ${texts.moveTitle(texts.stages[stage])}`}
      action={texts.move}
      fields={fieldsOf<Omit<StageChange, 'stage'>>()([
        stage === 'lost' ? { lostReason } : {},
        { note: area(texts.note, { maxLength: 2000, empty: 'omitted' }) },
      ])}
      variablesOf={(body) => ({ id: opportunity.id, body: { ...body, stage } })}
      onClose={onClose}
    />
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

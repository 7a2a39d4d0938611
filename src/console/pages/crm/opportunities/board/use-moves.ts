import type { OpportunityListItem, OpportunityStage } from '@notaria/erp';
import { crmQueries } from '@notaria/erp/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWrite } from '../../../../data/forms/use-write.js';
import { erp } from '../../../../session/clients.js';
import { useTexts } from '../../../../session/language/texts.js';
import { sayRefused } from '../../../../ui/toasts/messages.js';
import { crmTexts } from '../../texts.js';
import { useStageWrite } from '../change-stage.js';
import { isOnBoard, showInStage } from './stage-page.js';

const crm = crmQueries(erp);

/** An opportunity that was dropped on a stage. */
interface Move {
  readonly opportunity: OpportunityListItem;
  readonly stage: OpportunityStage;
}

interface Moves {
  /** A move that waits for its dialog. */
  readonly asked: Move | undefined;
  /** True until the server has replied to a move of the opportunity. */
  isMoving(id: number): boolean;
  move(opportunity: OpportunityListItem, stage: OpportunityStage): void;
  closeDialog(): void;
}

/**
 * Moves opportunities to the stages of the board at once, and takes them back when the server refuses. Other stages ask
 * by their dialog first.
 */
export function useMoves(): Moves {
  const texts = useTexts(crmTexts);
  const client = useQueryClient();
  const { mutateAsync } = useWrite(useStageWrite());
  const [asked, setAsked] = useState<Move>();
  const [moving, setMoving] = useState<readonly number[]>([]);
  const moveAtOnce = async ({ opportunity, stage }: Move): Promise<void> => {
    const { id, title, version } = opportunity;
    setMoving((now) => [...now, id]);
    // A reply that is on its way still has the stage before.
    await client.cancelQueries({ queryKey: crm.key });
    showInStage(client, opportunity, stage);
    try {
      const { data } = await mutateAsync({ id, body: { stage }, options: { ifMatch: version } });
      showInStage(client, { ...opportunity, version: data.version }, stage);
    } catch (error) {
      showInStage(client, opportunity, opportunity.stage);
      sayRefused(texts.notMoved(title), error);
      void client.invalidateQueries({ queryKey: crm.key });
    }
    setMoving((now) => now.filter((one) => one !== id));
  };
  return {
    asked,
    isMoving: (id) => moving.includes(id),
    move(opportunity, stage) {
      if (isOnBoard(stage)) void moveAtOnce({ opportunity, stage });
      else setAsked({ opportunity, stage });
    },
    closeDialog: () => setAsked(undefined),
  };
}

import type { ReactElement } from 'react';
import { useTexts } from '../../../../session/language/texts.js';
import { useMe } from '../../../../session/me.js';
import { useCreateLink } from '../../../../ui/create.js';
import { CrmPage } from '../../crm-page.js';
import { crmTexts } from '../../texts.js';
import { ChangeStage } from '../change-stage.js';
import { StageColumn } from './stage-column.js';
import { stages } from './stage-page.js';
import { OwnerSums } from './sums.js';
import { type BoardDrag, useDrag } from './use-drag.js';
import { useMoves } from './use-moves.js';
import './style.css';

/** The stages without a column, at the bottom of the window while a card is dragged. */
function ClosedStages({ drag }: { readonly drag: BoardDrag }): ReactElement {
  const texts = useTexts(crmTexts);
  return (
    <div className="board-closed" aria-hidden="true">
      {(['won', 'lost'] as const).map((stage) => (
        <div key={stage} {...drag.targetOf(stage)}>
          {texts.stages[stage]}
        </div>
      ))}
    </div>
  );
}

/** The open opportunities by stage. Cards move by their menu, or are dragged by the mouse. */
export function Board(): ReactElement {
  const texts = useTexts(crmTexts);
  const { may } = useMe();
  const { asked, move, isMoving, closeDialog } = useMoves();
  const drag = useDrag(move, (id) => !isMoving(id));
  const create = useCreateLink({
    label: texts.newOpportunity,
    href: '/crm/opportunities/new',
    isOffered: may('crm:write'),
  });
  return (
    <CrmPage title={texts.crm} actions={create}>
      <OwnerSums />
      <div className="board">
        {stages.map((stage) => (
          <StageColumn key={stage} stage={stage} drag={drag} />
        ))}
      </div>
      {drag.isActive && <ClosedStages drag={drag} />}
      {asked && <ChangeStage {...asked} onClose={closeDialog} />}
    </CrmPage>
  );
}

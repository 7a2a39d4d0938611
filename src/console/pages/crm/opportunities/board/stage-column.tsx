import type { OpenStage, OpportunityListItem, OpportunityListReply } from '@notaria/erp';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useFormats } from '../../../../session/language/formats.js';
import { useTexts } from '../../../../session/language/texts.js';
import { useMe } from '../../../../session/me.js';
import { Failed, Loading } from '../../../../ui/frames/states.js';
import { crmTexts } from '../../texts.js';
import { StageSelect } from '../change-stage.js';
import { stagePage } from './stage-page.js';
import { useSumsOf } from './sums.js';
import type { BoardDrag } from './use-drag.js';

interface CardProps {
  readonly opportunity: OpportunityListItem;
  readonly drag: BoardDrag;
}

function OpportunityCard({ opportunity, drag }: CardProps): ReactElement {
  const { may } = useMe();
  const { day, money } = useFormats();
  const { id, title, partyName, expectedAmount, currencyCode, expectedCloseDate } = opportunity;
  const mayMove = may('crm:write');
  return (
    <li className="board-card" {...(mayMove ? drag.cardOf(opportunity) : {})}>
      <Link href={`/crm/opportunities/${id}`} draggable={false}>
        {title}
      </Link>
      {partyName !== null && <span>{partyName}</span>}
      {expectedAmount !== null && <span>{money(expectedAmount, currencyCode)}</span>}
      {expectedCloseDate !== null && <span className="hint">{day(expectedCloseDate)}</span>}
      {mayMove && <StageSelect opportunity={opportunity} />}
    </li>
  );
}

function Count({ data, totalCount }: OpportunityListReply): ReactElement {
  const texts = useTexts(crmTexts);
  const { number } = useFormats();
  const { length } = data;
  return (
    <span className="hint">
      {totalCount > length ? texts.shown(number(length), number(totalCount)) : number(totalCount)}
    </span>
  );
}

interface StageColumnProps {
  readonly stage: OpenStage;
  readonly drag: BoardDrag;
}

/** A stage with its opportunities. */
export function StageColumn({ stage, drag }: StageColumnProps): ReactElement {
  const texts = useTexts(crmTexts);
  const { data, error, refetch } = useQuery(stagePage(stage));
  const rows = data?.data ?? [];
  const sums = useSumsOf()(rows);
  return (
    <section className="board-column" aria-label={texts.stages[stage]} {...drag.targetOf(stage)}>
      <header className="card-head">
        <h2>{texts.stages[stage]}</h2>
        {data && <Count {...data} />}
        {sums !== '' && <strong className="board-sum">{sums}</strong>}
      </header>
      {error && data === undefined && <Failed error={error} onRetry={refetch} />}
      {!error && data === undefined && <Loading rows={2} />}
      {data && rows.length === 0 && <p className="hint">{texts.emptyStage}</p>}
      {rows.length > 0 && (
        <ul>
          {rows.map((opportunity) => (
            <OpportunityCard key={opportunity.id} opportunity={opportunity} drag={drag} />
          ))}
        </ul>
      )}
    </section>
  );
}

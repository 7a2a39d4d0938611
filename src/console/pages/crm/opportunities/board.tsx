import type { OpenStage, OpportunityListItem } from '@notaria/erp';
import { crmQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { useCreateLink } from '../../../ui/create.js';
import { Failed, Loading } from '../../../ui/frames/states.js';
import { CrmPage } from '../crm-page.js';
import { crmTexts } from '../texts.js';
import { StageSelect } from './change-stage.js';
import './style.css';

const stages: readonly OpenStage[] = ['prospecting', 'qualification', 'proposal', 'negotiation'];

interface CardProps {
  readonly opportunity: OpportunityListItem;
}

function OpportunityCard({ opportunity }: CardProps): ReactElement {
  const { may } = useMe();
  const { day, money } = useFormats();
  const { id, title, partyName, expectedAmount, currencyCode, expectedCloseDate } = opportunity;
  return (
    <li className="board-card">
      <Link href={`/crm/opportunities/${id}`}>{title}</Link>
      {partyName !== null && <span>{partyName}</span>}
      {expectedAmount !== null && <span>{money(expectedAmount, currencyCode)}</span>}
      {expectedCloseDate !== null && <span className="hint">{day(expectedCloseDate)}</span>}
      {may('crm:write') && <StageSelect opportunity={opportunity} />}
    </li>
  );
}

/** A stage with its opportunities, in the order of their closing dates. */
function StageColumn({ stage }: { readonly stage: OpenStage }): ReactElement {
  const texts = useTexts(crmTexts);
  const { number } = useFormats();
  const { data, error, refetch } = useQuery(
    crmQueries(erp).opportunities({
      stage,
      pageSize: 50,
      sortBy: 'expectedCloseDate',
      sortDir: 'asc',
    }),
  );
  const rows = data?.data ?? [];
  const total = data?.totalCount ?? 0;
  const count =
    total > rows.length ? texts.shown(number(rows.length), number(total)) : number(total);
  return (
    <section className="board-column" aria-label={texts.stages[stage]}>
      <header className="card-head">
        <h2>{texts.stages[stage]}</h2>
        {data && <span className="hint">{count}</span>}
      </header>
      {error && data === undefined && <Failed error={error} onRetry={refetch} />}
      {!error && data === undefined && <Loading rows={2} />}
      {data && rows.length === 0 && <p className="hint">{texts.emptyStage}</p>}
      {rows.length > 0 && (
        <ul>
          {rows.map((opportunity) => (
            <OpportunityCard key={opportunity.id} opportunity={opportunity} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The open opportunities by stage. */
export function Board(): ReactElement {
  const texts = useTexts(crmTexts);
  const { may } = useMe();
  const create = useCreateLink({
    label: texts.newOpportunity,
    href: '/crm/opportunities/new',
    isOffered: may('crm:write'),
  });
  return (
    <CrmPage title={texts.crm} actions={create}>
      <div className="board">
        {stages.map((stage) => (
          <StageColumn key={stage} stage={stage} />
        ))}
      </div>
    </CrmPage>
  );
}

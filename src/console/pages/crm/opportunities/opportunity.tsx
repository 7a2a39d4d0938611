import type { Opportunity, StageHistoryEntry } from '@notaria/erp';
import { crmQueries, customersQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import type { PageParams } from '../../../shell/route.js';
import { Card, type Fact, Facts, Page } from '../../../ui/frames/page.js';
import { ErpRecordPage } from '../../../ui/frames/record.js';
import { Empty } from '../../../ui/frames/states.js';
import { Table } from '../../../ui/lists/table.js';
import { StageBadge } from '../badges.js';
import { crmTexts } from '../texts.js';
import { StageSelect } from './change-stage.js';

interface OpportunityProps {
  readonly opportunity: Opportunity;
}

function History({ opportunity }: OpportunityProps): ReactElement {
  const texts = useTexts(crmTexts);
  const { instant } = useFormats();
  const { stageHistory } = opportunity;
  if (stageHistory.length === 0) return <Empty title={texts.noHistory} />;
  return (
    <Table<StageHistoryEntry>
      caption={texts.history}
      rows={stageHistory}
      keyOf={({ changedAt, to }) => `${changedAt} ${to}`}
      columns={[
        { title: texts.changedAt, cell: ({ changedAt }) => instant(changedAt) },
        { title: texts.from, cell: ({ from }) => texts.stages[from] },
        { title: texts.to, cell: ({ to }) => texts.stages[to] },
        { title: texts.changedBy, isMinor: true, cell: ({ changedBy }) => changedBy },
        { title: texts.note, cell: ({ note, lostReason }) => lostReason ?? note },
      ]}
    />
  );
}

/** The link to the customer or lead of the opportunity, by its name. */
function useParty({ customerId, leadId }: Opportunity): readonly Fact[] {
  const texts = useTexts(crmTexts);
  const { may } = useMe();
  const customer = useQuery({
    ...customersQueries(erp).get(customerId ?? 0),
    enabled: customerId !== null && may('customers:read'),
  });
  const lead = useQuery({ ...crmQueries(erp).lead(leadId ?? 0), enabled: leadId !== null });
  const facts: Fact[] = [];
  if (customer.data) {
    const { id, name } = customer.data.data;
    facts.push([
      texts.customer,
      <Link key="customer" href={`/customers/${id}`}>
        {name}
      </Link>,
    ]);
  }
  if (lead.data) {
    const { id, name } = lead.data.data;
    facts.push([
      texts.lead,
      <Link key="lead" href={`/crm/leads/${id}`}>
        {name}
      </Link>,
    ]);
  }
  return facts;
}

function Shown({ opportunity }: OpportunityProps): ReactElement {
  const texts = useTexts(crmTexts);
  const { may } = useMe();
  const { day, money, percent } = useFormats();
  const { title, stage, probability, currencyCode, lostReason } = opportunity;
  const party = useParty(opportunity);
  const shown = (amount: number | null) => (amount === null ? null : money(amount, currencyCode));
  return (
    <Page
      title={title}
      back={{ href: '/crm', title: texts.back }}
      aside={<StageBadge stage={stage} />}
      actions={may('crm:write') && <StageSelect opportunity={opportunity} />}
    >
      <Card title={texts.facts}>
        <Facts
          facts={[
            ...party,
            [texts.expectedAmount, shown(opportunity.expectedAmount)],
            [texts.probability, percent(probability / 100)],
            [texts.weightedAmount, shown(opportunity.weightedAmount)],
            [
              texts.expectedClose,
              opportunity.expectedCloseDate && day(opportunity.expectedCloseDate),
            ],
            ...(lostReason ? ([[texts.lostReason, lostReason]] as const) : []),
          ]}
        />
      </Card>
      <Card title={texts.history}>
        <History opportunity={opportunity} />
      </Card>
    </Page>
  );
}

export function OpportunityPage({ id }: PageParams): ReactElement {
  const texts = useTexts(crmTexts);
  return (
    <ErpRecordPage<Opportunity>
      result={useQuery(crmQueries(erp).opportunity(Number(id)))}
      back={{ href: '/crm', title: texts.back }}
      missing={texts.missingOpportunity}
      history={{ type: 'opportunity', id }}
    >
      {(opportunity) => <Shown opportunity={opportunity} />}
    </ErpRecordPage>
  );
}

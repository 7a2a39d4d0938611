import type { Lead } from '@notaria/erp';
import { crmQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useBaseCurrency } from '../../../data/queries/company.js';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import type { PageParams } from '../../../shell/route.js';
import { Button, LinkButton } from '../../../ui/button.js';
import { Card, Facts, Page } from '../../../ui/frames/page.js';
import { ErpRecordPage } from '../../../ui/frames/record.js';
import { LeadBadge } from '../badges.js';
import { crmTexts } from '../texts.js';
import { ChangeStatus, nextStatuses } from './change-status.js';

interface LeadProps {
  readonly lead: Lead;
}

function LeadFacts({ lead }: LeadProps): ReactElement {
  const texts = useTexts(crmTexts);
  const { money } = useFormats();
  const base = useBaseCurrency();
  const { email, source, estimatedAmount, notes, statusNote } = lead;
  return (
    <Card title={texts.facts}>
      <Facts
        facts={[
          [texts.company, lead.companyName],
          [
            texts.email,
            email && (
              <a key="email" href={`mailto:${email}`}>
                {email}
              </a>
            ),
          ],
          [texts.phone, lead.phone],
          [texts.source, source && texts.sources[source]],
          [texts.estimatedAmount, estimatedAmount === null ? null : money(estimatedAmount, base)],
          ...(statusNote ? ([[texts.statusNote, statusNote]] as const) : []),
        ]}
      />
      {notes && <p className="prose">{notes}</p>}
    </Card>
  );
}

function Shown({ lead }: LeadProps): ReactElement {
  const texts = useTexts(crmTexts);
  const { may } = useMe();
  const [isChanging, setChanging] = useState(false);
  const { id, name, status, opportunityId } = lead;
  return (
    <Page
      title={name}
      back={{ href: '/crm/leads', title: texts.leads }}
      aside={<LeadBadge status={status} />}
      actions={
        <>
          {opportunityId !== null && (
            <LinkButton href={`/crm/opportunities/${opportunityId}`}>
              {texts.opportunities}
            </LinkButton>
          )}
          {may('crm:write') && nextStatuses[status].length > 0 && (
            <Button onClick={() => setChanging(true)}>{texts.changeStatus}</Button>
          )}
          {may('crm:write') && (
            <LinkButton kind="primary" icon="plus" href={`/crm/opportunities/new?lead=${id}`}>
              {texts.newOpportunity}
            </LinkButton>
          )}
        </>
      }
    >
      <LeadFacts lead={lead} />
      {isChanging && <ChangeStatus lead={lead} onClose={() => setChanging(false)} />}
    </Page>
  );
}

export function LeadPage({ id }: PageParams): ReactElement {
  const texts = useTexts(crmTexts);
  return (
    <ErpRecordPage<Lead>
      result={useQuery(crmQueries(erp).lead(Number(id)))}
      back={{ href: '/crm/leads', title: texts.leads }}
      missing={texts.missingLead}
      history={{ type: 'lead', id }}
    >
      {(lead) => <Shown lead={lead} />}
    </ErpRecordPage>
  );
}

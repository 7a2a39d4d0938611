import type { SvcKyc, Webhook } from '@notaria/kyc';
import { webhooksQueries } from '@notaria/kyc/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { cursorQuery, useListState } from '../../data/list-state.js';
import { kycListed } from '../../data/listed.js';
import { useTexts } from '../../session/texts.js';
import { useKyc } from '../../session/use-preferences.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { useShortcuts } from '../../ui/keys.js';
import { List } from '../../ui/list.js';
import { Page } from '../../ui/page.js';
import type { Column } from '../../ui/table.js';
import { uiTexts } from '../../ui/texts.js';
import { NewSecret } from './new-secret.js';
import { LastArrival, SuccessRate, WebhookStatus } from './status.js';
import { type WebhookTexts, webhookTexts } from './texts.js';
import { CreateWebhook } from './webhook-form.js';

const columnsOf = (texts: WebhookTexts): readonly Column<Webhook>[] => [
  {
    title: texts.url,
    cell: ({ url, description }) => (
      <span className="stack webhook-url">
        {url}
        {description && <span className="hint">{description}</span>}
      </span>
    ),
  },
  { title: texts.status, cell: (webhook) => <WebhookStatus webhook={webhook} /> },
  {
    title: texts.events,
    cell: ({ events }) =>
      events.includes('*') ? texts.allEvents : texts.eventCount(events.length),
  },
  { title: texts.successRate, cell: (webhook) => <SuccessRate webhook={webhook} /> },
  { title: texts.lastDelivery, cell: (webhook) => <LastArrival webhook={webhook} /> },
];

interface Made {
  readonly webhook: Webhook;
  readonly secret: string | null;
}

interface EnvironmentProps {
  readonly kyc: SvcKyc;
  readonly environment: 'live' | 'test';
}

function WebhooksOf({ kyc, environment }: EnvironmentProps): ReactElement {
  const texts = useTexts(webhookTexts);
  const { byKey } = useTexts(uiTexts);
  const [, navigate] = useLocation();
  const list = useListState();
  const { queryKey, queryFn } = webhooksQueries(kyc).list(cursorQuery(list));
  const result = useQuery({
    queryKey: [...queryKey, environment],
    queryFn,
    placeholderData: keepPreviousData,
  });
  const [isCreating, setCreating] = useState(false);
  const [made, setMade] = useState<Made>();
  const begin = (): void => setCreating(true);
  useShortcuts({ c: begin });
  const create = (
    <Button kind="primary" icon="plus" title={byKey('c')} onClick={begin}>
      {texts.create}
    </Button>
  );
  const aside = (
    <Badge tone={environment === 'test' ? 'warning' : 'neutral'}>
      {texts.environments[environment]}
    </Badge>
  );
  return (
    <Page title={texts.title} aside={aside} actions={create}>
      <List
        list={list}
        listed={kycListed(result, ({ webhooks }) => webhooks)}
        caption={texts.title}
        columns={columnsOf(texts)}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/webhooks/${id}`}
        empty={{ title: texts.none, text: texts.noneText, action: create }}
      />
      {isCreating && !made && (
        <CreateWebhook
          onClose={() => setCreating(false)}
          onCreated={(webhook, secret) => setMade({ webhook, secret })}
        />
      )}
      {made && (
        <NewSecret
          value={made.secret}
          text={texts.secretText}
          onDone={() => navigate(`/webhooks/${made.webhook.id}`)}
        />
      )}
    </Page>
  );
}

export function Webhooks(): ReactElement {
  const { kyc, environment } = useKyc();
  return <WebhooksOf key={environment} kyc={kyc} environment={environment} />;
}

import type { Webhook } from '@notaria/kyc';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { cursorQuery, useListState } from '../../data/list-state.js';
import { useKycPage } from '../../data/queries/listed.js';
import { useWebhookQueries } from '../../data/queries/verification.js';
import { ListPage } from '../../records/list-page.js';
import { useTexts } from '../../session/language/texts.js';
import { useKyc } from '../../session/language/use-preferences.js';
import { Badge } from '../../ui/badge.js';
import { useCreateButton } from '../../ui/create.js';
import type { Column } from '../../ui/lists/table.js';
import { NewSecret } from './new-secret.js';
import { LastArrival, LastReason, SuccessRate, WebhookStatus } from './status.js';
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
  {
    title: texts.successRate,
    cell: (webhook) => (
      <div className="stack">
        <SuccessRate webhook={webhook} />
        <LastReason webhook={webhook} />
      </div>
    ),
  },
  { title: texts.lastDelivery, cell: (webhook) => <LastArrival webhook={webhook} /> },
];

interface CreatedWebhook {
  readonly webhook: Webhook;
  readonly secret: string | null;
}

/** The form of a new webhook, then its secret. */
function NewWebhook({ onClose }: { readonly onClose: () => void }): ReactElement {
  const texts = useTexts(webhookTexts);
  const [, navigate] = useLocation();
  const [created, setCreated] = useState<CreatedWebhook>();
  if (created === undefined) {
    return (
      <CreateWebhook
        onClose={onClose}
        onCreated={(webhook, secret) => setCreated({ webhook, secret })}
      />
    );
  }
  const { webhook, secret } = created;
  return (
    <NewSecret
      value={secret}
      text={texts.secretText}
      onDone={() => navigate(`/webhooks/${webhook.id}`)}
    />
  );
}

function WebhooksOf(): ReactElement {
  const texts = useTexts(webhookTexts);
  const list = useListState();
  const { kyc } = useKyc();
  const { queries, environment, keyed } = useWebhookQueries();
  const page = keyed(queries.list(cursorQuery(list)));
  const [isCreating, setCreating] = useState(false);
  return (
    <ListPage
      href="/webhooks"
      texts={{ title: texts.title, none: texts.none, noneText: texts.noneText }}
      aside={
        <Badge tone={environment === 'test' ? 'warning' : 'neutral'}>
          {texts.environments[environment]}
        </Badge>
      }
      create={useCreateButton(texts.create, () => setCreating(true))}
      list={list}
      listed={useKycPage(page, ({ webhooks }) => webhooks)}
      columns={columnsOf(texts)}
      exported={{ name: 'webhooks', load: (file) => kyc.webhooks.list({ ...file }) }}
    >
      {isCreating && <NewWebhook onClose={() => setCreating(false)} />}
    </ListPage>
  );
}

/** Data of one environment are never shown in the other, not even while those load. */
export function Webhooks(): ReactElement {
  const { environment } = useWebhookQueries();
  return <WebhooksOf key={environment} />;
}

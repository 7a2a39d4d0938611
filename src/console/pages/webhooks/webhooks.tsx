import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { useListState } from '../../data/list-state.js';
import { listedAs } from '../../data/queries/listed.js';
import { ListPage } from '../../records/list-page.js';
import { useTexts } from '../../session/language/texts.js';
import { Badge } from '../../ui/badge.js';
import { useCreateButton } from '../../ui/create.js';
import { Page, type PageProps } from '../../ui/frames/page.js';
import type { Column } from '../../ui/lists/table.js';
import { Tabs } from '../../ui/lists/tabs.js';
import { useErpSource } from './erp-source.js';
import { NewSecret } from './new-secret.js';
import { type Secret, useWebhookSource, type Webhook, WebhookSourceProvider } from './source.js';
import { LastArrival, LastReason, SuccessRate, WebhookStatus } from './status.js';
import { type WebhookTexts, webhookTexts } from './texts.js';
import { useVerificationSource } from './verification-source.js';
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
];

const rateColumn = (texts: WebhookTexts): Column<Webhook> => ({
  title: texts.successRate,
  cell: ({ stats }) =>
    stats && (
      <div className="stack">
        <SuccessRate stats={stats} />
        <LastReason stats={stats} />
      </div>
    ),
});

const arrivalColumn = (texts: WebhookTexts): Column<Webhook> => ({
  title: texts.lastDelivery,
  cell: (webhook) => <LastArrival webhook={webhook} />,
});

/** The form of a new webhook, then its secret. */
function NewWebhook({ onClose }: { readonly onClose: () => void }): ReactElement {
  const texts = useTexts(webhookTexts);
  const [, navigate] = useLocation();
  const { href } = useWebhookSource();
  const [created, setCreated] = useState<Secret>();
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
      onDone={() => navigate(`${href}/${webhook.id}`)}
    />
  );
}

function WebhookTabs(): ReactElement {
  const texts = useTexts(webhookTexts);
  const tabs = [
    ['/webhooks', texts.kycTab],
    ['/webhooks/business', texts.erpTab],
  ] as const;
  return <Tabs label={texts.title} tabs={tabs} />;
}

/** The page of webhooks, with the tabs of both APIs. */
const WebhooksFrame = ({ children, ...page }: PageProps): ReactElement => (
  <Page {...page}>
    <WebhookTabs />
    {children}
  </Page>
);

function WebhooksOf(): ReactElement {
  const texts = useTexts(webhookTexts);
  const list = useListState();
  const { href, environment, isSearched, list: pageOf, exportList } = useWebhookSource();
  const result = useQuery({ ...pageOf(list), placeholderData: keepPreviousData });
  const listed = listedAs(result);
  const [isCreating, setCreating] = useState(false);
  const hasStats = listed.rows?.some(({ stats }) => stats !== undefined) ?? false;
  return (
    <ListPage
      Frame={WebhooksFrame}
      href={href}
      texts={{
        title: texts.title,
        none: texts.none,
        noneText: texts.noneText,
        search: isSearched ? texts.searchWebhooks : undefined,
      }}
      aside={
        environment && (
          <Badge tone={environment === 'test' ? 'warning' : 'neutral'}>
            {texts.environments[environment]}
          </Badge>
        )
      }
      create={useCreateButton(texts.create, () => setCreating(true))}
      list={list}
      listed={listed}
      columns={[
        ...columnsOf(texts),
        ...(hasStats ? [rateColumn(texts)] : []),
        arrivalColumn(texts),
      ]}
      {...(exportList ? { exported: { name: 'webhooks', load: exportList } } : {})}
    >
      {isCreating && <NewWebhook onClose={() => setCreating(false)} />}
    </ListPage>
  );
}

/** Webhooks of the verification API. Data of one environment are never shown in the other, not even while those load. */
export function Webhooks(): ReactElement {
  const source = useVerificationSource();
  return (
    <WebhookSourceProvider value={source}>
      <WebhooksOf key={source.environment} />
    </WebhookSourceProvider>
  );
}

/** Webhooks of the ERP API. */
export const ErpWebhooks = (): ReactElement => (
  <WebhookSourceProvider value={useErpSource()}>
    <WebhooksOf />
  </WebhookSourceProvider>
);

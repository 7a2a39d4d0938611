import type { Webhook } from '@notaria/kyc';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useWrite } from '../../data/forms/use-write.js';
import { useListState } from '../../data/list-state.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import type { PageParams } from '../../shell/route.js';
import { Button } from '../../ui/button.js';
import { Card, Facts, Page } from '../../ui/frames/page.js';
import { RecordPage } from '../../ui/frames/record.js';
import { Failed } from '../../ui/frames/states.js';
import { useWebhookQueries } from './data.js';
import { Deliveries } from './deliveries/deliveries.js';
import { LastArrival, SuccessRate, WebhookStatus } from './status.js';
import { webhookTexts } from './texts.js';
import { DeleteWebhook, DisabledCard, DisableWebhook, RotateSecret } from './webhook-actions.js';
import { EditWebhook } from './webhook-form.js';

const pollMs = 3000;

function WebhookFacts({ webhook }: { readonly webhook: Webhook }): ReactElement {
  const texts = useTexts(webhookTexts);
  const formats = useFormats();
  const { events } = webhook;
  const subscribed = events.includes('*') ? (
    texts.allEvents
  ) : (
    <details>
      <summary>{texts.eventCount(events.length)}</summary>
      <ul className="event-names">
        {events.map((type) => (
          <li key={type}>
            <code>{type}</code>
          </li>
        ))}
      </ul>
    </details>
  );
  return (
    <Card>
      <Facts
        facts={[
          [texts.description, webhook.description],
          [texts.events, subscribed],
          [texts.successRate, <SuccessRate key="rate" webhook={webhook} />],
          [texts.lastDelivery, <LastArrival key="last" webhook={webhook} />],
          [texts.failures, formats.number(webhook.failureCount)],
          [texts.secret, texts.secretEnds(webhook.secretLast4)],
          [texts.createdAt, formats.instant(webhook.createdAt)],
        ]}
      />
    </Card>
  );
}

type Open = 'edit' | 'disable' | 'rotate' | 'delete';

interface WebhookPageProps {
  readonly webhook: Webhook;
  readonly onReload: () => Promise<unknown>;
}

function WebhookPage({ webhook, onReload }: WebhookPageProps): ReactElement {
  const texts = useTexts(webhookTexts);
  const { queries: webhooks } = useWebhookQueries();
  const list = useListState();
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const test = useWrite({
    options: webhooks.test(),
    stale: [webhooks.key],
    said: texts.testSent,
    // Shows the newest delivery without filters.
    onDone: () => list.change({ status: '', event: '' }),
  });
  const sendTest = (
    <Button isBusy={test.isPending} onClick={() => test.mutate({ id: webhook.id })}>
      {texts.test}
    </Button>
  );
  const actions = (
    <>
      {sendTest}
      <Button onClick={() => setOpen('edit')}>{texts.edit}</Button>
      <Button onClick={() => setOpen('rotate')}>{texts.rotate}</Button>
      {webhook.status === 'enabled' && (
        <Button onClick={() => setOpen('disable')}>{texts.disable}</Button>
      )}
      <Button kind="danger" onClick={() => setOpen('delete')}>
        {texts.remove}
      </Button>
    </>
  );
  const back = { href: '/webhooks', title: texts.title };
  return (
    <Page
      title={webhook.url}
      back={back}
      aside={<WebhookStatus webhook={webhook} />}
      actions={actions}
    >
      {test.error && <Failed error={test.error} />}
      {webhook.status === 'disabled' && <DisabledCard webhook={webhook} onReload={onReload} />}
      <WebhookFacts webhook={webhook} />
      <Deliveries id={webhook.id} list={list} test={sendTest} />
      {open === 'edit' && <EditWebhook webhook={webhook} onReload={onReload} onClose={close} />}
      {open === 'rotate' && <RotateSecret webhook={webhook} onClose={close} />}
      {open === 'delete' && <DeleteWebhook webhook={webhook} onClose={close} />}
      {open === 'disable' && (
        <DisableWebhook webhook={webhook} onReload={onReload} onClose={close} />
      )}
    </Page>
  );
}

export function WebhookDetail({ id = '' }: PageParams): ReactElement {
  const texts = useTexts(webhookTexts);
  const { queries, keyed } = useWebhookQueries();
  const result = useQuery({
    ...keyed(queries.get(id)),
    // The counts go on while something is under way.
    refetchInterval: ({ state }) => ((state.data?.webhook.stats.pending ?? 0) > 0 ? pollMs : false),
  });
  return (
    <RecordPage
      result={result}
      title={texts.webhook}
      back={{ href: '/webhooks', title: texts.title }}
      missing={texts.missing}
    >
      {({ webhook }) => <WebhookPage webhook={webhook} onReload={result.refetch} />}
    </RecordPage>
  );
}

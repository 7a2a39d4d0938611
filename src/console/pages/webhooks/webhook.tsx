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
import { Deliveries } from './deliveries/deliveries.js';
import { useErpSource } from './erp-source.js';
import {
  useWebhookSource,
  type Webhook,
  type WebhookSource,
  WebhookSourceProvider,
} from './source.js';
import { LastArrival, LastFailure, SuccessRate, WebhookStatus } from './status.js';
import { webhookTexts } from './texts.js';
import { useVerificationSource } from './verification-source.js';
import { DeleteWebhook, DisabledCard, DisableWebhook, RotateSecret } from './webhook-actions.js';
import { EditWebhook } from './webhook-form.js';

const pollMs = 3000;

function WebhookFacts({ webhook }: { readonly webhook: Webhook }): ReactElement {
  const texts = useTexts(webhookTexts);
  const formats = useFormats();
  const { events, payload, stats } = webhook;
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
          ...(payload ? [[texts.payload, texts.payloads[payload]] as const] : []),
          [texts.successRate, stats && <SuccessRate key="rate" stats={stats} />],
          [texts.lastDelivery, <LastArrival key="last" webhook={webhook} />],
          [texts.lastFailure, stats && <LastFailure key="failure" stats={stats} />],
          [texts.failures, formats.number(webhook.failureCount)],
          [texts.secret, texts.secretEnds(webhook.secretLast4)],
          [texts.createdAt, formats.instant(webhook.createdAt)],
        ]}
      />
    </Card>
  );
}

type OpenDialog = 'edit' | 'disable' | 'rotate' | 'delete';

interface WebhookPageProps {
  readonly webhook: Webhook;
  readonly onReload: () => Promise<unknown>;
}

interface ActionsProps {
  readonly webhook: Webhook;
  readonly onOpen: (dialog: OpenDialog) => void;
}

function Actions({ webhook, onOpen }: ActionsProps): ReactElement {
  const texts = useTexts(webhookTexts);
  return (
    <>
      <Button onClick={() => onOpen('edit')}>{texts.edit}</Button>
      <Button onClick={() => onOpen('rotate')}>{texts.rotate}</Button>
      {webhook.status === 'enabled' && (
        <Button onClick={() => onOpen('disable')}>{texts.disable}</Button>
      )}
      <Button kind="danger" onClick={() => onOpen('delete')}>
        {texts.remove}
      </Button>
    </>
  );
}

interface DialogsProps extends WebhookPageProps {
  readonly open: OpenDialog | undefined;
  readonly onClose: () => void;
}

function Dialogs({ open, ...props }: DialogsProps): ReactElement | null {
  const { webhook, onClose } = props;
  if (open === 'edit') return <EditWebhook {...props} />;
  if (open === 'rotate') return <RotateSecret webhook={webhook} onClose={onClose} />;
  if (open === 'delete') return <DeleteWebhook webhook={webhook} onClose={onClose} />;
  return open === 'disable' ? <DisableWebhook {...props} /> : null;
}

function WebhookPage({ webhook, onReload }: WebhookPageProps): ReactElement {
  const texts = useTexts(webhookTexts);
  const webhooks = useWebhookSource();
  const list = useListState();
  const [open, setOpen] = useState<OpenDialog>();
  const close = (): void => setOpen(undefined);
  const test = useWrite({
    options: webhooks.test(),
    stale: [webhooks.key],
    successMessage: texts.testSent,
    // Shows the newest delivery without filters.
    onDone: () => list.change({ q: '', status: '', event: '', from: '', to: '' }),
  });
  const sendTest = (
    <Button isBusy={test.isPending} onClick={() => test.mutate({ id: webhook.id })}>
      {texts.test}
    </Button>
  );
  const actions = (
    <>
      {sendTest}
      <Actions webhook={webhook} onOpen={setOpen} />
    </>
  );
  const aside = <WebhookStatus webhook={webhook} />;
  const back = { href: webhooks.href, title: texts.title };
  return (
    <Page title={webhook.url} back={back} aside={aside} actions={actions}>
      {test.error && <Failed error={test.error} />}
      {webhook.status === 'disabled' && <DisabledCard webhook={webhook} onReload={onReload} />}
      <WebhookFacts webhook={webhook} />
      <Deliveries id={webhook.id} list={list} test={sendTest} />
      <Dialogs open={open} webhook={webhook} onReload={onReload} onClose={close} />
    </Page>
  );
}

function WebhookOf({ id }: { readonly id: string }): ReactElement {
  const texts = useTexts(webhookTexts);
  const { href, environment, get } = useWebhookSource();
  const result = useQuery({
    ...get(id),
    // The counts refresh while deliveries are in progress.
    refetchInterval: ({ state }) => ((state.data?.stats?.pending ?? 0) > 0 ? pollMs : false),
  });
  return (
    <RecordPage
      result={result}
      title={texts.webhook}
      back={{ href, title: texts.title }}
      missing={environment === undefined ? texts.unknown : texts.missing}
    >
      {(webhook) => <WebhookPage webhook={webhook} onReload={result.refetch} />}
    </RecordPage>
  );
}

interface SourceProps {
  readonly id: string;
  readonly source: WebhookSource;
}

const WebhookFrom = ({ id, source }: SourceProps): ReactElement => (
  <WebhookSourceProvider value={source}>
    <WebhookOf id={id} />
  </WebhookSourceProvider>
);

/** A webhook of the verification API. */
export const WebhookDetail = ({ id = '' }: PageParams): ReactElement => (
  <WebhookFrom id={id} source={useVerificationSource()} />
);

/** A webhook of the ERP API. */
export const ErpWebhookDetail = ({ id = '' }: PageParams): ReactElement => (
  <WebhookFrom id={id} source={useErpSource()} />
);

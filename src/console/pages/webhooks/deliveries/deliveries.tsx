import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useWrite } from '../../../data/forms/use-write.js';
import type { ListState } from '../../../data/list-state.js';
import { listedAs } from '../../../data/queries/listed.js';
import { type Formats, useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/frames/page.js';
import { Failed } from '../../../ui/frames/states.js';
import type { Filter } from '../../../ui/lists/filter.js';
import { List } from '../../../ui/lists/list.js';
import type { BulkAction, BulkActions } from '../../../ui/lists/selection/bulk-action.js';
import type { Column } from '../../../ui/lists/table.js';
import { useFailureText } from '../failure-text.js';
import { type DeliveryLine, useWebhookSource, type WebhookSource } from '../source.js';
import { StatusOfDelivery } from '../status.js';
import { type WebhookTexts, webhookTexts } from '../texts.js';
import { DeliveryDetail } from './delivery-detail.js';

const soonMs = 1500;
const laterMs = 15_000;

/** Refreshes while deliveries wait: often for recent ones, rarely for those that are to be repeated. */
function waitFor(lines: readonly DeliveryLine[]): number | false {
  const waiting = lines.filter(({ status }) => status === 'pending');
  if (waiting.length === 0) return false;
  return waiting.some(({ attempt }) => attempt === 0) ? soonMs : laterMs;
}

/** The result of the last attempt, where the list has it. */
const resultColumns = (
  texts: WebhookTexts,
  { number }: Formats,
  failureText: ReturnType<typeof useFailureText>,
): readonly Column<DeliveryLine>[] => [
  {
    title: texts.answer,
    cell: ({ responseStatus, error }) => responseStatus ?? failureText(error),
  },
  {
    title: texts.duration,
    isNumber: true,
    isMinor: true,
    cell: ({ durationMs = null }) =>
      durationMs === null ? undefined : texts.milliseconds(number(durationMs)),
  },
];

const columnsOf = (
  texts: WebhookTexts,
  { number, instant }: Formats,
): readonly Column<DeliveryLine>[] => [
  { title: texts.event, cell: ({ eventType }) => <code>{eventType}</code> },
  { title: texts.status, cell: ({ status }) => <StatusOfDelivery status={status} /> },
  { title: texts.at, cell: ({ createdAt }) => instant(createdAt) },
  {
    title: texts.attempts,
    isNumber: true,
    cell: ({ attempt, maxAttempts }) => texts.attemptsOf(number(attempt), number(maxAttempts)),
  },
];

interface DeliveriesProps {
  readonly id: string;
  readonly list: ListState;
  readonly test: ReactNode;
}

const filtersOf = (texts: WebhookTexts, events: WebhookSource['events']): readonly Filter[] => [
  {
    name: 'status',
    label: texts.status,
    type: 'tabs',
    choices: Object.entries(texts.deliveryStatuses),
  },
  { name: 'event', label: texts.event, choices: events.map(([type]) => [type, type]) },
  { name: 'from', label: texts.from, type: 'date' },
  { name: 'to', label: texts.to, type: 'date' },
];

/** Sends failed deliveries again. */
function useResendAction(id: string): BulkActions<DeliveryLine> {
  const { resendFailed } = useTexts(webhookTexts);
  const { instant } = useFormats();
  const webhooks = useWebhookSource();
  const resend: BulkAction<DeliveryLine> = {
    ...resendFailed,
    appliesTo: ({ status }) => status === 'failed' || status === 'exhausted',
    run: ({ id: deliveryId }) => webhooks.resend().mutationFn({ id, deliveryId }),
    stale: [webhooks.key],
  };
  return {
    nameOf: ({ eventType, createdAt }) => `${eventType}, ${instant(createdAt)}`,
    actions: [resend],
  };
}

/** The action on several deliveries, and the export. Both concern all pages of the list. */
function useWholeList(id: string, list: ListState) {
  const { deliveryLoader, exportDeliveries } = useWebhookSource();
  const actions = useResendAction(id);
  const load = exportDeliveries?.bind(undefined, id, list);
  return {
    bulk: { ...actions, loadPage: deliveryLoader(id, list) },
    ...(load ? { exported: { name: 'deliveries', load } } : {}),
  };
}

/** The deliveries of a webhook, with their results. */
export function Deliveries({ id, list, test }: DeliveriesProps): ReactElement {
  const texts = useTexts(webhookTexts);
  const formats = useFormats();
  const webhooks = useWebhookSource();
  const resend = useWrite({
    options: webhooks.resend(),
    stale: [webhooks.key],
    successMessage: texts.resent,
    onDone: () => list.change({}),
  });
  const actionsOf = (delivery: DeliveryLine): ReactNode => (
    <div className="row-actions">
      <Button
        kind="quiet"
        aria-label={`${texts.resend} ${delivery.eventType}`}
        isBusy={resend.isPending}
        onClick={() => resend.mutate({ id, deliveryId: delivery.id })}
      >
        {texts.resend}
      </Button>
    </div>
  );
  const failureText = useFailureText();
  const page = useQuery({
    ...webhooks.deliveries(id, list),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => waitFor(state.data?.rows ?? []),
  });
  return (
    <Card title={texts.deliveries}>
      {resend.error && <Failed error={resend.error} />}
      <List
        list={list}
        listed={listedAs(page)}
        caption={texts.deliveries}
        columns={[
          ...columnsOf(texts, formats),
          ...(webhooks.delivery ? [] : resultColumns(texts, formats, failureText)),
          { title: '', cell: actionsOf },
        ]}
        keyOf={(delivery) => delivery.id}
        detailOf={(line) => <DeliveryDetail line={line} />}
        search={webhooks.delivery ? texts.searchErp : texts.search}
        filters={filtersOf(texts, webhooks.events)}
        {...useWholeList(id, list)}
        empty={{ title: texts.noneDelivered, text: texts.noneDeliveredText, action: test }}
      />
    </Card>
  );
}

import type { Delivery, DeliveryListReply, DeliveryStatus, EventType } from '@notaria/kyc';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { daysIn } from '../../../data/day-range.js';
import { useWrite } from '../../../data/forms/use-write.js';
import { cursorQuery, cursorWalk, type ListState, wholeQuery } from '../../../data/list-state.js';
import { kycListed, kycPage } from '../../../data/queries/listed.js';
import { useWebhookQueries } from '../../../data/queries/verification.js';
import { type Formats, useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useKyc } from '../../../session/language/use-preferences.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/frames/page.js';
import { Failed } from '../../../ui/frames/states.js';
import type { Filter } from '../../../ui/lists/filter.js';
import { List } from '../../../ui/lists/list.js';
import type { BulkAction, BulkActions } from '../../../ui/lists/selection/bulk-action.js';
import type { ExportFile } from '../../../ui/lists/settings/export-menu.js';
import type { Column } from '../../../ui/lists/table.js';
import { useFailureText } from '../failure-text.js';
import { StatusOfDelivery } from '../status.js';
import { type WebhookTexts, webhookTexts } from '../texts.js';
import { DeliveryDetail } from './delivery-detail.js';
import { eventTypes } from './event-texts.js';

const soonMs = 1500;
const laterMs = 15_000;

/** Refreshes while deliveries wait: often for recent ones, rarely for those that are to be repeated. */
function waitFor(page: DeliveryListReply | undefined): number | false {
  const waiting = page?.deliveries.filter(({ status }) => status === 'pending') ?? [];
  if (waiting.length === 0) return false;
  return waiting.some(({ attempt }) => attempt === 0) ? soonMs : laterMs;
}

function columnsOf(
  texts: WebhookTexts,
  formats: Formats,
  failureText: ReturnType<typeof useFailureText>,
  actionsOf: (delivery: Delivery) => ReactNode,
): readonly Column<Delivery>[] {
  const { number, instant } = formats;
  return [
    { title: texts.event, cell: ({ eventType }) => <code>{eventType}</code> },
    { title: texts.status, cell: ({ status }) => <StatusOfDelivery status={status} /> },
    { title: texts.at, cell: ({ createdAt }) => instant(createdAt) },
    {
      title: texts.answer,
      cell: ({ responseStatus, error }) => responseStatus ?? failureText(error),
    },
    {
      title: texts.attempts,
      isNumber: true,
      cell: ({ attempt, maxAttempts }) => texts.attemptsOf(number(attempt), number(maxAttempts)),
    },
    {
      title: texts.duration,
      isNumber: true,
      isMinor: true,
      cell: ({ durationMs }) =>
        durationMs === null ? undefined : texts.milliseconds(number(durationMs)),
    },
    { title: '', cell: actionsOf },
  ];
}

interface DeliveriesProps {
  readonly id: string;
  readonly list: ListState;
  readonly test: ReactNode;
}

function queryOf(list: ListState) {
  const status = list.filter('status') as DeliveryStatus | undefined;
  const eventType = list.filter('event') as EventType | undefined;
  return {
    ...cursorQuery(list),
    ...daysIn(list),
    ...(status ? { status } : {}),
    ...(eventType ? { eventType } : {}),
    ...(list.search ? { search: list.search } : {}),
  };
}

function useDeliveries(id: string, list: ListState) {
  const { queries, keyed } = useWebhookQueries();
  return useQuery({
    ...keyed(queries.deliveries(id, queryOf(list))),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => waitFor(state.data),
  });
}

const filtersOf = (texts: WebhookTexts): readonly Filter[] => [
  {
    name: 'status',
    label: texts.status,
    type: 'tabs',
    choices: Object.entries(texts.deliveryStatuses),
  },
  { name: 'event', label: texts.event, choices: eventTypes.map((type) => [type, type]) },
  { name: 'from', label: texts.from, type: 'date' },
  { name: 'to', label: texts.to, type: 'date' },
];

/** Sends failed deliveries again. */
function useResendAction(id: string): BulkActions<Delivery> {
  const { resendFailed } = useTexts(webhookTexts);
  const { instant } = useFormats();
  const { queries: webhooks } = useWebhookQueries();
  const resend: BulkAction<Delivery> = {
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
  const { kyc } = useKyc();
  const actions = useResendAction(id);
  const query = wholeQuery(queryOf(list));
  return {
    bulk: {
      ...actions,
      loadPage: async (cursor: string | undefined) =>
        kycPage(
          await kyc.webhooks.deliveries(id, { ...query, ...cursorWalk(cursor) }),
          ({ deliveries }) => deliveries,
        ),
    },
    exported: {
      name: 'deliveries',
      load: (file: ExportFile) => kyc.webhooks.deliveries(id, { ...query, ...file }),
    },
  };
}

/** The deliveries of a webhook, with their results. */
export function Deliveries({ id, list, test }: DeliveriesProps): ReactElement {
  const texts = useTexts(webhookTexts);
  const formats = useFormats();
  const { queries: webhooks } = useWebhookQueries();
  const resend = useWrite({
    options: webhooks.resend(),
    stale: [webhooks.key],
    successMessage: texts.resent,
    onDone: () => list.change({}),
  });
  const actionsOf = (delivery: Delivery): ReactNode => (
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
  return (
    <Card title={texts.deliveries}>
      {resend.error && <Failed error={resend.error} />}
      <List
        list={list}
        listed={kycListed(useDeliveries(id, list), ({ deliveries }) => deliveries)}
        caption={texts.deliveries}
        columns={columnsOf(texts, formats, failureText, actionsOf)}
        keyOf={(delivery) => delivery.id}
        detailOf={(delivery) => <DeliveryDetail delivery={delivery} />}
        search={texts.search}
        filters={filtersOf(texts)}
        {...useWholeList(id, list)}
        empty={{ title: texts.noneDelivered, text: texts.noneDeliveredText, action: test }}
      />
    </Card>
  );
}

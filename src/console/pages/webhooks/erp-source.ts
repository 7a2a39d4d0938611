import type { DeliveryStatus } from '@notaria/erp';
import { webhooksQueries } from '@notaria/erp/react-query';
import { filled, type ListState, pageQuery, walkQuery, wholeQuery } from '../../data/list-state.js';
import type { ErpPage, LoadedPage } from '../../data/queries/listed.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { eventKinds, eventsOf } from '../events/kinds.js';
import { eventTexts } from '../events/texts.js';
import { readAs, type Secret, type Webhook, type WebhookSource, writeAs } from './source.js';
import { webhookTexts } from './texts.js';

const queries = webhooksQueries(erp);

const queryOf = (list: ListState) => ({
  ...pageQuery<'createdAt'>(list),
  ...filled({
    status: list.filter<DeliveryStatus>('status'),
    eventType: list.filter('event'),
    dateFrom: list.filter('from'),
    dateTo: list.filter('to'),
  }),
});

const secretOf = ({
  data: { secret, ...webhook },
}: {
  readonly data: Webhook & { readonly secret: string | null };
}): Secret => ({ webhook, secret });

const pageOf = <T>({ data, totalCount, totalIsCapped, nextCursor }: ErpPage<T>): LoadedPage<T> => ({
  rows: data,
  total: totalCount,
  isTotalCapped: totalIsCapped === true,
  nextCursor,
});

const source = {
  href: '/webhooks/business',
  key: queries.key,
  environment: undefined,
  hasPayload: true,
  isSearched: true,
  list: (list) => readAs(queries.list(pageQuery<'createdAt'>(list)), pageOf),
  get: (id) => readAs(queries.get(id), ({ data }) => data),
  create: () => writeAs(queries.create(), secretOf),
  update: () => writeAs(queries.update(), ({ data }) => data),
  delete: () => queries.delete(),
  rotate: () => writeAs(queries.rotate(), secretOf),
  test: () => queries.test(),
  resend: () => queries.resend(),
  deliveries: (id, list) => readAs(queries.deliveries(id, queryOf(list)), pageOf),
  deliveryLoader: (id, list) => (cursor) =>
    erp.webhooks.deliveries(id, { ...wholeQuery(queryOf(list)), ...walkQuery(cursor) }),
  delivery: (id, deliveryId) => readAs(queries.delivery(id, deliveryId), ({ data }) => data),
} satisfies Omit<WebhookSource, 'events'>;

/** Webhooks of the ERP API. The events are those of the changes feed, with the kind of their record. */
export function useErpSource(): WebhookSource {
  const { kinds } = useTexts(eventTexts);
  const { otherDisabled } = useTexts(webhookTexts);
  const ofRecords = eventKinds.flatMap((kind) =>
    (eventsOf(kind) ?? []).map((type) => [type, kinds[kind]] as const),
  );
  return { ...source, events: [...ofRecords, ['webhook.disabled', otherDisabled]] };
}

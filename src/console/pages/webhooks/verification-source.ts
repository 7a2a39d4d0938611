import type { DeliveryStatus, EventType, Subscription } from '@notaria/kyc';
import { daysIn } from '../../data/day-range.js';
import { cursorQuery, cursorWalk, type ListState, wholeQuery } from '../../data/list-state.js';
import { kycPage } from '../../data/queries/listed.js';
import { useWebhookQueries } from '../../data/queries/verification.js';
import { useTexts } from '../../session/language/texts.js';
import { useKyc } from '../../session/language/use-preferences.js';
import { eventTexts, eventTypes } from './deliveries/event-texts.js';
import { readAs, type WebhookInput, type WebhookSource, writeAs } from './source.js';

function queryOf(list: ListState) {
  const status = list.filter<DeliveryStatus>('status');
  const eventType = list.filter<EventType>('event');
  return {
    ...cursorQuery(list),
    ...daysIn(list),
    ...(status ? { status } : {}),
    ...(eventType ? { eventType } : {}),
    ...(list.search ? { search: list.search } : {}),
  };
}

/** The form offers only events of this API. */
const bodyOf = <B extends Partial<WebhookInput>>({ payload: _payload, events, ...body }: B) => ({
  ...body,
  ...(events ? { events: events as readonly Subscription[] } : {}),
});

/** Webhooks of the verification API, in the chosen environment. */
export function useVerificationSource(): WebhookSource {
  const { kyc } = useKyc();
  const { queries, environment, keyed } = useWebhookQueries();
  const meanings = useTexts(eventTexts);
  const create = writeAs(queries.create(), ({ webhook, secret }) => ({ webhook, secret }));
  const update = writeAs(queries.update(), ({ webhook }) => webhook);
  return {
    href: '/webhooks',
    key: queries.key,
    environment,
    events: eventTypes.map((type) => [type, meanings[type]]),
    hasPayload: false,
    isSearched: false,
    list: (list) =>
      readAs(keyed(queries.list(cursorQuery(list))), ({ webhooks, ...page }) => ({
        rows: webhooks,
        ...page,
      })),
    exportList: (file) => kyc.webhooks.list({ ...file }),
    get: (id) => readAs(keyed(queries.get(id)), ({ webhook }) => webhook),
    create: () => ({
      ...create,
      mutationFn: ({ body: { url, events, description } }) =>
        create.mutationFn({
          body: { url, events: events as readonly Subscription[], description },
        }),
    }),
    update: () => ({
      ...update,
      mutationFn: ({ body, ...rest }) => update.mutationFn({ ...rest, body: bodyOf(body) }),
    }),
    delete: () => queries.delete(),
    rotate: () => writeAs(queries.rotate(), ({ webhook, secret }) => ({ webhook, secret })),
    test: () => queries.test(),
    resend: () => queries.resend(),
    deliveries: (id, list) =>
      readAs(keyed(queries.deliveries(id, queryOf(list))), ({ deliveries, ...page }) => ({
        rows: deliveries,
        ...page,
      })),
    deliveryLoader: (id, list) => async (cursor) =>
      kycPage(
        await kyc.webhooks.deliveries(id, { ...wholeQuery(queryOf(list)), ...cursorWalk(cursor) }),
        ({ deliveries }) => deliveries,
      ),
    exportDeliveries: (id, list, file) =>
      kyc.webhooks.deliveries(id, { ...wholeQuery(queryOf(list)), ...file }),
  };
}

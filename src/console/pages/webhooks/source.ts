import type { FileReply, WebhookPayload } from '@notaria/erp';
import type * as Kyc from '@notaria/kyc';
import { createContext, useContext } from 'react';
import type { Write } from '../../data/forms/use-write.js';
import type { ListState } from '../../data/list-state.js';
import type { LoadedPage } from '../../data/queries/listed.js';
import type { PageLoader } from '../../ui/lists/selection/bulk-action.js';
import type { ExportFile } from '../../ui/lists/settings/list-export.js';

/** A webhook of either API. Events and payload are those of its API. */
export type Webhook = Omit<Kyc.Webhook, 'environment' | 'events' | 'stats'> & {
  readonly events: readonly string[];
  readonly payload?: WebhookPayload;
  /** Absent from lists of the ERP API. */
  readonly stats?: Kyc.Webhook['stats'];
};

/** Members that lists of the ERP API leave out: the body, the attempts and the result of the last one. */
type Content = Pick<
  Kyc.Delivery,
  'requestBody' | 'attempts' | 'url' | 'responseStatus' | 'responseBody' | 'durationMs' | 'error'
>;

/** A delivery of either API. */
export type DeliveryLine = Omit<Kyc.Delivery, 'eventType' | keyof Content> &
  Partial<Content> & { readonly eventType: string };

export type Delivery = DeliveryLine & Content;

export interface WebhookInput {
  readonly url: string;
  readonly events: readonly string[];
  readonly description: string | null;
  readonly payload?: WebhookPayload;
}

type Options<V, T> = Write<V, T>['options'];

interface ById {
  readonly id: string;
}

export interface Update extends ById {
  readonly body: Partial<WebhookInput> & { readonly status?: Webhook['status'] };
  readonly options: { readonly ifMatch: number };
}

interface DeliveryAddress extends ById {
  readonly deliveryId: string;
}

export interface Secret {
  readonly webhook: Webhook;
  readonly secret: string | null;
}

interface Read<T> {
  readonly queryKey: readonly unknown[];
  queryFn(context: { readonly signal: AbortSignal }): Promise<T>;
}

/** One of the two APIs, as the pages need it. */
export interface WebhookSource {
  /** The address of the list. The address of each webhook is below it. */
  readonly href: string;
  /** The prefix of the keys of all queries. */
  readonly key: readonly unknown[];
  /** The data that are shown; undefined where there is one kind only. */
  readonly environment: 'live' | 'test' | undefined;
  /** The events to choose from, each with its meaning. */
  readonly events: readonly (readonly [type: string, meaning: string])[];
  /** True if a webhook may receive ids without the record. */
  readonly hasPayload: boolean;
  list(list: ListState): Read<LoadedPage<Webhook>>;
  /** True if the list can be searched. */
  readonly isSearched: boolean;
  /** Absent if the API has no file of the list. */
  readonly exportList?: (file: ExportFile) => Promise<FileReply>;
  get(id: string): Read<Webhook>;
  create(): Options<{ readonly body: WebhookInput }, Secret>;
  update(): Options<Update, Webhook>;
  delete(): Options<ById, unknown>;
  rotate(): Options<ById, Secret>;
  test(): Options<ById, unknown>;
  resend(): Options<DeliveryAddress, unknown>;
  deliveries(id: string, list: ListState): Read<LoadedPage<DeliveryLine>>;
  /** Loads pages of all deliveries that match the list. */
  deliveryLoader(id: string, list: ListState): PageLoader<DeliveryLine>;
  /** Absent if the API has no file of deliveries. */
  readonly exportDeliveries?: (id: string, list: ListState, file: ExportFile) => Promise<FileReply>;
  /** Loads body and attempts; absent if lists contain them. */
  readonly delivery?: (id: string, deliveryId: string) => Read<Delivery>;
}

const SourceContext = createContext<WebhookSource | undefined>(undefined);

export const WebhookSourceProvider = SourceContext.Provider;

/** Returns the API whose webhooks the page shows. */
export function useWebhookSource(): WebhookSource {
  const source = useContext(SourceContext);
  if (source === undefined) throw new Error('No API of webhooks is chosen');
  return source;
}

/** The same query with another result, and a key of its own. */
export const readAs = <A, B>(
  { queryKey, queryFn }: Read<A>,
  convert: (reply: A) => B,
): Read<B> => ({
  queryKey: [...queryKey, 'converted'],
  queryFn: async (context) => convert(await queryFn(context)),
});

/** The same mutation with another result. */
export const writeAs = <V, A, B>(
  { mutationKey, mutationFn }: Options<V, A>,
  convert: (reply: A) => B,
): Options<V, B> => ({
  mutationKey,
  mutationFn: async (variables) => convert(await mutationFn(variables)),
});

import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useSyncExternalStore } from 'react';
import { waitingFiles } from '../../data/load-file.js';
import { isOutage, isOverLimit } from '../../data/queries/query-client.js';
import { useTexts } from '../../session/language/texts.js';
import { usePreferences } from '../../session/language/use-preferences.js';
import { useMe } from '../../session/me.js';
import { bannerTexts } from './texts.js';

const subscribeToConnection = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Returns the number of queries on the page that failed with such an error and are repeated. */
function useWaitingQueries(isSuch: (error: unknown) => boolean): number {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => cache.getAll().filter((query) => query.isActive() && isSuch(query.state.error)).length,
  );
}

/** Returns the number of writes that wait until the server accepts requests again. */
function useWaitingWrites(): number {
  const cache = useQueryClient().getMutationCache();
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () =>
      cache
        .getAll()
        .filter(({ state }) => state.status === 'pending' && isOverLimit(state.failureReason))
        .length,
  );
}

/** Says that the limit of requests is used up, and what waits for the next minute. */
function Limited(): ReactElement | null {
  const texts = useTexts(bannerTexts);
  const queries = useWaitingQueries(isOverLimit);
  const writes = useWaitingWrites();
  if (queries + writes === 0) return null;
  const waits = [
    queries > 0 ? texts.queries(queries) : '',
    writes > 0 ? texts.writes(writes) : '',
  ].filter(Boolean);
  return (
    <p className="banner" role="status">
      {texts.limited(waits.join(', '))}
    </p>
  );
}

const isUnreachable = (error: unknown): boolean => isOutage(error) && !isOverLimit(error);

/** Says that the connection is lost, and what waits for it. */
function Outage(): ReactElement | null {
  const texts = useTexts(bannerTexts);
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  const files = useSyncExternalStore(waitingFiles.subscribe, waitingFiles.get);
  const queries = useWaitingQueries(isUnreachable);
  const writes = useIsMutating();
  if (isOnline && files + queries === 0) return null;
  const waits = [
    files > 0 ? texts.page : '',
    queries > 0 ? texts.queries(queries) : '',
    writes > 0 ? texts.writes(writes) : '',
  ].filter(Boolean);
  return (
    <p className="banner bad" role="alert">
      {isOnline ? texts.unreachable : texts.offline}
      {waits.length > 0 && ` ${texts.waiting(waits.join(', '))}`}
    </p>
  );
}

/** Notices about all pages: an outage, a limit, or test data. */
export function Banners(): ReactElement {
  const texts = useTexts(bannerTexts);
  const { environment } = usePreferences();
  const { may } = useMe();
  return (
    <>
      <Outage />
      <Limited />
      {environment === 'test' && may('sessions:read') && <p className="banner">{texts.test}</p>}
    </>
  );
}

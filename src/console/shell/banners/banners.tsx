import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useSyncExternalStore } from 'react';
import { waitingFiles } from '../../data/load-file.js';
import { isOutage } from '../../data/queries/query-client.js';
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

/** Returns the number of queries on the page that failed in an outage and are repeated. */
function useWaitingQueries(): number {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => cache.getAll().filter((query) => query.isActive() && isOutage(query.state.error)).length,
  );
}

/** Says that the connection is lost, and what waits for it. */
function Outage(): ReactElement | null {
  const texts = useTexts(bannerTexts);
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  const files = useSyncExternalStore(waitingFiles.subscribe, waitingFiles.get);
  const queries = useWaitingQueries();
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

/** Notices about all pages: an outage, or test data. */
export function Banners(): ReactElement {
  const texts = useTexts(bannerTexts);
  const { environment } = usePreferences();
  const { may } = useMe();
  return (
    <>
      <Outage />
      {environment === 'test' && may('sessions:read') && <p className="banner">{texts.test}</p>}
    </>
  );
}

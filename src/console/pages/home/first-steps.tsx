import { reportsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactElement, Suspense, useSyncExternalStore } from 'react';
import { loadFile } from '../../data/load-file.js';
import { browserSettings } from '../../session/browser-settings.js';
import { erp } from '../../session/clients.js';
import { useMe } from '../../session/me.js';

const Guide = lazy(async () => ({
  default: (await loadFile(() => import('./guide/guide.js'))).Guide,
}));

/** The first steps of a company that has sold nothing in a year, until all are done or the user dismisses them. */
export function FirstSteps(): ReactElement | null {
  const { id } = useMe();
  const name = `notaria.guide.${id}`;
  const isDismissed = useSyncExternalStore(
    browserSettings.subscribe,
    () => browserSettings.read(name) === 'off',
  );
  // The chart of the page asks the same, so that a company with sales needs no request for the guide.
  const { data } = useQuery({
    ...reportsQueries(erp).salesByMonth({ months: 12 }),
    enabled: !isDismissed,
  });
  const isNew = data?.data.every(({ sales }) => sales === 0) === true;
  if (isDismissed || !isNew) return null;
  return (
    <Suspense fallback={null}>
      <Guide onDismiss={() => browserSettings.write(name, 'off')} />
    </Suspense>
  );
}

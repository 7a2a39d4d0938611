import { watchingQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWrite } from '../../data/forms/use-write.js';
import { erp } from '../../session/clients.js';
import { useTexts } from '../../session/language/texts.js';
import { Button } from '../../ui/button.js';
import { Failed } from '../../ui/frames/states.js';
import type { RecordPath } from './record-path.js';
import { activityTexts } from './texts.js';

const watching = watchingQueries(erp);

/** The button by which a user watches a record, or no longer does. */
export function WatchButton({ kind, id }: RecordPath): ReactElement | null {
  const texts = useTexts(activityTexts);
  const { data } = useQuery(watching.get(kind, id));
  const stale = [watching.key];
  const start = useWrite({ options: watching.start(), stale, successMessage: texts.watching });
  const stop = useWrite({ options: watching.stop(), stale, successMessage: texts.unwatched });
  if (data === undefined) return null;
  const { mutate, isPending, error } = data.data.watching ? stop : start;
  return (
    <>
      <Button isBusy={isPending} onClick={() => mutate({ kind, id })}>
        {data.data.watching ? texts.unwatch : texts.watch}
      </Button>
      {error && <Failed error={error} />}
    </>
  );
}

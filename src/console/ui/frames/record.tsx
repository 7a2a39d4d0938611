import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, type ReactElement, Suspense } from 'react';
import { loadFile } from '../../data/load-file.js';
import { problemOf } from '../../data/queries/problem.js';
import { pathOf } from '../../pages/activity/record-path.js';
import { useActivity } from '../../pages/activity/use-activity.js';
import { type RecordAddress, useHistory } from '../../pages/audit/use-history.js';
import { useTexts } from '../../session/language/texts.js';
import { LinkButton } from '../button.js';
import { uiTexts } from '../texts.js';
import { Page } from './page.js';
import { Empty, Failed, Loading } from './states.js';

const RecordHistory = lazy(async () => ({
  default: (await loadFile(() => import('../../pages/audit/record-history.js'))).RecordHistory,
}));

const RecordActivity = lazy(async () => ({
  default: (await loadFile(() => import('../../pages/activity/record-activity.js'))).RecordActivity,
}));

interface RecordPageProps<T> {
  readonly result: UseQueryResult<T>;
  /** The title until the record is loaded. */
  readonly title: string;
  readonly back: { readonly href: string; readonly title: string };
  /** The text for an unknown record. */
  readonly missing: string;
  /** Shows the activity and the history of the record below it. */
  readonly history?: RecordAddress;
  readonly children: (record: T) => ReactElement;
}

/** The page of a record, also while it loads or if it does not exist. */
export function RecordPage<T>(props: RecordPageProps<T>): ReactElement {
  const { result, title, back, missing, history, children } = props;
  const texts = useTexts(uiTexts);
  const activity = pathOf(history);
  useActivity(activity, result.dataUpdatedAt);
  const past = useHistory(history, result.dataUpdatedAt);
  if (result.data !== undefined) {
    return (
      <>
        {children(result.data)}
        {activity && (
          <Suspense>
            <RecordActivity {...activity} />
          </Suspense>
        )}
        {past.mayRead && (
          <Suspense>
            <RecordHistory history={past} />
          </Suspense>
        )}
      </>
    );
  }
  const { kind } = problemOf(result.error);
  // An invalid address also means an unknown record.
  const isMissing = result.error !== null && (kind === 'missing' || kind === 'invalid');
  return (
    <Page title={isMissing ? missing : title} back={back}>
      {result.error === null && <Loading />}
      {isMissing && (
        <Empty
          title={texts.missing}
          action={<LinkButton href={back.href}>{back.title}</LinkButton>}
        />
      )}
      {result.error !== null && !isMissing && (
        <Failed error={result.error} onRetry={result.refetch} />
      )}
    </Page>
  );
}

interface ErpRecordPageProps<T> extends Omit<RecordPageProps<T>, 'result' | 'title'> {
  readonly result: UseQueryResult<{ readonly data: T }>;
}

/** The same for a record in the envelope of the ERP API. */
export function ErpRecordPage<T>(props: ErpRecordPageProps<T>): ReactElement {
  const { back, children } = props;
  return (
    <RecordPage {...props} title={back.title}>
      {({ data }) => children(data)}
    </RecordPage>
  );
}

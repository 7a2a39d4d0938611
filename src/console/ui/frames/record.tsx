import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { problemOf } from '../../data/queries/problem.js';
import { LinkButton } from '../button.js';
import { Page } from './page.js';
import { Empty, Failed, Loading } from './states.js';

interface RecordPageProps<T> {
  readonly result: UseQueryResult<T>;
  /** The title until the record is loaded. */
  readonly title: string;
  readonly back: { readonly href: string; readonly title: string };
  /** Said when there is no such record. */
  readonly missing: string;
  readonly children: (record: T) => ReactElement;
}

/** The page of one record, with what stands there while it loads, or when it is not there. */
export function RecordPage<T>(props: RecordPageProps<T>): ReactElement {
  const { result, title, back, missing, children } = props;
  if (result.data !== undefined) return children(result.data);
  const { kind } = problemOf(result.error);
  // An address that cannot be right is of no record either.
  const isMissing = result.error !== null && (kind === 'missing' || kind === 'invalid');
  return (
    <Page title={isMissing ? missing : title} back={back}>
      {result.error === null && <Loading />}
      {isMissing && (
        <Empty title={missing} action={<LinkButton href={back.href}>{back.title}</LinkButton>} />
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

/** The same of a record in the envelope of the ERP API. */
export function ErpRecordPage<T>(props: ErpRecordPageProps<T>): ReactElement {
  const { back, children } = props;
  return (
    <RecordPage {...props} title={back.title}>
      {({ data }) => children(data)}
    </RecordPage>
  );
}

interface EditPageProps<T> {
  readonly result: UseQueryResult<{ readonly data: T }>;
  /** The address of the list; that of the record stands below it. */
  readonly href: string;
  readonly texts: {
    readonly title: string;
    readonly missing: string;
    readonly editTitle: (name: string) => string;
  };
  /** The form of the record; `reload` resolves to its newest state. */
  readonly children: (record: T, reload: () => Promise<T | undefined>) => ReactElement;
}

/** The page on which a record is edited. */
export function EditPage<T extends { readonly id: number; readonly name: string }>({
  result,
  href,
  texts,
  children,
}: EditPageProps<T>): ReactElement {
  const reload = async () => (await result.refetch()).data?.data;
  return (
    <ErpRecordPage<T> result={result} back={{ href, title: texts.title }} missing={texts.missing}>
      {(record) => (
        <Page
          title={texts.editTitle(record.name)}
          back={{ href: `${href}/${record.id}`, title: record.name }}
        >
          {children(record, reload)}
        </Page>
      )}
    </ErpRecordPage>
  );
}

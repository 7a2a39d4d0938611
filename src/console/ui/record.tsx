import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { problemOf } from '../data/problem.js';
import { useTexts } from '../session/texts.js';
import { LinkButton } from './button.js';
import { Page } from './page.js';
import { Empty, Failed, Loading } from './states.js';
import { uiTexts } from './texts.js';

interface RecordProps<T> {
  readonly result: UseQueryResult<{ readonly data: T }>;
  /** Where it is listed. */
  readonly back: { readonly href: string; readonly title: string };
  /** Said when there is no such record. */
  readonly missing: string;
  readonly children: (record: T) => ReactNode;
}

/** The page of one record, once it is there; before, that it is loading, missing or that it failed. */
export function RecordPage<T>({ result, back, missing, children }: RecordProps<T>): ReactElement {
  const texts = useTexts(uiTexts);
  const { data, error, refetch } = result;
  if (data !== undefined) return <>{children(data.data)}</>;
  const { kind } = problemOf(error);
  if (error && (kind === 'missing' || kind === 'invalid')) {
    return (
      <Page title={missing} back={back}>
        <Empty
          title={missing}
          action={<LinkButton href={back.href}>{`${texts.back}: ${back.title}`}</LinkButton>}
        />
      </Page>
    );
  }
  return (
    <Page title={back.title} back={back}>
      {error ? <Failed error={error} onRetry={refetch} /> : <Loading />}
    </Page>
  );
}

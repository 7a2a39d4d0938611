import type { SealedRecord } from '@notaria/kyc';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useSealedQueries } from '../../data/queries/verification.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import type { PageParams } from '../../shell/route.js';
import { Card, Facts, Page } from '../../ui/frames/page.js';
import { RecordPage } from '../../ui/frames/record.js';
import { sealedTexts } from './texts.js';

const back = (title: string) => ({ href: '/sealed-records', title });

function Shown({ record }: { readonly record: SealedRecord }): ReactElement {
  const texts = useTexts(sealedTexts);
  const { instant } = useFormats();
  const timeOf = (at: string | null) => at && instant(at);
  return (
    <Page title={texts.kinds[record.kind]} back={back(texts.title)}>
      <Card title={texts.facts}>
        <Facts
          facts={[
            [texts.record, <code key="record">{record.recordId}</code>],
            [texts.status, texts.statuses[record.status] ?? record.status],
            [texts.decided, timeOf(record.decidedAt)],
            [texts.decidedBy, record.decidedBy],
            [texts.keptUntil, timeOf(record.keptUntil)],
            [texts.erased, instant(record.erasedAt)],
            [texts.erasedBy, record.erasedBy],
            [texts.cause, texts.causes[record.cause]],
            [texts.lists, record.lists.map(({ id, version }) => `${id} ${version}`).join(', ')],
            [texts.hash, <code key="hash">{record.recordHash}</code>],
          ]}
        />
      </Card>
    </Page>
  );
}

/** The sealed record of an erased one. */
export function SealedRecordPage({ id = '' }: PageParams): ReactElement {
  const texts = useTexts(sealedTexts);
  const { queries, keyed } = useSealedQueries();
  const result = useQuery(keyed(queries.get(id)));
  return (
    <RecordPage
      result={result}
      title={texts.title}
      back={back(texts.title)}
      missing={texts.missing}
    >
      {({ sealedRecord }) => <Shown record={sealedRecord} />}
    </RecordPage>
  );
}

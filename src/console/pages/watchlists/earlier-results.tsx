import type { ScreeningResult } from '@notaria/kyc';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/frames/page.js';
import { Failed, Loading } from '../../ui/frames/states.js';
import { Table } from '../../ui/lists/table.js';
import { useAmlQueries } from '../cases/data.js';
import { StepBadge } from '../cases/marks.js';
import { watchlistTexts } from './texts.js';

/** The last results of a screening that later comparisons replaced, which most readers do not need. */
export function EarlierResults({ id }: { readonly id: string }): ReactElement {
  const texts = useTexts(watchlistTexts);
  const [isShown, show] = useState(false);
  return (
    <Card title={texts.earlierResults}>
      {isShown ? (
        <Results id={id} />
      ) : (
        <Button onClick={() => show(true)}>{texts.showEarlierResults}</Button>
      )}
    </Card>
  );
}

function Results({ id }: { readonly id: string }): ReactElement {
  const texts = useTexts(watchlistTexts);
  const { instant, number } = useFormats();
  const { queries, keyed } = useAmlQueries();
  const { data, error, refetch } = useQuery(keyed(queries.results(id, { limit: 100 })));
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (data === undefined) return <Loading />;
  if (data.total === 0) return <p>{texts.noEarlierResults}</p>;
  return (
    <Table<ScreeningResult>
      caption={texts.earlierResults}
      rows={data.results}
      keyOf={({ number: at }) => String(at)}
      columns={[
        { title: texts.screened, cell: ({ screenedAt }) => instant(screenedAt) },
        { title: texts.status, cell: ({ status }) => <StepBadge status={status} /> },
        { title: texts.result, isNumber: true, cell: ({ hits }) => number(hits.length) },
        { title: texts.score, isNumber: true, cell: ({ score }) => number(score) },
        {
          title: texts.version,
          isMinor: true,
          cell: ({ lists }) => lists.map((list) => `${list.id} ${list.version}`).join(', '),
        },
      ]}
    />
  );
}

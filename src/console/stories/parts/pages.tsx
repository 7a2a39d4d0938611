import type { UseQueryResult } from '@tanstack/react-query';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { Card, Facts, Page } from '../../ui/frames/page.js';
import { ErpRecordPage, RecordPage } from '../../ui/frames/record.js';
import { Tabs } from '../../ui/lists/tabs.js';
import { longText, longWord, type Story } from '../story.js';

interface NamedRecord {
  readonly id: number;
  readonly name: string;
}

/** Builds the part of a query's result that the pages of records read. */
const resultOf = <T,>(data: T | undefined, error: unknown = null): UseQueryResult<T> =>
  ({ data, error, refetch: () => Promise.resolve() }) as unknown as UseQueryResult<T>;

const back = { href: '/customers', title: 'Customers' };
const missing = 'This customer does not exist';

/** The page of the stories is the current one. */
const ownPath = '/stories/index.html';

export const pageStories: readonly Story[] = [
  {
    name: 'page',
    shows: ['Page', 'Card', 'Facts', 'Tabs'],
    render: () => (
      <Page
        title={longText}
        back={back}
        aside={<Badge tone="good">Active</Badge>}
        actions={<Button>Edit</Button>}
      >
        <Tabs
          label="Pages"
          tabs={[
            ['/customers', 'Customers'],
            [ownPath, 'Current page'],
          ]}
        />
        <Card title="Details" actions={<Button kind="quiet">Show all</Button>}>
          <Facts
            facts={[
              ['Code', <code key="code">{longWord}</code>],
              ['Phone', undefined],
              ['Address', 'Calle El Sol 12'],
            ]}
          />
        </Card>
      </Page>
    ),
  },
  {
    name: 'tabs-narrow',
    shows: ['Tabs'],
    render: () => (
      <Tabs
        label="Pages"
        tabs={[
          ['/warehouses', 'Warehouses'],
          ['/categories', 'Categories'],
          ['/terms', 'Payment terms'],
          [ownPath, 'Current page'],
          ['/currencies', 'Currencies'],
          ['/rates', 'Exchange rates'],
        ]}
      />
    ),
    isNarrow: true,
  },
  {
    name: 'record-pages',
    shows: ['RecordPage', 'ErpRecordPage'],
    render: () => (
      <>
        <RecordPage
          result={resultOf<NamedRecord>(undefined, { statusCode: 404 })}
          title="Customer"
          back={back}
          missing={missing}
        >
          {({ name }) => <p>{name}</p>}
        </RecordPage>
        <ErpRecordPage
          result={resultOf<{ readonly data: NamedRecord }>(undefined, { statusCode: 500 })}
          back={back}
          missing={missing}
        >
          {({ name }) => <p>{name}</p>}
        </ErpRecordPage>
      </>
    ),
  },
];

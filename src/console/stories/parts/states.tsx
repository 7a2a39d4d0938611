import { useLayoutEffect } from 'react';
import { Button } from '../../ui/button.js';
import { Empty, Failed, Loading, NoneFound } from '../../ui/frames/states.js';
import { BarChart, ShareBar } from '../../ui/lists/chart.js';
import { say } from '../../ui/toasts/messages.js';
import { Toasts } from '../../ui/toasts/toasts.js';
import { ignore, longText, type Story } from '../story.js';

const failure = (statusCode: number, message = '') => ({
  statusCode,
  code: 'failed',
  message,
  requestId: 'b0c4e6d2',
});

const undo = {
  run: () => Promise.reject(failure(412)),
  done: 'The customer was activated',
};

function Said() {
  useLayoutEffect(() => {
    const said = [
      say('The invoice was issued'),
      say(longText),
      say('The customer was deactivated', undo),
    ];
    return () => {
      for (const withdraw of said) withdraw();
    };
  }, []);
  return (
    <div style={{ height: '10rem' }}>
      <Toasts />
    </div>
  );
}

const amount = (value: number): string => value.toFixed(2);

export const stateStories: readonly Story[] = [
  {
    name: 'loading',
    shows: ['Loading'],
    render: () => <Loading rows={4} />,
  },
  {
    name: 'empty',
    shows: ['Empty', 'NoneFound'],
    render: () => (
      <>
        <Empty title="No invoices yet" action={<Button kind="primary">New invoice</Button>}>
          Issue the first one.
        </Empty>
        <Empty title={longText} />
        <NoneFound onShowAll={ignore} />
      </>
    ),
  },
  {
    name: 'failed',
    shows: ['Failed'],
    render: () => (
      <>
        <Failed error={failure(500)} onRetry={ignore} />
        <Failed error={failure(409, 'The period is locked')} />
        <Failed error={{ code: 'connection_failed' }} onRetry={ignore} />
      </>
    ),
  },
  {
    name: 'toasts',
    shows: ['Toasts'],
    render: () => <Said />,
    picture: '.toasts',
  },
  {
    name: 'toast-not-undone',
    shows: ['Toasts'],
    render: () => <Said />,
    act: [['click', '.toast button:has-text("Undo")']],
    picture: '.toast[role="alert"]',
  },
  {
    name: 'charts',
    shows: ['BarChart', 'ShareBar'],
    render: () => (
      <>
        <BarChart
          title="Sales"
          of="Month"
          series={[
            { name: 'Invoiced', className: 'first' },
            { name: 'Collected', className: 'second' },
          ]}
          groups={['Jan', 'Feb', 'Mar'].map((label, index) => ({
            label,
            short: label,
            values: [1200 * index, 800],
          }))}
          format={amount}
          short={String}
        />
        <ShareBar
          parts={['Not due', '1 to 30', '31 to 60', '61 to 90', '91 to 120', 'Over 120'].map(
            (name, index) => ({ name, value: 600 - 100 * index }),
          )}
          format={amount}
        />
      </>
    ),
  },
];

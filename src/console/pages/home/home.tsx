import { lazy, type ReactElement, Suspense } from 'react';
import { loadFile } from '../../data/load-file.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { Card, Page } from '../../ui/frames/page.js';
import { Empty, Loading } from '../../ui/frames/states.js';
import { useWork } from './cards/use-work.js';
import { useAgingChart, useSalesChart } from './figures/charts.js';
import { useFigures } from './figures/use-figures.js';
import { useAttention } from './findings/attention.js';
import { useFirstSteps } from './guide/first-steps.js';
import { isWaiting, type Part } from './part.js';
import { PeriodChoice } from './period.js';
import './style.css';
import { homeTexts } from './texts.js';

// The file of the last card loads beside the replies, and not before the page.
const books = loadFile(() => import('./books.js'));
books.catch(() => undefined);
const Books = lazy(() => books.then((file) => ({ default: file.Books })));

/** The permissions of the parts that depend on the period. */
const ofPeriod = ['receivables:read', 'payables:read', 'inventory:read', 'crm:write'];

const shownOf = (parts: readonly Part[]): readonly ReactElement[] =>
  parts.flatMap(({ shown }) => shown ?? []);

/** The parts by their permissions, asked for at once. */
function useParts() {
  const steps = useFirstSteps();
  const figures = useFigures();
  const attention = useAttention();
  const sales = useSalesChart();
  const aging = useAgingChart();
  const work = useWork();
  return {
    isWaiting: isWaiting([steps, ...figures, attention, sales, aging, ...work]),
    steps: steps.shown,
    figures: shownOf(figures),
    main: sales.shown,
    aside: shownOf([attention, aging]),
    work: shownOf(work),
  };
}

/** Takes about the place of the first parts, so that the page does not seem empty. */
function Waiting(): ReactElement {
  return (
    <div className="home">
      <Card>
        <Loading rows={3} />
      </Card>
      <Card>
        <Loading rows={8} />
      </Card>
    </div>
  );
}

function Parts(parts: ReturnType<typeof useParts>): ReactElement {
  const texts = useTexts(homeTexts);
  const { may } = useMe();
  const { steps, figures, main, aside, work } = parts;
  const isEmpty = !(steps || main) && figures.length + aside.length + work.length === 0;
  return (
    <div className="home">
      {steps}
      {figures.length > 0 && <div className="figure-cards">{figures}</div>}
      {(main || aside.length > 0) && (
        <div className="home-main">
          {main && <div className="sales">{main}</div>}
          {aside.length > 0 && <div className="home-aside">{aside}</div>}
        </div>
      )}
      {work.length > 0 && <div className="work-cards">{work}</div>}
      {isEmpty && (
        <Card>
          <Empty title={texts.nothing}>{texts.nothingText}</Empty>
        </Card>
      )}
      {may('audit:read') && (
        <Suspense fallback={null}>
          <Books />
        </Suspense>
      )}
    </div>
  );
}

/**
 * The first page: the course of business, what is wrong, and the work of the user, by the permissions of the role. Parts
 * without work or figures are left out. The parts appear together, so that none moves another.
 */
export function Home(): ReactElement {
  const texts = useTexts(homeTexts);
  const { may } = useMe();
  const parts = useParts();
  return (
    <Page title={texts.title} actions={ofPeriod.some(may) && <PeriodChoice />}>
      {parts.isWaiting ? <Waiting /> : <Parts {...parts} />}
    </Page>
  );
}

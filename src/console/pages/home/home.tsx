import type { ReactElement } from 'react';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { Page } from '../../ui/frames/page.js';
import { Books } from './books.js';
import { Paid, Received } from './cards/cash.js';
import { MyLeads, MyOpportunities } from './cards/crm.js';
import { PeriodLock } from './cards/period-lock.js';
import { CasesInReview, MyCases, SecondApprovals } from './cards/review.js';
import { Counts, LowStock, Orders } from './cards/stock.js';
import { Aging, Sales } from './figures.js';
import { Attention } from './findings/attention.js';
import { FirstSteps } from './first-steps.js';
import { PeriodChoice } from './period.js';
import './style.css';
import { homeTexts } from './texts.js';

interface Allowed {
  /** Returns true if the user holds all of the permissions. */
  readonly mayAll: (...permissions: readonly string[]) => boolean;
}

/** The cash of the period and the period lock. */
function Cash({ mayAll }: Allowed): ReactElement | null {
  const [isSelling, isBuying] = [mayAll('receivables:read'), mayAll('payables:read')];
  if (!isSelling && !isBuying) return null;
  return (
    <div className="figure-cards">
      {isSelling && <Received />}
      {isBuying && <Paid />}
      {mayAll('config:read') && <PeriodLock />}
    </div>
  );
}

/** The work of reviewers, storekeepers and salespeople. */
function Work({ mayAll }: Allowed): ReactElement {
  const isReviewer = mayAll('sessions:read', 'sessions:decide');
  const isReceiver = mayAll('purchase-orders:read', 'purchase-orders:receive');
  const isSeller = mayAll('crm:read', 'crm:write');
  return (
    <div className="work-cards">
      {isReviewer && <MyCases />}
      {isReviewer && <SecondApprovals />}
      {isReviewer && <CasesInReview />}
      {mayAll('products:read') && <LowStock />}
      {mayAll('inventory:read') && <Counts />}
      {isReceiver && <Orders status="open" />}
      {isReceiver && <Orders status="partially_received" />}
      {isSeller && <MyLeads />}
      {isSeller && <MyOpportunities />}
    </div>
  );
}

/** The permissions of the cards that depend on the period. */
const ofPeriod = ['receivables:read', 'payables:read', 'inventory:read', 'crm:write'];

/**
 * The first page: what is wrong, the work of the user, and the course of business, by the permissions of the role.
 * Each part appears with its own reply, at a place that is reserved for it.
 */
export function Home(): ReactElement {
  const texts = useTexts(homeTexts);
  const { may } = useMe();
  const mayAll = (...permissions: readonly string[]): boolean => permissions.every(may);
  return (
    <Page title={texts.title} actions={ofPeriod.some(may) && <PeriodChoice />}>
      <div className="home">
        {mayAll('receivables:read', 'invoices:create') && <FirstSteps />}
        <Attention />
        <Cash mayAll={mayAll} />
        <Work mayAll={mayAll} />
        {may('receivables:read') && (
          <div className="sales">
            <Sales />
          </div>
        )}
        <div className="columns">
          {may('receivables:read') && <Aging />}
          {may('audit:read') && <Books />}
        </div>
      </div>
    </Page>
  );
}

import {
  customersQueries,
  invoicesQueries,
  productsQueries,
  usersQueries,
} from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useCompany } from '../../../data/queries/company.js';
import { browserSettings } from '../../../session/browser-settings.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/frames/page.js';
import { Icon } from '../../../ui/icons.js';
import { monthsQuery } from '../figures/charts.js';
import { isWaiting, type Part } from '../part.js';
import { guideTexts } from './texts.js';

const one = { pageSize: 1, count: 'capped' } as const;

type StepName = 'company' | 'users' | 'products' | 'customers' | 'invoice';

interface Step {
  readonly name: StepName;
  readonly href: string;
  readonly isDone: boolean;
}

interface Count {
  readonly isLoading: boolean;
  readonly data: { readonly totalCount: number } | undefined;
}

/** Asks for the steps that the user may take, and returns those that are known. */
function useSteps(isAsked: boolean) {
  const { may } = useMe();
  const company = useCompany();
  const asks = (permission: string) => ({ enabled: isAsked && may(permission) });
  const users = useQuery({ ...usersQueries(erp).list(one), ...asks('users:manage') });
  const products = useQuery({ ...productsQueries(erp).list(one), ...asks('products:write') });
  const customers = useQuery({ ...customersQueries(erp).list(one), ...asks('customers:write') });
  const invoices = useQuery({ ...invoicesQueries(erp).list(one), ...asks('invoices:create') });
  const step = (name: StepName, href: string, isDone: boolean): Step => ({ name, href, isDone });
  const counted = (name: StepName, href: string, { data }: Count, than = 0): Step | [] =>
    data === undefined ? [] : step(name, href, data.totalCount > than);
  const isNamed = Boolean(company?.taxId && company.address.line1);
  return {
    isLoading: isWaiting([users, products, customers, invoices]),
    steps: [
      may('config:write') && company ? step('company', '/settings', isNamed) : [],
      counted('users', '/users', users, 1),
      counted('products', '/products/import', products),
      counted('customers', '/customers/import', customers),
      counted('invoice', '/invoices/new', invoices),
    ].flat(),
  };
}

interface GuideProps {
  readonly steps: readonly Step[];
  readonly onDismiss: () => void;
}

function Guide({ steps, onDismiss }: GuideProps): ReactElement {
  const texts = useTexts(guideTexts);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card
      title={texts.title}
      actions={
        <>
          <span className="hint">{texts.progress(done, steps.length)}</span>
          <Button kind="quiet" onClick={onDismiss}>
            {texts.dismiss}
          </Button>
        </>
      }
    >
      <ol className="first-steps">
        {steps.map(({ name, href, isDone }, place) => (
          <li key={name} className={isDone ? 'done' : undefined}>
            <span className="step-mark" aria-hidden="true">
              {isDone ? <Icon name="check" /> : place + 1}
            </span>
            <Link href={href}>{texts.steps[name]}</Link>
            {isDone && <span className="unseen">{texts.done}</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/**
 * The first steps of a company that has sold nothing in a year, until all are done or the user hides them. They are asked
 * for together with the other parts, so that they move none of them. A company with sales asks no more.
 */
export function useFirstSteps(): Part {
  const { id, may } = useMe();
  const name = `notaria.guide.${id}`;
  const isHidden = useSyncExternalStore(
    browserSettings.subscribe,
    () => browserSettings.read(name) === 'off',
  );
  const isAsked = !isHidden && may('receivables:read') && may('invoices:create');
  const { data, isLoading } = useQuery({ ...monthsQuery, enabled: isAsked });
  const hasSold = data?.data.some(({ sales }) => sales > 0) === true;
  const { steps, ...asked } = useSteps(isAsked);
  const hide = (): void => browserSettings.write(name, 'off');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the report arrives
  useEffect(() => {
    if (hasSold && !isHidden) hide();
  }, [hasSold]);
  const isShown = isAsked && data && !hasSold && steps.some(({ isDone }) => !isDone);
  return {
    isLoading: isLoading || asked.isLoading,
    shown: isShown ? <Guide steps={steps} onDismiss={hide} /> : null,
  };
}

import {
  customersQueries,
  invoicesQueries,
  productsQueries,
  usersQueries,
} from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useCompany } from '../../../data/queries/company.js';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/frames/page.js';
import { guideTexts } from './texts.js';

const one = { pageSize: 1, count: 'capped' } as const;

type StepName = 'company' | 'users' | 'products' | 'customers' | 'invoice';

interface Step {
  readonly name: StepName;
  readonly href: string;
  readonly permission: string;
  /** True if the data of the company show it; undefined until they are loaded. */
  readonly isDone: boolean | undefined;
}

/** Returns the steps that the user may take. */
function useSteps(): readonly Step[] {
  const { may } = useMe();
  const company = useCompany();
  const users = useQuery({ ...usersQueries(erp).list(one), enabled: may('users:manage') });
  const products = useQuery({ ...productsQueries(erp).list(one), enabled: may('products:write') });
  const customers = useQuery({
    ...customersQueries(erp).list(one),
    enabled: may('customers:write'),
  });
  const invoices = useQuery({ ...invoicesQueries(erp).list(one), enabled: may('invoices:create') });
  const countOf = (list: { readonly data: { readonly totalCount: number } | undefined }) =>
    list.data?.totalCount;
  const hasMore = (count: number | undefined, than = 0): boolean | undefined =>
    count === undefined ? undefined : count > than;
  const steps: readonly Step[] = [
    {
      name: 'company',
      href: '/settings',
      permission: 'config:write',
      isDone: company && Boolean(company.taxId && company.address.line1),
    },
    {
      name: 'users',
      href: '/users',
      permission: 'users:manage',
      isDone: hasMore(countOf(users), 1),
    },
    {
      name: 'products',
      href: '/products/import',
      permission: 'products:write',
      isDone: hasMore(countOf(products)),
    },
    {
      name: 'customers',
      href: '/customers/import',
      permission: 'customers:write',
      isDone: hasMore(countOf(customers)),
    },
    {
      name: 'invoice',
      href: '/invoices/new',
      permission: 'invoices:create',
      isDone: hasMore(countOf(invoices)),
    },
  ];
  return steps.filter(({ permission }) => may(permission));
}

/** The first steps, ticked by the data of the company. Hidden when all are done. */
export function Guide({ onDismiss }: { readonly onDismiss: () => void }): ReactElement | null {
  const guide = useTexts(guideTexts);
  const steps = useSteps();
  const isKnown = steps.every(({ isDone }) => isDone !== undefined);
  if (!isKnown || steps.every(({ isDone }) => isDone)) return null;
  return (
    <Card
      title={guide.title}
      actions={
        <Button kind="quiet" onClick={onDismiss}>
          {guide.dismiss}
        </Button>
      }
    >
      <ol className="first-steps">
        {steps.map(({ name, href, isDone }) => (
          <li key={name}>
            <Link href={href}>{guide.steps[name]}</Link>{' '}
            {isDone && <Badge tone="good">{guide.done}</Badge>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

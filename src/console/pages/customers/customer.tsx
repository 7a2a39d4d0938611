import type { Customer, InvoiceListItem, Receivable } from '@notaria/erp';
import { customersQueries, invoicesQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useOpenReceivables } from '../../data/queries/open-items.js';
import { Activity } from '../../records/activity.js';
import { erp } from '../../session/clients.js';
import { type Formats, useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import type { PageParams } from '../../shell/route.js';
import { Badge } from '../../ui/badge.js';
import { LinkButton } from '../../ui/button.js';
import { Card, Page } from '../../ui/frames/page.js';
import { ErpRecordPage } from '../../ui/frames/record.js';
import { LoadedTable } from '../../ui/lists/loaded-table.js';
import type { Column } from '../../ui/lists/table.js';
import { InvoiceBadge } from '../documents/badges.js';
import { DueDay } from '../documents/parties/due-day.js';
import { type DocumentTexts, documentTexts } from '../documents/texts.js';
import { partyActivation } from '../parties/party-actions.js';
import { Balance, CustomerFacts } from './customer-facts.js';
import { customerTexts } from './texts.js';

interface CustomerPartProps {
  readonly customerId: number;
}

function OpenReceivables({ customerId }: CustomerPartProps): ReactElement {
  const texts = useTexts(customerTexts);
  const labels = useTexts(documentTexts);
  const { may } = useMe();
  const { money } = useFormats();
  const { rows, error, retry } = useOpenReceivables(customerId);
  const linksTo = ({ invoiceId }: Receivable): string | undefined =>
    invoiceId !== null && may('invoices:read') ? `/invoices/${invoiceId}` : undefined;
  return (
    <LoadedTable<Receivable>
      caption={texts.receivables}
      rows={rows}
      error={error}
      retry={retry}
      empty={texts.noReceivables}
      keyOf={({ id }) => id}
      hrefOf={linksTo}
      columns={[
        {
          title: labels.number,
          cell: ({ documentNumber }) => <span className="nowrap">{documentNumber}</span>,
        },
        { title: labels.due, cell: (receivable) => <DueDay {...receivable} /> },
        {
          title: labels.open,
          isNumber: true,
          cell: ({ openAmount, currencyCode }) => money(openAmount, currencyCode),
        },
      ]}
    />
  );
}

const invoiceColumns = (
  labels: DocumentTexts,
  { day, money }: Formats,
): readonly Column<InvoiceListItem>[] => [
  {
    title: labels.number,
    cell: ({ number }) => <span className="nowrap">{number ?? labels.draft}</span>,
  },
  {
    title: labels.date,
    cell: ({ issueDate }) => <span className="nowrap">{day(issueDate)}</span>,
  },
  { title: labels.status, cell: (invoice) => <InvoiceBadge {...invoice} /> },
  {
    title: labels.total,
    isNumber: true,
    cell: ({ grandTotal, currencyCode }) => money(grandTotal, currencyCode),
  },
];

function RecentInvoices({ customerId }: CustomerPartProps): ReactElement {
  const texts = useTexts(customerTexts);
  const labels = useTexts(documentTexts);
  const formats = useFormats();
  const { data, error, refetch } = useQuery(
    invoicesQueries(erp).list({ customerId, pageSize: 8, sortBy: 'createdAt', sortDir: 'desc' }),
  );
  const all = (
    <LinkButton kind="quiet" href={`/invoices?customer=${customerId}`}>
      {texts.allInvoices}
    </LinkButton>
  );
  return (
    <Card title={texts.invoices} actions={all}>
      <LoadedTable
        caption={texts.invoices}
        rows={data?.data}
        error={error}
        retry={refetch}
        empty={texts.noInvoices}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/invoices/${id}`}
        columns={invoiceColumns(labels, formats)}
      />
    </Card>
  );
}

function Actions({ customer }: { readonly customer: Customer }): ReactElement {
  const texts = useTexts(customerTexts);
  const { may } = useMe();
  const { update, key } = customersQueries(erp);
  const { id, active, blocked } = customer;
  return (
    <>
      {may('customers:write') && (
        <>
          <LinkButton href={`/customers/${id}/edit`}>{texts.edit}</LinkButton>
          <Activity
            record={customer}
            activation={partyActivation(update())}
            queryKey={key}
            texts={texts}
          />
        </>
      )}
      {may('receivables:collect') && (
        <LinkButton icon="money" href={`/receivables/pay?customer=${id}`}>
          {texts.takePayment}
        </LinkButton>
      )}
      {may('invoices:create') && active && !blocked && (
        <LinkButton kind="primary" icon="plus" href={`/invoices/new?customer=${id}`}>
          {texts.newInvoice}
        </LinkButton>
      )}
    </>
  );
}

function Shown({ customer }: { readonly customer: Customer }): ReactElement {
  const texts = useTexts(customerTexts);
  const { may } = useMe();
  const { id, active, blocked } = customer;
  const aside = (
    <>
      {!active && <Badge>{texts.isInactive}</Badge>}
      {blocked && <Badge tone="bad">{texts.isBlocked}</Badge>}
    </>
  );
  return (
    <Page
      title={customer.name}
      back={{ href: '/customers', title: texts.title }}
      aside={aside}
      actions={<Actions customer={customer} />}
    >
      {may('receivables:read') && <Balance customerId={id} />}
      <div className="columns">
        {may('receivables:read') && (
          <Card title={texts.receivables}>
            <OpenReceivables customerId={id} />
          </Card>
        )}
        {may('invoices:read') && <RecentInvoices customerId={id} />}
      </div>
      <CustomerFacts customer={customer} />
    </Page>
  );
}

export function CustomerPage({ id }: PageParams): ReactElement {
  const texts = useTexts(customerTexts);
  return (
    <ErpRecordPage<Customer>
      result={useQuery(customersQueries(erp).get(Number(id)))}
      back={{ href: '/customers', title: texts.title }}
      missing={texts.missing}
      history={{ type: 'customer', id }}
    >
      {(customer) => <Shown customer={customer} />}
    </ErpRecordPage>
  );
}

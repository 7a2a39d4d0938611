import type { Payable, PurchaseOrderListItem, Vendor } from '@notaria/erp';
import { purchaseOrdersQueries, vendorsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useOpenPayables } from '../../data/queries/open-items.js';
import { Activity } from '../../records/activity.js';
import { erp } from '../../session/clients.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import type { PageParams } from '../../shell/route.js';
import { Badge } from '../../ui/badge.js';
import { LinkButton } from '../../ui/button.js';
import { Card, Page } from '../../ui/frames/page.js';
import { ErpRecordPage } from '../../ui/frames/record.js';
import { LoadedTable } from '../../ui/lists/loaded-table.js';
import { OrderBadge } from '../documents/badges.js';
import { DueDay } from '../documents/parties/due-day.js';
import { documentTexts } from '../documents/texts.js';
import { partyActivation } from '../parties/party-actions.js';
import { vendorTexts } from './texts.js';
import { VendorBalance, VendorFacts } from './vendor-facts.js';

interface VendorPartProps {
  readonly vendorId: number;
}

function OpenBills({ vendorId }: VendorPartProps): ReactElement {
  const texts = useTexts(vendorTexts);
  const labels = useTexts(documentTexts);
  const { money } = useFormats();
  const { rows, error, retry } = useOpenPayables(vendorId);
  const all = (
    <LinkButton kind="quiet" href={`/payables?vendor=${vendorId}`}>
      {texts.allBills}
    </LinkButton>
  );
  return (
    <Card title={texts.payables} actions={all}>
      <LoadedTable<Payable>
        caption={texts.payables}
        rows={rows}
        error={error}
        retry={retry}
        empty={texts.noPayables}
        keyOf={({ id }) => id}
        columns={[
          {
            title: labels.number,
            cell: ({ documentNumber }) => <span className="nowrap">{documentNumber}</span>,
          },
          { title: labels.due, cell: (payable) => <DueDay {...payable} /> },
          {
            title: labels.open,
            isNumber: true,
            cell: ({ openAmount, currencyCode }) => money(openAmount, currencyCode),
          },
        ]}
      />
    </Card>
  );
}

function RecentOrders({ vendorId }: VendorPartProps): ReactElement {
  const texts = useTexts(vendorTexts);
  const labels = useTexts(documentTexts);
  const { day, money } = useFormats();
  const { data, error, refetch } = useQuery(
    purchaseOrdersQueries(erp).list({
      vendorId,
      pageSize: 8,
      sortBy: 'orderDate',
      sortDir: 'desc',
    }),
  );
  return (
    <Card title={texts.orders}>
      <LoadedTable<PurchaseOrderListItem>
        caption={texts.orders}
        rows={data?.data}
        error={error}
        retry={refetch}
        empty={texts.noOrders}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/purchases/${id}`}
        columns={[
          { title: labels.number, cell: ({ number }) => <span className="nowrap">{number}</span> },
          { title: labels.date, cell: ({ orderDate }) => day(orderDate) },
          { title: labels.status, cell: ({ status }) => <OrderBadge status={status} /> },
          {
            title: labels.total,
            isNumber: true,
            cell: ({ grandTotal, currencyCode }) => money(grandTotal, currencyCode),
          },
        ]}
      />
    </Card>
  );
}

interface VendorProps {
  readonly vendor: Vendor;
}

function Actions({ vendor }: VendorProps): ReactElement {
  const texts = useTexts(vendorTexts);
  const { may } = useMe();
  const { update, key } = vendorsQueries(erp);
  return (
    <>
      {may('vendors:write') && (
        <>
          <LinkButton href={`/vendors/${vendor.id}/edit`}>{texts.edit}</LinkButton>
          <Activity
            record={vendor}
            activation={partyActivation(update())}
            queryKey={key}
            texts={texts}
          />
        </>
      )}
      {may('payables:pay') && (
        <LinkButton kind="primary" icon="money" href={`/payables/pay?vendor=${vendor.id}`}>
          {texts.pay}
        </LinkButton>
      )}
    </>
  );
}

function Shown({ vendor }: VendorProps): ReactElement {
  const texts = useTexts(vendorTexts);
  const { may } = useMe();
  const { id, active, blocked } = vendor;
  return (
    <Page
      title={vendor.name}
      back={{ href: '/vendors', title: texts.title }}
      aside={
        <>
          {!active && <Badge>{texts.isInactive}</Badge>}
          {blocked && <Badge tone="bad">{texts.isBlocked}</Badge>}
        </>
      }
      actions={<Actions vendor={vendor} />}
    >
      {may('payables:read') && <VendorBalance vendorId={id} />}
      <div className="columns">
        {may('payables:read') && <OpenBills vendorId={id} />}
        {may('purchase-orders:read') && <RecentOrders vendorId={id} />}
      </div>
      <VendorFacts vendor={vendor} />
    </Page>
  );
}

export function VendorPage({ id }: PageParams): ReactElement {
  const texts = useTexts(vendorTexts);
  return (
    <ErpRecordPage<Vendor>
      result={useQuery(vendorsQueries(erp).get(Number(id)))}
      back={{ href: '/vendors', title: texts.title }}
      missing={texts.missing}
      history={{ type: 'vendor', id }}
    >
      {(vendor) => <Shown vendor={vendor} />}
    </ErpRecordPage>
  );
}

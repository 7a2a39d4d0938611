import type { TransferRecord, TransferRecordLine } from '@notaria/erp';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useBaseCurrency } from '../../../data/queries/company.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import type { PageParams } from '../../../shell/route.js';
import { Card, Facts, Page } from '../../../ui/frames/page.js';
import { ErpRecordPage } from '../../../ui/frames/record.js';
import { type Column, Table } from '../../../ui/lists/table.js';
import { ProductCell } from '../../documents/product-cell.js';
import { documentTexts } from '../../documents/texts.js';
import { inventory } from '../queries.js';
import { ReverseButton, StatusBadge, useReversalFacts } from './reversal.js';
import { stockDocumentTexts } from './texts.js';

function useColumns(): readonly Column<TransferRecordLine>[] {
  const texts = useTexts(stockDocumentTexts);
  const labels = useTexts(documentTexts);
  const { money, number } = useFormats();
  const { may } = useMe();
  const currency = useBaseCurrency();
  const value: Column<TransferRecordLine> = {
    title: texts.value,
    isNumber: true,
    cell: (line) => money(line.value ?? 0, currency),
  };
  return [
    {
      title: labels.product,
      cell: ({ productName, productCode }) => <ProductCell name={productName} code={productCode} />,
    },
    { title: texts.quantity, isNumber: true, cell: ({ quantity }) => number(quantity) },
    {
      title: texts.leftAfter,
      isNumber: true,
      isMinor: true,
      cell: ({ fromAfter }) => number(fromAfter),
    },
    {
      title: texts.thereAfter,
      isNumber: true,
      isMinor: true,
      cell: ({ toAfter }) => number(toAfter),
    },
    ...(may('inventory:cost') ? [value] : []),
  ];
}

function Shown({ transfer }: { readonly transfer: TransferRecord }): ReactElement {
  const texts = useTexts(stockDocumentTexts);
  const labels = useTexts(documentTexts);
  const { day } = useFormats();
  const { number, status, fromWarehouseName, toWarehouseName, date, notes, lines } = transfer;
  const reverse = (
    <ReverseButton
      document={transfer}
      permission="inventory:transfer"
      options={inventory.reverseTransfer()}
      text={texts.reverseTransferText}
    />
  );
  return (
    <Page
      title={texts.transfer(number)}
      back={{ href: '/stock/transfers', title: texts.transfers }}
      aside={<StatusBadge status={status} />}
      actions={reverse}
    >
      <Card title={texts.details}>
        <Facts
          facts={[
            [texts.fromWarehouse, fromWarehouseName],
            [texts.toWarehouse, toWarehouseName],
            [labels.date, day(date)],
            ...useReversalFacts(transfer),
          ]}
        />
        {notes && <p className="prose">{notes}</p>}
      </Card>
      <Card title={labels.lines}>
        <Table
          caption={labels.lines}
          rows={lines}
          keyOf={({ productId }) => productId}
          columns={useColumns()}
        />
      </Card>
    </Page>
  );
}

/** A transfer of stock with its lines and its reversal. */
export function TransferPage({ id }: PageParams): ReactElement {
  const texts = useTexts(stockDocumentTexts);
  return (
    <ErpRecordPage<TransferRecord>
      result={useQuery(inventory.getTransfer(Number(id)))}
      back={{ href: '/stock/transfers', title: texts.transfers }}
      missing={texts.noTransfer}
    >
      {(transfer) => <Shown transfer={transfer} />}
    </ErpRecordPage>
  );
}

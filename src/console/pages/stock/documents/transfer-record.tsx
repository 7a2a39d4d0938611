import type { TransferRecord, TransferRecordLine } from '@notaria/erp';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useBaseCurrency } from '../../../data/queries/company.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import type { PageParams } from '../../../shell/route.js';
import { ErpRecordPage } from '../../../ui/frames/record.js';
import type { Column } from '../../../ui/lists/table.js';
import { ProductCell } from '../../documents/product-cell.js';
import { documentTexts } from '../../documents/texts.js';
import { inventory } from '../queries.js';
import { StockDocumentPage } from './stock-document.js';
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
  const { number, fromWarehouseName, toWarehouseName } = transfer;
  return (
    <StockDocumentPage
      {...transfer}
      title={texts.transfer(number)}
      back={{ href: '/stock/transfers', title: texts.transfers }}
      document={transfer}
      facts={[
        [texts.fromWarehouse, fromWarehouseName],
        [texts.toWarehouse, toWarehouseName],
      ]}
      columns={useColumns()}
      permission="inventory:transfer"
      options={inventory.reverseTransfer()}
      text={texts.reverseTransferText}
    />
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
      history={{ type: 'transfer', id }}
    >
      {(transfer) => <Shown transfer={transfer} />}
    </ErpRecordPage>
  );
}

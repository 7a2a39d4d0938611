import type { AdjustmentRecord, AdjustmentRecordLine } from '@notaria/erp';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useBaseCurrency } from '../../../data/queries/company.js';
import { type Formats, useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import type { PageParams } from '../../../shell/route.js';
import { ErpRecordPage } from '../../../ui/frames/record.js';
import type { Column } from '../../../ui/lists/table.js';
import { ProductCell } from '../../documents/product-cell.js';
import { documentTexts } from '../../documents/texts.js';
import { productTexts } from '../../products/texts.js';
import { inventory } from '../queries.js';
import { StockDocumentPage } from './stock-document.js';
import { type StockDocumentTexts, stockDocumentTexts } from './texts.js';

const costColumns = (
  texts: StockDocumentTexts,
  { money, price }: Formats,
  currency: string,
): readonly Column<AdjustmentRecordLine>[] => [
  {
    title: texts.unitCost,
    isNumber: true,
    isMinor: true,
    cell: ({ unitCost }) => (unitCost === undefined ? '—' : price(unitCost)),
  },
  { title: texts.value, isNumber: true, cell: ({ value }) => money(value ?? 0, currency) },
];

function useColumns(): readonly Column<AdjustmentRecordLine>[] {
  const texts = useTexts(stockDocumentTexts);
  const labels = useTexts(documentTexts);
  const formats = useFormats();
  const { may } = useMe();
  const currency = useBaseCurrency();
  const { number } = formats;
  return [
    {
      title: labels.product,
      cell: ({ productName, productCode }) => <ProductCell name={productName} code={productCode} />,
    },
    {
      title: texts.counted,
      isNumber: true,
      isMinor: true,
      cell: ({ countedQuantity }) => (countedQuantity === null ? '—' : number(countedQuantity)),
    },
    { title: texts.before, isNumber: true, cell: ({ before }) => number(before) },
    {
      title: texts.change,
      isNumber: true,
      cell: ({ delta }) => (delta > 0 ? `+${number(delta)}` : number(delta)),
    },
    { title: texts.after, isNumber: true, cell: ({ after }) => number(after) },
    ...(may('inventory:cost') ? costColumns(texts, formats, currency) : []),
  ];
}

/** Says which counts are contradicted by documents that were entered later. */
function Contradictions({ lines }: Pick<AdjustmentRecord, 'lines'>): ReactElement | null {
  const texts = useTexts(stockDocumentTexts);
  const { number } = useFormats();
  const found = lines.flatMap(({ productId, productName, contradiction }) =>
    contradiction === null ? [] : [{ productId, productName, contradiction }],
  );
  if (found.length === 0) return null;
  return (
    <div className="notice" role="note">
      {found.map(({ productId, productName, contradiction: { ledgerQuantity, documents } }) => (
        <p key={productId}>
          {texts.contradicted(
            productName,
            number(ledgerQuantity),
            documents.map(({ documentNumber }) => documentNumber).join(', '),
          )}
        </p>
      ))}
    </div>
  );
}

function Shown({ adjustment }: { readonly adjustment: AdjustmentRecord }): ReactElement {
  const texts = useTexts(stockDocumentTexts);
  const { reasons } = useTexts(productTexts);
  const { number, warehouseName, reason, lines } = adjustment;
  return (
    <StockDocumentPage
      {...adjustment}
      title={texts.adjustment(number)}
      back={{ href: '/stock/adjustments', title: texts.adjustments }}
      document={adjustment}
      facts={[
        [texts.warehouse, warehouseName],
        [texts.reason, reasons[reason]],
      ]}
      columns={useColumns()}
      permission="inventory:adjust"
      options={inventory.reverseAdjustment()}
      text={texts.reverseAdjustmentText}
    >
      <Contradictions lines={lines} />
    </StockDocumentPage>
  );
}

/** An adjustment of stock with its lines and its reversal. */
export function AdjustmentPage({ id }: PageParams): ReactElement {
  const texts = useTexts(stockDocumentTexts);
  return (
    <ErpRecordPage<AdjustmentRecord>
      result={useQuery(inventory.getAdjustment(Number(id)))}
      back={{ href: '/stock/adjustments', title: texts.adjustments }}
      missing={texts.noAdjustment}
      history={{ type: 'adjustment', id }}
    >
      {(adjustment) => <Shown adjustment={adjustment} />}
    </ErpRecordPage>
  );
}

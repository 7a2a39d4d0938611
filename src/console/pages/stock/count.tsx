import type { AdjustmentInput } from '@notaria/erp';
import type { ReactElement } from 'react';
import { useWarehouseChoices } from '../../data/queries/company.js';
import { area, choice, day, fieldsOf } from '../../records/fields.js';
import { useTexts } from '../../session/language/texts.js';
import { productTexts } from '../products/texts.js';
import { inventory } from './queries.js';
import { StockFormPage, warehouseField } from './stock-form.js';
import { stockTexts } from './texts.js';

/** Posts the counted quantities of one warehouse, by default the first one. */
export function Count(): ReactElement {
  const texts = useTexts(stockTexts);
  const { reasons } = useTexts(productTexts);
  const warehouses = useWarehouseChoices();
  return (
    <StockFormPage<AdjustmentInput, Omit<AdjustmentInput, 'lines'>>
      name="stock.count"
      title={texts.countTitle}
      hint={texts.countText}
      action={texts.countAction}
      fields={fieldsOf<Omit<AdjustmentInput, 'lines'>>()([
        {
          warehouseId: warehouseField(texts.warehouse, warehouses, warehouses[0]?.[0]),
          reason: choice(texts.reason, Object.entries(reasons), { initial: 'count' }),
          date: day(texts.date, { hint: texts.dateHint, empty: 'omitted' }),
        },
        { notes: area(texts.notes, { maxLength: 2000, rows: 2, empty: 'omitted' }) },
      ])}
      warehouseOf={({ warehouseId }) => warehouseId}
      withLines={(head, lines) => ({
        ...head,
        lines: lines.map(({ productId, quantity }) => ({ productId, countedQuantity: quantity })),
      })}
      label={texts.counted}
      member="countedQuantity"
      options={inventory.adjust()}
      successMessage={texts.adjusted}
      href="/stock/adjustments"
    />
  );
}

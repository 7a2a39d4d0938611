import type { TransferInput } from '@notaria/erp';
import type { ReactElement } from 'react';
import { useWarehouseChoices } from '../../data/queries/company.js';
import { area, day, fieldsOf } from '../../records/fields.js';
import { useTexts } from '../../session/language/texts.js';
import { inventory } from './queries.js';
import { StockFormPage, warehouseField } from './stock-form.js';
import { stockTexts } from './texts.js';

/** Moves goods from one warehouse to another, by default from the first warehouse to the second one. */
export function Transfer(): ReactElement {
  const texts = useTexts(stockTexts);
  const warehouses = useWarehouseChoices();
  const [first, second] = warehouses;
  return (
    <StockFormPage<TransferInput, Omit<TransferInput, 'lines'>>
      name="stock.transfer"
      title={texts.transferTitle}
      hint={texts.transferText}
      action={texts.transferAction}
      fields={fieldsOf<Omit<TransferInput, 'lines'>>()([
        {
          fromWarehouseId: warehouseField(texts.fromWarehouse, warehouses, first?.[0]),
          toWarehouseId: warehouseField(texts.toWarehouse, warehouses, second?.[0]),
          date: day(texts.date, { hint: texts.dateHint, empty: 'omitted' }),
        },
        { notes: area(texts.notes, { maxLength: 2000, rows: 2, empty: 'omitted' }) },
      ])}
      warehouseOf={({ fromWarehouseId }) => fromWarehouseId}
      withLines={(head, lines) => ({ ...head, lines })}
      label={texts.quantity}
      member="quantity"
      options={inventory.transfer()}
      successMessage={texts.transferred}
      href="/stock/transfers"
    />
  );
}

import type { components } from '../../../generated/erp/types.js';
import { orNull } from '../../kernel/db/nullable.js';
import { formatInstant } from '../../kernel/values/time.js';
import { shownValues } from '../custom-fields/index.js';
import type { ProductDetailRow, ProductRow } from './queries.js';
import type { ProductMembers } from './rules.js';

export type Product = components['schemas']['Product'];
export type ProductListItem = components['schemas']['ProductListItem'];

export function toListItem(row: ProductRow, timeZone: string): ProductListItem {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    price: Number(row.price),
    stock: Number(row.stock_total),
    lowStock: row.is_low,
    categoryName: row.category_name,
    active: row.is_active,
    currencyCode: row.currency_code,
    unit: row.unit,
    trackStock: row.track_stock,
    version: row.version,
    createdAt: formatInstant(row.created_at, timeZone),
    updatedAt: formatInstant(row.updated_at, timeZone),
    ...shownValues(row),
  };
}

/** @param showsCost  the caller holds `inventory:cost` */
export function toProduct(row: ProductDetailRow, timeZone: string, showsCost: boolean): Product {
  const averageCost = orNull(row.average_cost, Number);
  return {
    description: row.description,
    categoryId: row.category_id,
    barcode: row.barcode,
    type: row.type,
    taxRateId: row.tax_rate_id,
    minStock: orNull(row.min_stock, Number),
    stockByWarehouse: row.stock_by_warehouse.map(({ id, name, quantity }) => ({
      warehouseId: id,
      warehouseName: name,
      quantity,
    })),
    ...toListItem(row, timeZone),
    ...(showsCost && { averageCost }),
  };
}

/** The members that a write may omit. */
export function membersOf(row: ProductDetailRow): ProductMembers {
  return {
    categoryId: row.category_id,
    taxRateId: row.tax_rate_id,
    unit: row.unit,
    type: row.type,
    trackStock: row.track_stock,
    barcode: row.barcode,
    description: row.description,
    minStock: orNull(row.min_stock, Number),
    active: row.is_active,
  };
}

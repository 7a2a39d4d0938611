import type { SentValues } from '../custom-fields/index.js';

/** The members of a product in a request. An absent member keeps its value. */
export interface ProductInput extends SentValues {
  readonly code: string;
  readonly name: string;
  readonly price: number;
  readonly categoryId?: number | null;
  readonly taxRateId?: number | null;
  readonly unit?: string;
  readonly type?: 'good' | 'service';
  readonly trackStock?: boolean;
  readonly barcode?: string | null;
  readonly description?: string | null;
  readonly minStock?: number | null;
  readonly active?: boolean;
}

/** The stored optional members. */
export interface ProductMembers {
  readonly categoryId: number | null;
  readonly taxRateId: number | null;
  readonly unit: string;
  readonly type: 'good' | 'service';
  readonly trackStock: boolean;
  readonly barcode: string | null;
  readonly description: string | null;
  readonly minStock: number | null;
  readonly active: boolean;
}

export const newProduct: ProductMembers = {
  categoryId: null,
  taxRateId: null,
  unit: 'unit',
  type: 'good',
  trackStock: true,
  barcode: null,
  description: null,
  minStock: null,
  active: true,
};

/**
 * Merges a request into a product. Absent optional members keep their values, null and empty text clear them. A
 * service never has stock.
 */
export function mergeProduct(current: ProductMembers, input: ProductInput): ProductMembers {
  const keep = <T>(sent: T | undefined, value: T): T => (sent === undefined ? value : sent);
  const type = keep(input.type, current.type);
  const becameGood = type === 'good' && current.type === 'service';
  const description = keep(input.description, current.description);
  return {
    categoryId: keep(input.categoryId, current.categoryId),
    taxRateId: keep(input.taxRateId, current.taxRateId),
    unit: keep(input.unit, current.unit),
    type,
    trackStock: type === 'good' && keep(input.trackStock, becameGood || current.trackStock),
    barcode: keep(input.barcode, current.barcode),
    description: description === '' ? null : description,
    minStock: keep(input.minStock, current.minStock),
    active: keep(input.active, current.active),
  };
}

import type { CustomerInput, ProductInput } from '@notaria/erp';
import { customersQueries, productsQueries } from '@notaria/erp/react-query';
import { readDecimal } from '../../../data/forms/decimals.js';
import { withoutNulls } from '../../../data/forms/entered.js';
import { erp } from '../../../session/clients.js';

/** A column of the file can fill it. */
export interface ImportField {
  readonly name: FieldName;
  readonly isRequired?: boolean;
  readonly isDecimal?: boolean;
  readonly maxLength?: number;
  /** Headings of columns that fill the field, in lower case and without accents. */
  readonly headings: readonly string[];
}

export type FieldName =
  | ('code' | 'name' | 'price' | 'unit' | 'barcode' | 'minStock' | 'description')
  | ('taxId' | 'email' | 'phone' | 'notes');

export type ImportValues = Partial<Readonly<Record<FieldName, string>>>;

/** The kind of record that an import creates. */
export interface ImportKind {
  readonly name: 'products' | 'customers';
  readonly href: string;
  readonly fields: readonly ImportField[];
  /** The prefix of the keys of queries that an import makes stale. */
  readonly stale: readonly unknown[];
  create(values: ImportValues): Promise<unknown>;
}

const decimalIn = (text: string | undefined): number | null => readDecimal(text ?? '') ?? null;
const textIn = (text: string | undefined): string | null => text || null;

function productOf(values: ImportValues): ProductInput {
  const { code = '', name = '', price = '' } = values;
  return {
    code,
    name,
    price: readDecimal(price) ?? 0,
    ...withoutNulls({
      unit: textIn(values.unit),
      barcode: textIn(values.barcode),
      minStock: decimalIn(values.minStock),
      description: textIn(values.description),
    }),
  };
}

function customerOf({ name = '', ...values }: ImportValues): CustomerInput {
  return {
    name,
    ...withoutNulls({
      code: textIn(values.code),
      taxId: textIn(values.taxId),
      email: textIn(values.email),
      phone: textIn(values.phone),
      notes: textIn(values.notes),
    }),
  };
}

export const products: ImportKind = {
  name: 'products',
  href: '/products',
  stale: productsQueries(erp).key,
  fields: [
    { name: 'code', isRequired: true, maxLength: 40, headings: ['code', 'codigo', 'sku'] },
    {
      name: 'name',
      isRequired: true,
      maxLength: 200,
      headings: ['name', 'nombre', 'producto', 'product'],
    },
    { name: 'price', isRequired: true, isDecimal: true, headings: ['price', 'precio'] },
    { name: 'unit', maxLength: 20, headings: ['unit', 'unidad'] },
    { name: 'barcode', maxLength: 48, headings: ['barcode', 'codigo de barras', 'ean'] },
    { name: 'minStock', isDecimal: true, headings: ['minstock', 'minimum stock', 'minimo'] },
    {
      name: 'description',
      maxLength: 2000,
      headings: ['description', 'descripcion'],
    },
  ],
  create: (values) => erp.products.create(productOf(values)),
};

export const customers: ImportKind = {
  name: 'customers',
  href: '/customers',
  stale: customersQueries(erp).key,
  fields: [
    {
      name: 'name',
      isRequired: true,
      maxLength: 200,
      headings: ['name', 'nombre', 'cliente', 'customer'],
    },
    { name: 'code', maxLength: 40, headings: ['code', 'codigo'] },
    { name: 'taxId', headings: ['taxid', 'tax number', 'rnc', 'cedula', 'nif'] },
    { name: 'email', maxLength: 254, headings: ['email', 'e-mail', 'correo'] },
    { name: 'phone', maxLength: 40, headings: ['phone', 'telefono'] },
    { name: 'notes', maxLength: 2000, headings: ['notes', 'notas'] },
  ],
  create: (values) => erp.customers.create(customerOf(values)),
};

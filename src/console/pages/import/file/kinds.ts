import { customersQueries, productsQueries, vendorsQueries } from '@notaria/erp/react-query';
import { erp } from '../../../session/clients.js';

/** A column of the file can fill it. */
export interface ImportField {
  readonly name: FieldName;
  readonly isRequired?: boolean;
  readonly isDecimal?: boolean;
  /** Headings of columns that fill the field, in lower case and without accents. */
  readonly headings: readonly string[];
}

export type FieldName =
  | ('code' | 'name' | 'price' | 'category' | 'unit' | 'barcode' | 'minStock' | 'description')
  | ('taxId' | 'email' | 'phone' | 'line1' | 'city' | 'country' | 'notes');

export type ImportValues = Partial<Readonly<Record<FieldName, string>>>;

/** A kind of record that an import creates or updates; its fields are columns of the API. */
export interface ImportKind {
  readonly name: 'products' | 'customers' | 'vendors';
  readonly href: string;
  readonly fields: readonly ImportField[];
  /** The prefix of the keys of queries that an import makes stale. */
  readonly stale: readonly unknown[];
}

export const products: ImportKind = {
  name: 'products',
  href: '/products',
  stale: productsQueries(erp).key,
  fields: [
    { name: 'code', isRequired: true, headings: ['code', 'codigo', 'sku'] },
    { name: 'name', isRequired: true, headings: ['name', 'nombre', 'producto', 'product'] },
    { name: 'price', isRequired: true, isDecimal: true, headings: ['price', 'precio'] },
    { name: 'category', headings: ['category', 'categoria', 'categoryname'] },
    { name: 'unit', headings: ['unit', 'unidad'] },
    { name: 'barcode', headings: ['barcode', 'codigo de barras', 'ean'] },
    { name: 'minStock', isDecimal: true, headings: ['minstock', 'minimum stock', 'minimo'] },
    { name: 'description', headings: ['description', 'descripcion'] },
  ],
};

/** @param headings  those of the name beside `name` */
const partyFields = (...headings: readonly string[]): readonly ImportField[] => [
  { name: 'name', isRequired: true, headings: ['name', 'nombre', ...headings] },
  { name: 'code', headings: ['code', 'codigo'] },
  { name: 'taxId', headings: ['taxid', 'tax number', 'rnc', 'cedula', 'nif'] },
  { name: 'email', headings: ['email', 'e-mail', 'correo'] },
  { name: 'phone', headings: ['phone', 'telefono'] },
  { name: 'line1', headings: ['line1', 'address', 'direccion'] },
  { name: 'city', headings: ['city', 'ciudad'] },
  { name: 'country', headings: ['country', 'pais'] },
  { name: 'notes', headings: ['notes', 'notas'] },
];

export const customers: ImportKind = {
  name: 'customers',
  href: '/customers',
  stale: customersQueries(erp).key,
  fields: partyFields('cliente', 'customer'),
};

export const vendors: ImportKind = {
  name: 'vendors',
  href: '/vendors',
  stale: vendorsQueries(erp).key,
  fields: partyFields('suplidor', 'proveedor', 'vendor'),
};

import { pluralEn, pluralEs } from '../../session/language/plurals.js';

const en = {
  titles: {
    products: 'Import products',
    customers: 'Import customers',
    vendors: 'Import vendors',
  },
  lists: { products: 'Products', customers: 'Customers', vendors: 'Vendors' },
  link: 'Import',
  text: 'Choose a CSV or Excel file, or paste its rows. The first row has the headings of the columns. Records that exist already are updated.',
  file: 'CSV or Excel file',
  template: 'Download a template',
  unreadable: 'This file cannot be read. Save it as CSV or as an Excel workbook (.xlsx).',
  pasted: 'Rows',
  columns: 'Columns of the file',
  preview: 'Preview',
  noColumn: 'Not in the file',
  line: 'Line',
  result: 'Result',
  reason: 'Reason',
  fields: {
    code: 'Code',
    name: 'Name',
    price: 'Price',
    category: 'Category',
    unit: 'Unit',
    barcode: 'Barcode',
    minStock: 'Minimum stock',
    description: 'Description',
    taxId: 'Tax number',
    email: 'E-mail',
    phone: 'Telephone',
    line1: 'Address',
    city: 'City',
    country: 'Country (two letters)',
    notes: 'Notes',
  },
  ready: (created: number, updated: number, unchanged: number) =>
    `New: ${created}. Changed: ${updated}. Unchanged: ${unchanged}.`,
  faulty: (count: number) =>
    pluralEn(count, {
      one: '# row has errors and is left out',
      other: '# rows have errors and are left out',
    }),
  firstRows: (count: number) => `The first ${count} rows, those with errors first.`,
  run: (count: number) => pluralEn(count, { one: 'Import # row', other: 'Import # rows' }),
  progress: (done: number, count: number) => `${done} of ${count}`,
  imported: (created: number, updated: number, unchanged: number) =>
    `Imported. New: ${created}. Changed: ${updated}. Unchanged: ${unchanged}.`,
  failed: (count: number) =>
    pluralEn(count, { one: '# row was not imported', other: '# rows were not imported' }),
  download: 'Download these rows',
  again: 'Import another file',
};

export type ImportTexts = typeof en;

export const importTexts = {
  en,
  es: {
    titles: {
      products: 'Importar productos',
      customers: 'Importar clientes',
      vendors: 'Importar suplidores',
    },
    lists: { products: 'Productos', customers: 'Clientes', vendors: 'Suplidores' },
    link: 'Importar',
    text: 'Elija un archivo CSV o Excel, o pegue sus filas. La primera fila tiene los títulos de las columnas. Lo que ya existe se actualiza.',
    file: 'Archivo CSV o Excel',
    template: 'Descargar una plantilla',
    unreadable: 'Este archivo no se puede leer. Guárdelo como CSV o como libro de Excel (.xlsx).',
    pasted: 'Filas',
    columns: 'Columnas del archivo',
    preview: 'Vista previa',
    noColumn: 'No está en el archivo',
    line: 'Línea',
    result: 'Resultado',
    reason: 'Motivo',
    fields: {
      code: 'Código',
      name: 'Nombre',
      price: 'Precio',
      category: 'Categoría',
      unit: 'Unidad',
      barcode: 'Código de barras',
      minStock: 'Existencia mínima',
      description: 'Descripción',
      taxId: 'Número fiscal',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      line1: 'Dirección',
      city: 'Ciudad',
      country: 'País (dos letras)',
      notes: 'Notas',
    },
    ready: (created: number, updated: number, unchanged: number) =>
      `Nuevas: ${created}. Cambiadas: ${updated}. Sin cambios: ${unchanged}.`,
    faulty: (count: number) =>
      pluralEs(count, {
        one: '# fila tiene errores y se omite',
        other: '# filas tienen errores y se omiten',
      }),
    firstRows: (count: number) => `Las primeras ${count} filas; antes las que tienen errores.`,
    run: (count: number) => pluralEs(count, { one: 'Importar # fila', other: 'Importar # filas' }),
    progress: (done: number, count: number) => `${done} de ${count}`,
    imported: (created: number, updated: number, unchanged: number) =>
      `Importadas. Nuevas: ${created}. Cambiadas: ${updated}. Sin cambios: ${unchanged}.`,
    failed: (count: number) =>
      pluralEs(count, { one: 'No se importó # fila', other: 'No se importaron # filas' }),
    download: 'Descargar estas filas',
    again: 'Importar otro archivo',
  } satisfies ImportTexts,
};

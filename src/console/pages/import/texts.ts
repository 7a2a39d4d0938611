import { pluralEn, pluralEs } from '../../session/language/plurals.js';

const en = {
  titles: { products: 'Import products', customers: 'Import customers' },
  lists: { products: 'Products', customers: 'Customers' },
  link: 'Import',
  text: 'Choose a CSV or Excel file, or paste its rows. The first row has the headings of the columns.',
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
    unit: 'Unit',
    barcode: 'Barcode',
    minStock: 'Minimum stock',
    description: 'Description',
    taxId: 'Tax number',
    email: 'E-mail',
    phone: 'Telephone',
    notes: 'Notes',
  },
  faults: { missing: 'Missing', noNumber: 'Not a number', tooLong: 'Too long' },
  ready: (count: number) => pluralEn(count, { one: '# row is ready', other: '# rows are ready' }),
  faulty: (count: number) =>
    pluralEn(count, {
      one: '# row has errors and is left out',
      other: '# rows have errors and are left out',
    }),
  firstRows: (count: number) => `The first ${count} rows, those with errors first.`,
  run: (count: number) => pluralEn(count, { one: 'Import # row', other: 'Import # rows' }),
  progress: (done: number, count: number) => `${done} of ${count}`,
  imported: (count: number) =>
    pluralEn(count, { one: '# row was imported', other: '# rows were imported' }),
  failed: (count: number) =>
    pluralEn(count, { one: '# row was not imported', other: '# rows were not imported' }),
  download: 'Download these rows',
  again: 'Import another file',
};

export type ImportTexts = typeof en;

export const importTexts = {
  en,
  es: {
    titles: { products: 'Importar productos', customers: 'Importar clientes' },
    lists: { products: 'Productos', customers: 'Clientes' },
    link: 'Importar',
    text: 'Elija un archivo CSV o Excel, o pegue sus filas. La primera fila tiene los títulos de las columnas.',
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
      unit: 'Unidad',
      barcode: 'Código de barras',
      minStock: 'Existencia mínima',
      description: 'Descripción',
      taxId: 'Número fiscal',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      notes: 'Notas',
    },
    faults: { missing: 'Falta', noNumber: 'No es un número', tooLong: 'Demasiado largo' },
    ready: (count: number) =>
      pluralEs(count, { one: '# fila está lista', other: '# filas están listas' }),
    faulty: (count: number) =>
      pluralEs(count, {
        one: '# fila tiene errores y se omite',
        other: '# filas tienen errores y se omiten',
      }),
    firstRows: (count: number) => `Las primeras ${count} filas; antes las que tienen errores.`,
    run: (count: number) => pluralEs(count, { one: 'Importar # fila', other: 'Importar # filas' }),
    progress: (done: number, count: number) => `${done} de ${count}`,
    imported: (count: number) =>
      pluralEs(count, { one: 'Se importó # fila', other: 'Se importaron # filas' }),
    failed: (count: number) =>
      pluralEs(count, { one: 'No se importó # fila', other: 'No se importaron # filas' }),
    download: 'Descargar estas filas',
    again: 'Importar otro archivo',
  } satisfies ImportTexts,
};

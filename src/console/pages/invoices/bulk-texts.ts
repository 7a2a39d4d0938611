import { pluralEn, pluralEs } from '../../session/language/plurals.js';

/** The texts of actions on several invoices. */
const en = {
  voidTitle: (count: number) =>
    pluralEn(count, { one: 'Void # invoice', other: 'Void # invoices' }),
  voidText:
    'Each invoice keeps its number, its goods return to stock and its receivable is cancelled. This cannot be undone.',
  voided: (count: number) =>
    pluralEn(count, { one: '# invoice was voided', other: '# invoices were voided' }),
  reasonHint: 'At least three letters. Saved with each invoice.',
  download: 'Download PDF',
  downloadTitle: (count: number) =>
    pluralEn(count, { one: 'Download # PDF file', other: 'Download # PDF files' }),
  downloadText:
    'Each invoice is saved as a file of its own. The browser may ask you to allow several downloads.',
  downloaded: (count: number) =>
    pluralEn(count, { one: '# file was saved', other: '# files were saved' }),
};

export const bulkTexts = {
  en,
  es: {
    voidTitle: (count: number) =>
      pluralEs(count, { one: 'Anular # factura', other: 'Anular # facturas' }),
    voidText:
      'Cada factura conserva su número, sus bienes vuelven a la existencia y ya no se debe nada. No se puede deshacer.',
    voided: (count: number) =>
      pluralEs(count, { one: 'Se anuló # factura', other: 'Se anularon # facturas' }),
    reasonHint: 'Al menos tres letras; se guarda con cada factura.',
    download: 'Descargar PDF',
    downloadTitle: (count: number) =>
      pluralEs(count, { one: 'Descargar # archivo PDF', other: 'Descargar # archivos PDF' }),
    downloadText:
      'Cada factura se guarda en un archivo. El navegador puede pedirle que permita varias descargas.',
    downloaded: (count: number) =>
      pluralEs(count, { one: 'Se guardó # archivo', other: 'Se guardaron # archivos' }),
  } satisfies typeof en,
};

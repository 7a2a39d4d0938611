const en = {
  nothing: 'Nothing found',
  searching: 'Searching…',
  kinds: {
    page: 'Page',
    action: 'Action',
    invoice: 'Invoice',
    customer: 'Customer',
    vendor: 'Vendor',
    product: 'Product',
    purchaseOrder: 'Purchase order',
  },
  draft: 'Draft',
  /** The titles of actions, by the paths of their pages. */
  actions: {
    '/invoices/new': 'New invoice',
    '/receivables/pay': 'Receive a payment',
    '/customers/new': 'New customer',
    '/crm/leads/new': 'New lead',
    '/crm/opportunities/new': 'New opportunity',
    '/purchases/new': 'New purchase order',
    '/payables/pay': 'Pay a vendor',
    '/vendors/new': 'New vendor',
    '/products/new': 'New product',
    '/stock/count': 'Count stock',
    '/stock/transfer': 'Transfer stock',
    '/checks/new': 'Run a check',
    '/companies/new': 'Check a company',
    '/workflows/new': 'New workflow',
  },
};

export type PaletteTexts = typeof en;

const es: PaletteTexts = {
  nothing: 'Sin resultados',
  searching: 'Buscando…',
  kinds: {
    page: 'Página',
    action: 'Acción',
    invoice: 'Factura',
    customer: 'Cliente',
    vendor: 'Suplidor',
    product: 'Producto',
    purchaseOrder: 'Orden de compra',
  },
  draft: 'Borrador',
  actions: {
    '/invoices/new': 'Nueva factura',
    '/receivables/pay': 'Recibir un pago',
    '/customers/new': 'Nuevo cliente',
    '/crm/leads/new': 'Nuevo prospecto',
    '/crm/opportunities/new': 'Nueva oportunidad',
    '/purchases/new': 'Nueva orden de compra',
    '/payables/pay': 'Pagar a un suplidor',
    '/vendors/new': 'Nuevo suplidor',
    '/products/new': 'Nuevo producto',
    '/stock/count': 'Contar existencias',
    '/stock/transfer': 'Trasladar existencias',
    '/checks/new': 'Hacer una comprobación',
    '/companies/new': 'Verificar una empresa',
    '/workflows/new': 'Nuevo flujo',
  },
};

export const paletteTexts = { en, es };

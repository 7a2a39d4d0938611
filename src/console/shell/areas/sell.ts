import { type Area, page } from '../route.js';

const customerForm = () => import('../../pages/customers/customer-form.js');
const invoiceForm = () => import('../../pages/invoices/form/invoice-form.js');
const productForm = () => import('../../pages/products/product-form.js');

export const sell: Area = {
  entries: [
    {
      name: 'invoices',
      group: 'sell',
      icon: 'invoice',
      shortcut: 'i',
      permission: 'invoices:read',
    },
    {
      name: 'receivables',
      group: 'sell',
      icon: 'money',
      shortcut: 'r',
      permission: 'receivables:read',
    },
    {
      name: 'aging',
      group: 'sell',
      icon: 'aging',
      shortcut: 'a',
      permission: 'receivables:read',
    },
    { name: 'products', group: 'sell', icon: 'box', shortcut: 'p', permission: 'products:read' },
    {
      name: 'customers',
      group: 'sell',
      icon: 'customer',
      shortcut: 'c',
      permission: 'customers:read',
    },
    {
      name: 'purchases',
      group: 'sell',
      icon: 'truck',
      shortcut: 'o',
      permission: 'purchase-orders:read',
    },
  ],
  routes: [
    {
      path: '/products',
      entry: 'products',
      component: page(() => import('../../pages/products/products.js'), 'Products'),
    },
    {
      path: '/products/new',
      entry: 'products',
      permission: 'products:write',
      component: page(productForm, 'NewProduct'),
    },
    {
      path: '/products/:id/edit',
      entry: 'products',
      permission: 'products:write',
      component: page(productForm, 'EditProduct'),
    },
    {
      path: '/products/:id',
      entry: 'products',
      component: page(() => import('../../pages/products/product.js'), 'ProductPage'),
    },
    {
      path: '/customers',
      entry: 'customers',
      component: page(() => import('../../pages/customers/customers.js'), 'Customers'),
    },
    {
      path: '/customers/new',
      entry: 'customers',
      permission: 'customers:write',
      component: page(customerForm, 'NewCustomer'),
    },
    {
      path: '/customers/:id/edit',
      entry: 'customers',
      permission: 'customers:write',
      component: page(customerForm, 'EditCustomer'),
    },
    {
      path: '/customers/:id',
      entry: 'customers',
      component: page(() => import('../../pages/customers/customer.js'), 'CustomerPage'),
    },
    {
      path: '/invoices',
      entry: 'invoices',
      component: page(() => import('../../pages/invoices/invoices.js'), 'Invoices'),
    },
    {
      path: '/invoices/new',
      entry: 'invoices',
      permission: 'invoices:create',
      component: page(invoiceForm, 'NewInvoice'),
    },
    {
      path: '/invoices/:id/edit',
      entry: 'invoices',
      permission: 'invoices:create',
      component: page(invoiceForm, 'EditInvoice'),
    },
    {
      path: '/invoices/:id',
      entry: 'invoices',
      component: page(() => import('../../pages/invoices/invoice.js'), 'InvoicePage'),
    },
    {
      path: '/credit-notes/:id',
      entry: 'invoices',
      component: page(() => import('../../pages/invoices/credit/credit-note.js'), 'CreditNotePage'),
    },
    {
      path: '/receivables',
      entry: 'receivables',
      component: page(() => import('../../pages/receivables/receivables.js'), 'Receivables'),
    },
    {
      path: '/receivables/pay',
      entry: 'receivables',
      permission: 'receivables:collect',
      component: page(() => import('../../pages/receivables/pay.js'), 'TakePayment'),
    },
    {
      path: '/receivables/payments',
      entry: 'receivables',
      component: page(() => import('../../pages/receivables/payments.js'), 'Payments'),
    },
    {
      path: '/receivables/payments/:id',
      entry: 'receivables',
      component: page(() => import('../../pages/receivables/payment.js'), 'PaymentPage'),
    },
    {
      path: '/aging',
      entry: 'aging',
      component: page(() => import('../../pages/aging/aging.js'), 'Aging'),
    },
    {
      path: '/purchases',
      entry: 'purchases',
      component: page(() => import('../../pages/purchases/purchases.js'), 'Purchases'),
    },
    {
      path: '/purchases/new',
      entry: 'purchases',
      permission: 'purchase-orders:create',
      component: page(() => import('../../pages/purchases/purchase-form.js'), 'NewPurchase'),
    },
    {
      path: '/purchases/:id',
      entry: 'purchases',
      component: page(() => import('../../pages/purchases/purchase.js'), 'PurchasePage'),
    },
  ],
};

import { type Area, page } from '../route.js';

const vendorForm = () => import('../../pages/vendors/vendor-form.js');
const importPage = () => import('../../pages/import/import-page.js');

export const buy: Area = {
  entries: [
    {
      name: 'purchases',
      group: 'buy',
      icon: 'truck',
      shortcut: 'o',
      permission: 'purchase-orders:read',
    },
    { name: 'payables', group: 'buy', icon: 'bill', shortcut: 'b', permission: 'payables:read' },
    { name: 'vendors', group: 'buy', icon: 'vendor', shortcut: 'f', permission: 'vendors:read' },
  ],
  routes: [
    {
      path: '/purchases',
      entry: 'purchases',
      load: page(() => import('../../pages/purchases/purchases.js'), 'Purchases'),
    },
    {
      path: '/purchases/new',
      entry: 'purchases',
      permission: 'purchase-orders:create',
      load: page(() => import('../../pages/purchases/purchase-form.js'), 'NewPurchase'),
    },
    {
      path: '/purchases/receptions',
      entry: 'purchases',
      load: page(() => import('../../pages/purchases/receptions/receptions.js'), 'AllReceptions'),
    },
    {
      path: '/purchases/receptions/:id',
      entry: 'purchases',
      load: page(() => import('../../pages/purchases/receptions/reception.js'), 'ReceptionPage'),
    },
    {
      path: '/purchases/:id',
      entry: 'purchases',
      load: page(() => import('../../pages/purchases/purchase.js'), 'PurchasePage'),
    },
    {
      path: '/payables',
      entry: 'payables',
      load: page(() => import('../../pages/payables/payables.js'), 'Payables'),
    },
    {
      path: '/payables/pay',
      entry: 'payables',
      permission: 'payables:pay',
      load: page(() => import('../../pages/payables/pay.js'), 'PayVendor'),
    },
    {
      path: '/payables/payments',
      entry: 'payables',
      load: page(() => import('../../pages/payables/payments.js'), 'VendorPayments'),
    },
    {
      path: '/payables/payments/:id',
      entry: 'payables',
      load: page(() => import('../../pages/payables/payment.js'), 'VendorPaymentPage'),
    },
    {
      path: '/payables/aging',
      entry: 'payables',
      load: page(() => import('../../pages/payables/aging.js'), 'PayableAgingPage'),
    },
    {
      path: '/vendors',
      entry: 'vendors',
      load: page(() => import('../../pages/vendors/vendors.js'), 'Vendors'),
    },
    {
      path: '/vendors/new',
      entry: 'vendors',
      permission: 'vendors:write',
      load: page(vendorForm, 'NewVendor'),
    },
    {
      path: '/vendors/import',
      entry: 'vendors',
      permission: 'vendors:write',
      load: page(importPage, 'ImportVendors'),
    },
    {
      path: '/vendors/:id/edit',
      entry: 'vendors',
      permission: 'vendors:write',
      load: page(vendorForm, 'EditVendor'),
    },
    {
      path: '/vendors/:id',
      entry: 'vendors',
      load: page(() => import('../../pages/vendors/vendor.js'), 'VendorPage'),
    },
  ],
};

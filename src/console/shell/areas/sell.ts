import { type Area, page } from '../route.js';

const customerForm = () => import('../../pages/customers/customer-form.js');
const importPage = () => import('../../pages/import/import-page.js');
const invoiceForm = () => import('../../pages/invoices/form/invoice-form.js');

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
      name: 'creditNotes',
      group: 'sell',
      icon: 'credit',
      shortcut: 'd',
      permission: 'invoices:read',
    },
    {
      name: 'receivables',
      group: 'sell',
      icon: 'money',
      shortcut: 'r',
      permission: 'receivables:read',
    },
    { name: 'aging', group: 'sell', icon: 'aging', shortcut: 'a', permission: 'receivables:read' },
    {
      name: 'customers',
      group: 'sell',
      icon: 'customer',
      shortcut: 'c',
      permission: 'customers:read',
    },
    { name: 'crm', group: 'sell', icon: 'board', shortcut: 'm', permission: 'crm:read' },
  ],
  routes: [
    {
      path: '/invoices',
      entry: 'invoices',
      load: page(() => import('../../pages/invoices/invoices.js'), 'Invoices'),
    },
    {
      path: '/invoices/new',
      entry: 'invoices',
      permission: 'invoices:create',
      load: page(invoiceForm, 'NewInvoice'),
    },
    {
      path: '/invoices/:id/edit',
      entry: 'invoices',
      permission: 'invoices:create',
      load: page(invoiceForm, 'EditInvoice'),
    },
    {
      path: '/invoices/:id',
      entry: 'invoices',
      load: page(() => import('../../pages/invoices/invoice.js'), 'InvoicePage'),
    },
    {
      path: '/credit-notes',
      entry: 'creditNotes',
      load: page(() => import('../../pages/invoices/credit/credit-notes.js'), 'CreditNotes'),
    },
    {
      path: '/credit-notes/:id',
      entry: 'creditNotes',
      load: page(() => import('../../pages/invoices/credit/credit-note.js'), 'CreditNotePage'),
    },
    {
      path: '/receivables',
      entry: 'receivables',
      load: page(() => import('../../pages/receivables/receivables.js'), 'Receivables'),
    },
    {
      path: '/receivables/pay',
      entry: 'receivables',
      permission: 'receivables:collect',
      load: page(() => import('../../pages/receivables/pay.js'), 'TakePayment'),
    },
    {
      path: '/receivables/payments',
      entry: 'receivables',
      load: page(() => import('../../pages/receivables/payments.js'), 'Payments'),
    },
    {
      path: '/receivables/payments/:id',
      entry: 'receivables',
      load: page(() => import('../../pages/receivables/payment.js'), 'PaymentPage'),
    },
    {
      path: '/aging',
      entry: 'aging',
      load: page(() => import('../../pages/aging/aging.js'), 'Aging'),
    },
    {
      path: '/customers',
      entry: 'customers',
      load: page(() => import('../../pages/customers/customers.js'), 'Customers'),
    },
    {
      path: '/customers/new',
      entry: 'customers',
      permission: 'customers:write',
      load: page(customerForm, 'NewCustomer'),
    },
    {
      path: '/customers/import',
      entry: 'customers',
      permission: 'customers:write',
      load: page(importPage, 'ImportCustomers'),
    },
    {
      path: '/customers/:id/edit',
      entry: 'customers',
      permission: 'customers:write',
      load: page(customerForm, 'EditCustomer'),
    },
    {
      path: '/customers/:id',
      entry: 'customers',
      load: page(() => import('../../pages/customers/customer.js'), 'CustomerPage'),
    },
    {
      path: '/crm',
      entry: 'crm',
      load: page(() => import('../../pages/crm/opportunities/board/board.js'), 'Board'),
    },
    {
      path: '/crm/leads',
      entry: 'crm',
      load: page(() => import('../../pages/crm/leads/leads.js'), 'Leads'),
    },
    {
      path: '/crm/leads/new',
      entry: 'crm',
      permission: 'crm:write',
      load: page(() => import('../../pages/crm/leads/lead-form.js'), 'NewLead'),
    },
    {
      path: '/crm/leads/:id',
      entry: 'crm',
      load: page(() => import('../../pages/crm/leads/lead.js'), 'LeadPage'),
    },
    {
      path: '/crm/opportunities',
      entry: 'crm',
      load: page(() => import('../../pages/crm/opportunities/opportunities.js'), 'Opportunities'),
    },
    {
      path: '/crm/opportunities/new',
      entry: 'crm',
      permission: 'crm:write',
      load: page(
        () => import('../../pages/crm/opportunities/opportunity-form.js'),
        'NewOpportunity',
      ),
    },
    {
      path: '/crm/opportunities/:id',
      entry: 'crm',
      load: page(() => import('../../pages/crm/opportunities/opportunity.js'), 'OpportunityPage'),
    },
  ],
};

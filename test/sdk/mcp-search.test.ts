import { tools as erpTools } from '../../sdk/erp/generated/tools.js';
import { tools as kycTools } from '../../sdk/kyc/generated/tools.js';
import { createSearch } from '../../sdk/mcp/search.js';
import { synonyms } from '../../sdk/mcp/synonyms.js';
import { describe, expect, test } from '../support/jest.js';

const search = createSearch([...erpTools, ...kycTools]);
const firstFive = (words: string) =>
  search(words)
    .slice(0, 5)
    .map(({ name }) => name);

describe('a search of operations finds among the first five', () => {
  test.each([
    ['who owes me money', 'getReceivableAging'],
    ['who owes me money', 'listReceivables'],
    ['make an invoice', 'createInvoice'],
    ['send a bill to a client', 'createInvoice'],
    ['customer balance', 'getCustomerBalance'],
    ['what does a client owe', 'getCustomerBalance'],
    ['add a new client', 'createCustomer'],
    ['find a buyer by name', 'listCustomers'],
    ['refund an invoice', 'createCreditNote'],
    ['cancel an invoice', 'voidInvoice'],
    ['invoice as pdf', 'downloadInvoicePdf'],
    ['record a payment from a customer', 'createReceivablePayment'],
    ['pay a supplier', 'createPayablePayment'],
    ['what do we owe suppliers', 'listPayables'],
    ['how much stock is left', 'listStock'],
    ['inventory levels', 'listStock'],
    ['move goods to another warehouse', 'createTransfer'],
    ['correct a stock count', 'createAdjustment'],
    ['order goods from a supplier', 'createPurchaseOrder'],
    ['receive a delivery', 'receivePurchaseOrder'],
    ['close the books for january', 'lockPeriod'],
    ['sales by month', 'getSalesByMonth'],
    ['revenue this year', 'getSalesByMonth'],
    ['new employee login', 'createUser'],
    ['history of changes', 'listAuditEntries'],
    ['upload products from csv', 'importRecords'],
    ['change the price of an item', 'updateProduct'],
    ['screen a name against sanctions', 'screenAml'],
    ['check a passport', 'verifyIdDocument'],
    ['compare a selfie with a photo', 'matchFaces'],
    ['kyc cases that wait for review', 'listPendingSessions'],
    ['approve a case', 'decideSession'],
    ['start a verification of a person', 'createSession'],
    ['verify a business', 'createKybCheck'],
    ['add a webhook', 'createWebhook'],
  ])('%s: %s', (words, operation) => {
    expect(firstFive(words)).toContain(operation);
  });

  test.each([
    ['recievable agin', 'getReceivableAging'],
    ['invioce pdf', 'downloadInvoicePdf'],
    ['custmer balnce', 'getCustomerBalance'],
    ['wharehouses', 'listWarehouses'],
    ['crear factura', 'createInvoice'],
  ])('despite typos and other languages, %s: %s', (words, operation) => {
    expect(firstFive(words)).toContain(operation);
  });

  test('nothing for words without meaning', () => {
    expect(search('the of to')).toEqual([]);
    expect(search('zzzzqqqq')).toEqual([]);
  });
});

describe('the words for one thing', () => {
  test('are in lower case, and each group names at least two', () => {
    for (const group of synonyms) {
      expect(group.length).toBeGreaterThan(1);
      expect(group).toEqual(group.map((word) => word.toLowerCase()));
    }
  });
});

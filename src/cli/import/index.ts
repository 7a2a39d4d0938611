import { requests } from '../../../generated/erp/requests.js';
import { type CustomerInput, type CustomerRow, customerKind } from '../../erp/customers/index.js';
import type { PartyInput, PartyKind, PartyRow } from '../../erp/parties/index.js';
import type { Side } from '../../erp/settlement/index.js';
import { type VendorInput, type VendorRow, vendorKind } from '../../erp/vendors/index.js';
import type { Validate } from '../../kernel/http/input/validation.js';
import type { Command } from '../command.js';
import { type ImportKind, importCommand } from './command.js';
import { applyOpenings } from './openings/apply.js';
import { type ImportedOpening, openingColumns, readOpenings } from './openings/rows.js';
import { applyParties } from './parties/apply.js';
import { type ImportedParty, partyColumns, readParties } from './parties/rows.js';
import { applyProducts } from './products/apply.js';
import { type ImportedProduct, productColumns, readProducts } from './products/rows.js';

const products: ImportKind<(typeof productColumns.all)[number], ImportedProduct> = {
  noun: 'products',
  columns: productColumns,
  details: `code, name and price are required; products are found by code. Categories are named and made when
there is none of that name.`,
  keys: ['products_code_key', 'products_barcode_key'],
  read: readProducts,
  apply: applyProducts,
};

function parties<Row extends PartyRow, Input extends PartyInput>(
  kind: PartyKind<Row, Input>,
  validate: Validate | undefined,
  more: readonly string[],
): ImportKind<string, ImportedParty<Input>> {
  const { table, noun } = kind;
  return {
    noun: table,
    columns: { all: [...partyColumns, ...more], required: ['name'] },
    details: `Only name is required. A ${noun} is found by code, or, where the row has none, by tax id; a new one
without a code gets the next one of the series. taxIdType is recognised from country and number when it is blank.`,
    keys: [`${table}_code_key`, `${table}_tax_id_key`],
    read: (rows) => readParties<Input>(rows, validate),
    apply: (owner, rows, onProgress) => applyParties(kind, owner, rows, onProgress),
  };
}

const customers = parties<CustomerRow, CustomerInput>(customerKind, requests.createCustomer.body, [
  'creditLimit',
  'priceIncludesTax',
]);

const vendors = parties<VendorRow, VendorInput>(vendorKind, requests.createVendor.body, []);

const openings = (
  side: Side,
  party: string,
): ImportKind<(typeof openingColumns.all)[number], ImportedOpening> => ({
  noun: `${side}s`,
  columns: openingColumns,
  details: `Opening balances: what was owed before the first document here. code is the ${party}'s; number is the old
document's, once per ${party}: a row whose number exists corrects that balance, unless something was paid or credited of it.
currencyCode is the ${party}'s unless it is said, and exchangeRate that of issueDate.`,
  keys: [`${side}s_opening_key`],
  read: readOpenings,
  apply: (owner, rows, onProgress) => applyOpenings(side, owner, rows, onProgress),
});

export const importCommands: readonly Command[] = [
  importCommand(products),
  importCommand(customers),
  importCommand(vendors),
  importCommand(openings('receivable', 'customer')),
  importCommand(openings('payable', 'vendor')),
];

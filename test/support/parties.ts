import type { Customer, CustomerInput, Vendor, VendorInput } from '../../sdk/erp/index.js';
import type { TestApp } from './app.js';

let count = 0;

/** Returns a name that is unique in the test file. */
function nextName(): string {
  count += 1;
  return `Party ${count}`;
}

/** Returns a Dominican RNC: eight digits and their check digit. */
export function rnc(eight: number): string {
  const weights = [7, 9, 8, 6, 5, 4, 3, 2];
  const digits = String(eight).padStart(8, '0');
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return `${digits}${((10 - (sum % 11)) % 9) + 1}`;
}

export const customerInput = (values: Partial<CustomerInput> = {}): CustomerInput => ({
  name: nextName(),
  ...values,
});

export const vendorInput = (values: Partial<VendorInput> = {}): VendorInput => ({
  name: nextName(),
  ...values,
});

export async function createCustomer(
  app: TestApp,
  values: Partial<CustomerInput> = {},
): Promise<Customer> {
  return (await app.as('admin').customers.create(customerInput(values))).data;
}

export async function createVendor(
  app: TestApp,
  values: Partial<VendorInput> = {},
): Promise<Vendor> {
  return (await app.as('admin').vendors.create(vendorInput(values))).data;
}

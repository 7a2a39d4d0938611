import type { components } from '../../../generated/erp/types.js';
import { currencyDecimals, decimal, decimalsOf, toSql } from '../../kernel/values/money.js';
import { errors } from '../errors.js';
import { membersOf, type PartyKind, type PartyOwner } from '../parties/index.js';
import { type CustomerRow, statements } from './queries.js';

export type CustomerInput = components['schemas']['CustomerInput'];

function limitOf(limit: number, { baseCurrency }: PartyOwner): string {
  const decimals = currencyDecimals(baseCurrency);
  const exact = decimal(limit);
  if (decimalsOf(exact) <= decimals) return toSql(exact);
  throw errors.tooManyDecimals('body.creditLimit', decimals, baseCurrency);
}

export const customerKind: PartyKind<CustomerRow, CustomerInput> = {
  noun: 'customer',
  table: 'customers',
  prefix: 'C-',
  statements,
  ownColumns({ creditLimit, priceIncludesTax }, before, owner) {
    const currentLimit = before?.credit_limit ?? null;
    const sent = typeof creditLimit === 'number' ? limitOf(creditLimit, owner) : null;
    return {
      credit_limit: creditLimit === undefined ? currentLimit : sent,
      price_includes_tax:
        priceIncludesTax === undefined ? (before?.price_includes_tax ?? null) : priceIncludesTax,
    };
  },
  audited(row) {
    const { code, credit_limit: creditLimit, price_includes_tax: priceIncludesTax } = row;
    return { code, ...membersOf(row), creditLimit, priceIncludesTax };
  },
};

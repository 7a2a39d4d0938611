import { errorStatus, operations } from '../../generated/erp/operations.js';
import { adminErrors } from '../../src/erp/admin/errors.js';
import { configErrors } from '../../src/erp/config/errors.js';
import { creditNoteErrors } from '../../src/erp/credit-notes/errors.js';
import { crmErrors } from '../../src/erp/crm/errors.js';
import { errors as erpErrors } from '../../src/erp/errors.js';
import { inventoryErrors } from '../../src/erp/inventory/errors.js';
import { invoiceErrors } from '../../src/erp/invoices/errors.js';
import { partyErrors } from '../../src/erp/parties/errors.js';
import { productErrors } from '../../src/erp/products/errors.js';
import { purchaseErrors } from '../../src/erp/purchase-orders/errors.js';
import { settlementErrors } from '../../src/erp/settlement/errors.js';
import {
  ApiError,
  accessErrors,
  errors,
  kernelStatuses,
  requestErrors,
} from '../../src/kernel/errors.js';
import { parameterCodes } from '../../src/kernel/http/input/validation.js';
import { describe, expect, test } from '../support/jest.js';

type Entry = (...args: never[]) => unknown;

/** Calls each entry of the registry with placeholder values, to read the codes. */
function codesOf(registry: Readonly<Record<string, Entry>>): string[] {
  return Object.values(registry).flatMap((entry) => {
    const made = (entry as (...args: unknown[]) => unknown)(
      'product',
      { en: 'a', es: 'b' },
      'validation_failed',
      'x',
    );
    return made instanceof ApiError ? [made.code] : [];
  });
}

describe('the error registry', () => {
  const modules = [
    ...[adminErrors, configErrors, creditNoteErrors, crmErrors, erpErrors, inventoryErrors],
    ...[invoiceErrors, partyErrors, productErrors, purchaseErrors, settlementErrors],
  ];
  const registry = new Set([
    ...Object.keys(kernelStatuses),
    ...modules.flatMap((each) => codesOf(each as never)),
  ]);

  test('and the contract list the same codes', () => {
    expect([...registry].sort()).toEqual(Object.keys(errorStatus).sort());
  });

  test('and the contract assign the same statuses', () => {
    expect(errorStatus).toMatchObject(kernelStatuses);
  });

  test('has no kernel code without an error class that throws it', () => {
    const codes = new Set([
      ...codesOf(errors as never),
      ...codesOf(accessErrors as never),
      requestErrors.validationFailed([]).code,
      requestErrors.invalidField('body', { en: '', es: '' }).code,
      requestErrors.malformedJson().code,
      requestErrors.malformedPath().code,
      requestErrors.unknownParameter('x').code,
      requestErrors.duplicateParameter('x').code,
      requestErrors.invalidCursor().code,
      requestErrors.invalidDateRange('x', { en: '', es: '' }).code,
      requestErrors.ambiguousCredentials().code,
      requestErrors.payloadTooLarge(1).code,
      requestErrors.unsupportedMediaType('x').code,
      requestErrors.methodNotAllowed('x', 'y').code,
      requestErrors.routeNotFound().code,
      requestErrors.idempotencyKeyReused().code,
      ...Object.values(parameterCodes),
      // Codes that are thrown by name: unknown members, decimals, long and weak passwords.
      ...['unknown_field', 'too_many_decimals', 'password_too_long', 'password_too_weak'],
    ]);
    expect([...codes].sort()).toEqual(Object.keys(kernelStatuses).sort());
  });

  test('answers each code with the status of the contract, in both languages', () => {
    const sample = errors.versionMismatch(3);
    expect([sample.status, sample.text.en, sample.text.es]).toEqual([
      412,
      'The record is at version 3',
      'El registro está en la versión 3',
    ]);
  });

  test('has only codes whose status every operation that names them declares', () => {
    for (const operation of Object.values(operations)) {
      for (const code of operation.errorCodes) {
        expect([operation.id, code, operation.statuses.includes(errorStatus[code])]).toEqual([
          operation.id,
          code,
          true,
        ]);
      }
    }
  });
});

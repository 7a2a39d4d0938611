import { describe, expect, test } from '@jest/globals';
import { errorStatus, operations } from '../../generated/erp/operations.js';
import * as erpErrors from '../../src/erp/errors.js';
import {
  ApiError,
  accessErrors,
  type ErrorCode,
  errors,
  requestErrors,
} from '../../src/kernel/errors.js';
import { parameterCodes } from '../../src/kernel/http/validation.js';

type Entry = (...args: never[]) => unknown;

/** What each entry of the registry throws, by values of any kind: it is the code that counts. */
function codesOf(registry: Readonly<Record<string, Entry>>): ErrorCode[] {
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
  const registry = new Set<ErrorCode>([
    ...codesOf(errors as never),
    ...codesOf(accessErrors as never),
    ...Object.values(erpErrors).flatMap((registry) => codesOf(registry as never)),
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
    // Thrown by name where they are found: unknown members, decimals, long and weak passwords.
    'unknown_field',
    'too_many_decimals',
    'password_too_long',
    'password_too_weak',
  ]);

  test('and the closed list of the contract name the same codes', () => {
    expect([...registry].sort()).toEqual(Object.keys(errorStatus).sort());
  });

  test('answers each code with the status of the contract, in both languages', () => {
    const sample = errors.versionMismatch(3);
    expect([sample.status, sample.text.en, sample.text.es]).toEqual([
      412,
      'The record is at version 3',
      'El registro está en la versión 3',
    ]);
  });

  test('every operation declares the status of every code it names', () => {
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

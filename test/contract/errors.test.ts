import { readdirSync } from 'node:fs';
import { errorStatus, operations } from '../../generated/erp/operations.js';
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
function codesOf(registry: Registry): string[] {
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

type Registry = Readonly<Record<string, Entry>>;

const folder = new URL('../../src/erp/', import.meta.url);

/** Returns the registries in `errors.ts` of the ERP API and of each of its modules. */
async function moduleRegistries(): Promise<readonly Registry[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const loaded = await Promise.all(
    files
      .filter((path) => /(?:^|[\\/])errors\.ts$/.test(path))
      .map(
        (path) => import(new URL(path, folder).href) as Promise<Readonly<Record<string, object>>>,
      ),
  );
  return loaded.flatMap((module) =>
    Object.entries(module).flatMap(([name, one]) =>
      /errors$/i.test(name) ? [one as Registry] : [],
    ),
  );
}

describe('the error registry', () => {
  test('and the contract list the same codes', async () => {
    const modules = await moduleRegistries();
    expect(modules.length).toBeGreaterThan(10);
    const registry = new Set([...Object.keys(kernelStatuses), ...modules.flatMap(codesOf)]);
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
      'unknown_field',
      'too_many_decimals',
      'password_too_long',
      'password_too_weak',
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

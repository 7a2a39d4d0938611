import { expect } from '../support/jest.js';

interface Problem {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

export type Validate = ((data: unknown) => boolean) & { errors?: readonly Problem[] | null };

/** Returns `keyword at place` for each fault; empty for valid data. */
export function faults(validate: Validate | undefined, data: unknown): readonly string[] {
  if (validate === undefined) throw new Error('There is no such validator');
  const isValid = validate(data);
  const found = (validate.errors ?? []).map((one) => `${one.keyword} ${one.instancePath}`.trim());
  expect(isValid).toBe(found.length === 0);
  return found;
}

import type { Db } from '../../kernel/db/client.js';
import { numberKey } from './company.js';
import { companyKeys } from './import.js';
import { type FoundCompany, findCompanies, type Register, registersOf } from './queries.js';

export { isCompanyNumber, isLei, numberKey } from './company.js';
export type { Format } from './formats.js';
export {
  type ImportOrder,
  type ImportReport,
  importRegister,
  type RegisterChange,
} from './import.js';
export { type FoundCompany, listRegisters, type Register } from './queries.js';
export { RegisterError } from './source.js';

export interface SoughtCompany {
  /** Alpha-2 in lower case. */
  readonly country: string;
  readonly name: string;
  readonly registrationNumber: string | undefined;
  readonly lei: string | undefined;
}

/** What the registers of a country say of whatever may be the company. */
export async function consultRegisters(
  db: Db,
  { country, lei, name, registrationNumber }: SoughtCompany,
): Promise<{ readonly registers: Register[]; readonly companies: FoundCompany[] }> {
  const registers = await registersOf(db, country);
  if (registers.length === 0) return { registers, companies: [] };
  const key = registrationNumber === undefined ? '' : numberKey(registrationNumber);
  const numbers = { numberKey: key === '' ? undefined : key, lei: lei?.toUpperCase() };
  const sought = { country, keys: companyKeys(name), ...numbers };
  return { registers, companies: await findCompanies(db, sought) };
}

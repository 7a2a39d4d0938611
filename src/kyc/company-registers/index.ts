import type { Db } from '../../kernel/db/client.js';
import { likeness } from '../matching/index.js';
import { numberKeys } from './company.js';
import type { Format } from './importing/formats.js';
import type { Register } from './importing/store-queries.js';
import { soughtKeys } from './keys.js';
import {
  type CompanyMatch,
  type ConsultedRegister,
  findByKeys,
  findByLei,
  findByNumber,
  registersOf,
  store,
} from './queries.js';

export {
  companyNumberTypes,
  dayOf,
  isCompanyNumber,
  isLei,
  numberKey,
  withoutZeros,
} from './company.js';
export { type Format, statusOf } from './importing/formats.js';
export { importRegister, removeRegister } from './importing/import.js';
export {
  type ImportReport,
  type ImportRequest,
  importRegisterFile,
  type ReadRequest,
  type RegisterChange,
  type RegisterKind,
  type RemovalRequest,
  removeRegisterEntries,
} from './importing/import-register.js';
export {
  RegisterError,
  type RegisterFile,
  type Row,
  readRecords,
  readRows,
} from './importing/source.js';
export { createStore, type Register } from './importing/store-queries.js';
export type { CompanyMatch, ConsultedRegister } from './queries.js';

export const listRegisters = (db: Db): Promise<Register<Format>[]> => store.list(db);

export interface CompanyQuery {
  /** Alpha-2 in lower case. */
  readonly country: string;
  readonly name: string;
  readonly registrationNumber: string | undefined;
  readonly lei: string | undefined;
}

/** From this similarity on, other spellings need not be searched. */
const sureScore = 97;

async function findByName(db: Db, country: string, name: string): Promise<CompanyMatch[]> {
  const { all, exact } = soughtKeys(country, name);
  const found = await findByKeys(db, 'exact', exact);
  const isSure = found.some(
    (company) => (likeness(name, company.name, 'company') ?? 0) >= sureScore,
  );
  return isSure ? found : [...found, ...(await findByKeys(db, 'all', all))];
}

/** Returns the entries of a country's registers that may be the company, each once. */
export async function consultRegisters(
  db: Db,
  { country, lei, name, registrationNumber }: CompanyQuery,
): Promise<{ readonly registers: ConsultedRegister[]; readonly companies: CompanyMatch[] }> {
  const registers = await registersOf(db, country);
  if (registers.length === 0) return { registers, companies: [] };
  const keys = registrationNumber === undefined ? [] : numberKeys(country, registrationNumber);
  const found = [
    ...(lei === undefined ? [] : await findByLei(db, country, lei.toUpperCase())),
    ...(keys.length === 0 ? [] : await findByNumber(db, country, keys)),
    ...(await findByName(db, country, name)),
  ];
  const byId = new Map(found.map((company) => [`${company.register} ${company.id}`, company]));
  return { registers, companies: [...byId.values()] };
}

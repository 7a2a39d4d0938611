import type { Db } from '../../../kernel/db/client.js';
import { hashOf, numberKey, type RegisterCompany } from '../company.js';
import { storedKeys } from '../keys.js';
import { gatherKeys, type StoredCompany, sortInKeys, store } from '../queries.js';
import { type Format, readCompanies } from './formats.js';
import {
  type ImportReport,
  type ImportRequest,
  importRegisterFile,
  type RegisterKind,
  type RemovalRequest,
  removeRegisterEntries,
} from './import-register.js';

function toStored(company: RegisterCompany, hash: Buffer): StoredCompany {
  const { name, registrationNumber } = company;
  const key = registrationNumber === null ? '' : numberKey(registrationNumber);
  return {
    numberKey: key === '' ? null : key,
    hash: hash.toString('hex'),
    keys: storedKeys(company.country, name).join(' '),
    ...company,
  };
}

const companies: RegisterKind<Format, RegisterCompany> = {
  prepare: gatherKeys,
  conclude: sortInKeys,
  store,
  hashOf,
  toStored,
  read: readCompanies,
  one: 'company',
  many: 'companies',
};

/** @throws RegisterError, as `importRegisterFile` */
export const importRegister = (
  db: Db,
  order: ImportRequest<Format>,
): Promise<ImportReport<Format>> => importRegisterFile(db, companies, order);

export const removeRegister = (db: Db, request: RemovalRequest): Promise<number | undefined> =>
  removeRegisterEntries(db, companies, request);

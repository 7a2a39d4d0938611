import type { Db } from '../../kernel/db/client.js';
import {
  type ImportReport,
  type ImportRequest,
  importRegisterFile,
  type Register,
  type RegisterKind,
  type RemovalRequest,
  removeRegisterEntries,
} from '../company-registers/index.js';
import { type Format, readPeople } from './formats.js';
import { hashOf, type RegisterPerson } from './person.js';
import { noteKinds, type StoredPerson, store } from './queries.js';

const toStored = (person: RegisterPerson, hash: Buffer): StoredPerson => ({
  hash: hash.toString('hex'),
  ...person,
});

const isPublished = (format: Format): boolean => format === 'dgii';

const people: RegisterKind<Format, RegisterPerson> = {
  mayBeLatin: isPublished,
  mayRepeat: isPublished,
  conclude: noteKinds,
  store,
  hashOf,
  toStored,
  read: readPeople,
  one: 'person',
  many: 'people',
};

/** @throws RegisterError, see `importRegisterFile` */
export const importPeople = (db: Db, order: ImportRequest<Format>): Promise<ImportReport<Format>> =>
  importRegisterFile(db, people, order);

export const listPeopleRegisters = (db: Db): Promise<Register<Format>[]> => store.list(db);

export const removePeople = (db: Db, request: RemovalRequest): Promise<number | undefined> =>
  removeRegisterEntries(db, people, request);

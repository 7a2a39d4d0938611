import {
  type Format,
  importPeople,
  listPeopleRegisters,
  removePeople,
} from '../../kyc/person-registers/index.js';
import type { Command } from '../command.js';
import {
  importOptions,
  listOutcome,
  type RegisterCommand,
  removeCommand,
  runImport,
} from './import-list.js';

const people: RegisterCommand<Format> = {
  command: 'registry import',
  objectType: 'people_register',
  many: 'people',
  formats: ['dgii', 'plain'],
  import: importPeople,
  remove: removePeople,
};

const importCommand: Command = {
  name: people.command,
  summary: 'Bring a register of people to what its file says, all or nothing',
  options: importOptions(people, {
    file: 'The file',
    country: 'Its country, do; a plain file needs it',
  }),
  details: `dgii   the Dominican tax authority's file of taxpayers: RNC|NAME|…|STATUS|… without a header,
       in UTF-8 or Latin-1; numbers of 9 digits are of companies, those of 11 of people
plain  id_number,id_type,full_name,birth_date,status in any order, CSV in UTF-8; the first three are
       needed. The type is what the country calls the number: cedula, dni, curp, passport
A plain file is taken for everybody who has such a number: who is not in it is declined. Of people, the
tax authority has some only: who is not in its file goes to review. The same file again changes nothing.
Registers serve every company.`,
  run: (call) => runImport(call, people),
};

const listCommand: Command = {
  name: 'registry list',
  summary: 'Tell which registers of people there are, and how old they are',
  options: {},
  run: async ({ database }) => listOutcome(await listPeopleRegisters(database.knex), people.many),
};

export const registryCommands: readonly Command[] = [
  importCommand,
  listCommand,
  removeCommand('registry remove', people),
];

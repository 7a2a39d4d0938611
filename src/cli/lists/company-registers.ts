import { type Format, listRegisters } from '../../kyc/company-registers/index.js';
import { importCompanies, removeCompanies } from '../../kyc/imports/index.js';
import type { Command } from '../command.js';
import {
  importOptions,
  listOutcome,
  type RegisterCommand,
  removeCommand,
  runImport,
} from './import-list.js';

const companies: RegisterCommand<Format> = {
  command: 'registers import',
  objectType: 'register',
  many: 'companies',
  formats: ['gleif', 'plain'],
  import: importCompanies,
  remove: removeCompanies,
};

const importCommand: Command = {
  name: companies.command,
  summary: 'Bring a register of companies to what its file says, all or nothing',
  options: importOptions(companies, {
    file: 'The file, CSV in UTF-8',
    country: 'Its country, do; of gleif, the only one',
  }),
  details: `gleif  the Global LEI Foundation's file of LEI records, CSV
plain  registration_number,name,country,status,legal_form,incorporated_on,address,lei in any order;
       the first two are needed, and the country there or as --country
A company that no register knows goes to review. The same file again changes nothing. Webhooks hear of checked companies that have changed. Registers serve every company.`,
  run: (call) => runImport(call, companies),
};

const listCommand: Command = {
  name: 'registers list',
  summary: 'Tell which registers of companies there are, and how old they are',
  options: {},
  run: async ({ database }) => listOutcome(await listRegisters(database.knex), companies.many),
};

export const registerCommands: readonly Command[] = [
  importCommand,
  listCommand,
  removeCommand('registers remove', companies),
];

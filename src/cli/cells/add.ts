import * as queries from '../../kernel/cells/directory-queries.js';
import {
  installationId,
  ownAddresses,
  ownCompanies,
} from '../../kernel/cells/registration-queries.js';
import type { Database } from '../../kernel/db/client.js';
import { refuseViolations } from '../../kernel/db/errors.js';
import { inTransaction } from '../../kernel/db/transaction.js';
import { OperatorError } from '../../kernel/operator/operator.js';
import type { Call, Command } from '../command.js';
import { withDirectory } from './directory.js';

/** Returns the address without a slash at its end. */
function baseUrl(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isBase = url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/';
  if (!isBase) throw new OperatorError('--url takes an address such as https://west.example.com');
  return url.origin;
}

const nameFault = () =>
  new OperatorError('A cell has a name of lower-case letters, digits and hyphens');

/** Adds this installation, its companies and the addresses of its users to the directory, or nothing. */
async function addCell(directory: Database, { database, now, operand, text }: Call) {
  const { knex } = database;
  const installation = await installationId(knex);
  const cell = { name: operand, url: baseUrl(text('url')), installation };
  const ids = await ownCompanies(knex);
  const addresses = await ownAddresses(knex);
  const write = inTransaction(directory.knex, async (trx) => {
    if (!(await queries.upsertCell(trx, cell, now))) {
      throw new OperatorError(`Another installation is the cell ${cell.name}`);
    }
    const foreign = await queries.registerCompanies(trx, cell.name, ids);
    if (foreign.length > 0) {
      throw new OperatorError(
        `Other cells have companies with the ids ${foreign.join(', ')}: only an installation without companies can join`,
      );
    }
    const hashes = addresses.map(({ hash }) => hash);
    const companies = addresses.map(({ company }) => company);
    const taken = await queries.registerAddresses(trx, { hashes, companies });
    if (taken > 0) {
      throw new OperatorError(`Users of other companies have ${taken} of the e-mail addresses`);
    }
  });
  await refuseViolations(write, {
    cells_name_check: nameFault,
    cells_installation_key: () =>
      new OperatorError('This installation is a cell already, of another name'),
  });
  return { ...cell, companies: ids.length };
}

export const addCommand: Command = {
  name: 'cells add',
  summary: 'Add this installation to the directory of cells',
  operand: 'NAME',
  options: {
    url: {
      type: 'string',
      value: 'URL',
      isRequired: true,
      meaning: 'Address of its servers, for those of other cells',
    },
  },
  details:
    'DATABASE_URL is the database of the cell, DIRECTORY_URL that of the directory: for the first cell both are the same. All cells have the same JWT_SECRET and BLOB_KEYS. Run it again once every server has DIRECTORY_URL: it adds what was created meanwhile, and changes the address.',
  run: (call) =>
    withDirectory(call, async (directory) => {
      const cell = await addCell(directory, call);
      const text = `Cell ${cell.name} carries ${cell.companies} companies. Its servers need DIRECTORY_URL.`;
      return { data: cell, text };
    }),
};

const describe = ({ cell, id, otherCell, phase }: queries.CompanyPlace): string =>
  phase === 'copying'
    ? `Company ${id} moves from ${cell} to ${otherCell}: its writes are paused`
    : `Company ${id} has moved from ${otherCell} to ${cell}: ${otherCell} keeps its rows until --finish`;

export const listCommand: Command = {
  name: 'cells list',
  summary: 'The cells, and the companies that move',
  options: {},
  run: (call) =>
    withDirectory(call, async ({ knex }) => {
      const counts = new Map(
        (await queries.countCompanies(knex)).map((each) => [each.cell, each.companies]),
      );
      const cells = (await queries.listCells(knex)).map((cell) => ({
        ...cell,
        companies: counts.get(cell.name) ?? 0,
      }));
      const moves = await queries.listMoves(knex);
      const lines = [
        ...cells.map(({ companies, name, url }) => `${name}  ${url}  ${companies} companies`),
        ...moves.map(describe),
      ];
      return { data: { cells, moves }, text: lines.join('\n') || 'There are no cells.' };
    }),
};

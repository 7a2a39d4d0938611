import '../help.mjs';
import './generated.mjs';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { prepareDatabase } from './database/prepare.mjs';
import { packedClients } from './sdk-tarballs.mjs';

/*
 * Builds what the server can start without, after a change only: the packed clients, and the prepared database that a new data
 * folder of the embedded engine is copied from. A server that runs beside has priority.
 */

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const root = fileURLToPath(new URL('../..', import.meta.url));
const report = (what) => (error) => process.stderr.write(`${what}: ${error.message}\n`);

await packedClients().catch(report('The clients were not packed'));
if (!process.env.DATABASE_URL) {
  const { create } = await prepareDatabase(root);
  await create().catch(report('The database was not prepared'));
}

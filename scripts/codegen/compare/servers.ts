import { listAt, stringAt } from '../model/document.js';
import type { ContractDocument } from '../model/model.js';
import type { Report } from './change.js';
import { added, removed } from './difference.js';

const urlsOf = (document: ContractDocument): readonly string[] =>
  listAt(document, 'servers').map((server) => stringAt(server, 'url') ?? '/');

/** Compares the addresses at which a contract is served. */
export function compareServers(
  before: ContractDocument,
  after: ContractDocument,
  report: Report,
): void {
  const [old, now] = [urlsOf(before), urlsOf(after)];
  for (const url of old.filter((one) => !now.includes(one)))
    report('servers', 'server-removed', removed(url));
  for (const url of now.filter((one) => !old.includes(one)))
    report('servers', 'server-added', added(url));
}

export { partyImport } from './import.js';
export { createParty, partyRequest, toPartyDetail, toPartyItem, updateParty } from './operate.js';
export {
  listParts,
  type PartyListRow,
  type PartyRow,
  partyStatements,
} from './queries.js';
export type { PartyInput } from './rules.js';
export {
  addParty,
  membersOf,
  type PartyKind,
  type PartyOwner,
} from './save.js';

export { createParty, partyRequest, toPartyDetail, toPartyItem, updateParty } from './operate.js';
export {
  type Columns,
  codeKey,
  listParts,
  type PartyListRow,
  type PartyRow,
  partyStatements,
} from './queries.js';
export { mergeParty, newParty, type PartyInput } from './rules.js';
export {
  addParty,
  assertCountry,
  changeParty,
  identify,
  membersOf,
  nextCode,
  type PartyKind,
  type PartyOwner,
  prepareParty,
  type References,
  referencesOf,
  skipTaken,
} from './save.js';

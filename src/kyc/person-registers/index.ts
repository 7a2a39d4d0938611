export { registerEngine } from './engine.js';
export type { Format } from './formats.js';
export { importPeople, listPeopleRegisters, removePeople } from './import.js';
export { type CheckedNumber, checkNumber, type NumberFault } from './numbers.js';

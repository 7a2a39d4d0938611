export { createAddressGroup } from './group.js';

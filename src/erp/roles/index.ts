export { addDemo } from './demo.js';
export { assertRole, holdRole } from './hold.js';
export { handlers } from './record.js';

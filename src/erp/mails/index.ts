export { getMailUser } from './company-queries.js';
export { queueMail, queueUserMail } from './compose.js';
export { mailErrors } from './errors.js';
export { text as mailText } from './messages/index.js';

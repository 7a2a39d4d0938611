import type { components } from '../../../generated/erp/types.js';
import type { Fault } from '../../kernel/imports/table.js';

/** Returns a fault as a reply has it, in a language. */
export const toFault = (
  { line, column, message }: Fault,
  locale: 'en' | 'es',
): components['schemas']['ImportFault'] => ({
  line,
  column: column === undefined ? null : column.slice(0, 100),
  message: message[locale].slice(0, 1000),
});

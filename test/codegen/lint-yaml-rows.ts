import type { FaultRow } from './lint-faults.js';

const summary = 'summary: Delete an item';
const nut = 'example: { name: Nut, price: 0.07 }';

/** Texts that are not YAML. */
export const yamlRows: readonly FaultRow[] = [
  [
    'indentation',
    '\nschemas:',
    '\n schemas:',
    'schemas:',
    'the line is indented by other spaces than the lines beside it: give all members of an object, or items of a list, the same indentation',
  ],
  [
    'a tab',
    '      operationId: deleteItem',
    '\toperationId: deleteItem',
    'deleteItem',
    'a tab indents the line: write spaces',
  ],
  [
    'a colon',
    summary,
    'summary: Delete: an item',
    'Delete: an',
    'a text with ": " needs quotes around it; if the line has none, the next line is indented too far',
  ],
  [
    'a quote',
    summary,
    "summary: 'Delete an item",
    "'Delete",
    'a quote is not closed: add it at the end of the text',
  ],
  [
    'a name twice',
    summary,
    `${summary}\n      summary: Again`,
    'Again',
    'summary stands twice in one object: remove one',
  ],
  [
    'a bracket',
    `${nut}\n      responses:`,
    `${nut.slice(0, -1)}\n      responses: # open`,
    '# open',
    'a bracket above is not closed: add }',
  ],
  [
    'a comma',
    nut,
    'example: { name: Nut price: 0.07 }',
    'Nut price',
    'a comma between two members in brackets is missing, or a text with ": " needs quotes around it',
  ],
  [
    'an anchor',
    '*item',
    '*itm',
    '*itm',
    '*itm repeats a value that no &itm marks: mark it, or put a text that begins with * in quotes',
  ],
  [
    'a reserved character',
    summary,
    'summary: @Delete',
    '@Delete',
    'a text that begins with @ needs quotes around it',
  ],
  [
    'an item without a space',
    '- $ref: "../parts/parts.yaml#/parameters/IfMatch"',
    '-$ref: "../parts/parts.yaml#/parameters/IfMatch"',
    '-$ref',
    'an item of a list needs a space after "-"',
  ],
  [
    'two documents',
    '\nschemas:',
    '\n---\nschemas:',
    '---',
    'a contract file is one YAML document: remove the line ---',
  ],
  [
    'an escape sequence',
    summary,
    'summary: "Delete \\d"',
    'Delete \\d',
    '\\d is no escape sequence: write \\\\ for a backslash, or put the text in single quotes',
  ],
  [
    'a name without a colon',
    summary,
    'summary Delete',
    'summary Delete',
    'a name without a value: write NAME: VALUE, with a space after the colon',
  ],
  [
    'a text after a quote',
    summary,
    'summary: "Delete" it',
    '"Delete" it',
    'a text or bracket stands where the value has ended: put the whole text in quotes, or remove the bracket',
  ],
  [
    'a text after >',
    summary,
    'summary: >Delete',
    '>Delete',
    'a text after > or | belongs on the next line, indented',
  ],
  [
    'an empty file',
    /[\s\S]*/,
    '',
    '',
    'the file is empty: write its members, such as paths, or delete it',
  ],
  [
    'a text',
    /[\s\S]*/,
    'hello',
    'hello',
    'the file must be an object with members such as paths and schemas',
  ],
];

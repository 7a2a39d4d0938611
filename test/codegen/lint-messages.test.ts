import type { ContractDocument } from '../../scripts/codegen/model/model.js';
import { lintDocument } from '../../scripts/contract-rules/index.js';
import { describe, expect, test } from '../support/jest.js';
import { at, changedDocument, shop } from './contract.js';
import { faultsAfter, file } from './lint-faults.js';

const parameter = (text: string): string => `parameters:\n        - ${text}\n`;
const theme = 'description: Theme., schema: { type: string, maxLength: 9 }';
const reply = (status: string, type = 'application/json'): string =>
  `responses:\n        "${status}": { description: Later., content: { ${type}: { schema: { type: object, additionalProperties: false, properties: {} }, example: {} } } }\n`;

/** The text from the beginning of the schemas to a member of an object. */
const hook = /^schemas:\n([\s\S]*radius: \{ type: number, minimum: 0, maximum: 9 \}) \}/m;

/** Components with alternatives, which the member refers to. */
const pets = (discriminator: string): string => `schemas:
  Cat: { description: Cat., type: object, additionalProperties: false, required: [kind], properties: { kind: { type: string, const: cat }, home: { $ref: '#/schemas/Pet' } } }
  Dog: { description: Dog., type: object, additionalProperties: false, required: [kind], properties: { kind: { type: string, const: Dog } } }
  Pet: { description: Pet., oneOf: [{ $ref: '#/schemas/Cat' }, { $ref: '#/schemas/Dog' }], ${discriminator} }
$1, pet: { $ref: '#/schemas/Pet' } }`;

describe('a fault is reported once, at its line, with the way to correct it', () => {
  test.each<[string, string | RegExp, string, string, string]>([
    [
      'a misspelt extension',
      'x-permission:',
      'x-permision:',
      'x-permision',
      'GET /shop/items: x-permision is not an extension known here: did you mean x-permission? (',
    ],
    [
      'a misspelt keyword of a schema',
      'pattern: ',
      'patern: ',
      'patern',
      'patern is not a keyword we use: did you mean pattern? (',
    ],
    [
      'a missing permission',
      /\n +x-permission:.*/,
      '',
      '    get:',
      "GET /shop/items: x-permission is missing: write x-permission: MODULE:ACTION, as in products:read, which stands in permissions in x-module of the module's file, or in src/kernel/core-permissions.ts; or authenticated for every caller with credentials, or public (",
    ],
    [
      'a reference to a name that does not exist',
      '#/schemas/Price',
      '#/schemas/Prize',
      '#/schemas/Prize',
      '$ref #/schemas/Prize leads nowhere: this file has no Prize in schemas; did you mean #/schemas/Price? (',
    ],
    [
      'a reference to a file that does not exist',
      '../parts/parts.yaml#/parameters/Page"',
      '../parts/part.yaml#/parameters/Page"',
      'part.yaml',
      '$ref ../parts/part.yaml#/parameters/Page leads nowhere: there is no file ../parts/part.yaml; did you mean ../parts/parts.yaml? (',
    ],
    [
      'a reference to a name of another file that does not exist',
      '../parts/parts.yaml#/parameters/PageSize',
      '../parts/parts.yaml#/parameters/PagesSize',
      'PagesSize',
      '$ref ../parts/parts.yaml#/parameters/PagesSize leads nowhere: ../parts/parts.yaml has no PagesSize in parameters; did you mean ../parts/parts.yaml#/parameters/PageSize? (',
    ],
    [
      'a reference to a component as if the module were the whole document',
      '#/schemas/Price',
      '#/components/schemas/Price',
      '#/components/schemas/Price',
      '$ref #/components/schemas/Price leads nowhere: write #/schemas/Price (',
    ],
    [
      'a mapping to a name without its place',
      hook,
      pets("discriminator: { propertyName: kind, mapping: { cat: 'Cat' } }"),
      '  Pet:',
      '$ref Cat leads nowhere: write #/schemas/Cat (',
    ],
    [
      'a mapping that is missing',
      hook,
      pets('discriminator: { propertyName: kind }'),
      '  Pet:',
      `schemas.Pet: add "cat: '#/schemas/Cat'" to mapping, with the reference as it stands in the alternative (`,
    ],
    [
      'a reply without an example',
      /\n( *)example:\n(?:\1 +.*\n)+/,
      '\n',
      '        "200":',
      'GET /shop/items reply 200: there is no example: write example: beside schema, in content of responses.200 (',
    ],
    [
      'a cookie parameter',
      'parameters:\n',
      parameter(`{ name: theme, in: cookie, ${theme} }`),
      'in: cookie',
      'GET /shop/items: parameter theme must be in path, query or header: declare it in: header, which pages and programs can send alike (',
    ],
    [
      'an object in a query',
      'parameters:\n',
      parameter(
        '{ name: box, in: query, description: Box., schema: { type: object, additionalProperties: false, properties: { width: { type: string, maxLength: 4 }, height: { type: string, maxLength: 4 } } } }',
      ),
      'name: box',
      'GET /shop/items: parameter box must not be an object: declare one parameter for each member, width, height (',
    ],
    [
      'a second success status',
      'responses:\n',
      reply('202'),
      '"202"',
      'GET /shop/items: reply 202 is a second success beside 200 of an operation with x-pagination: declare an operation for each (',
    ],
    [
      'a reply without a number',
      'responses:\n',
      reply('default'),
      '"default"',
      "GET /shop/items: reply default is no status: write each status, as in '400' (",
    ],
    [
      'callbacks',
      'responses:\n',
      'callbacks: {}\n      responses:\n',
      'callbacks',
      'document.paths./shop/items.get.callbacks: callbacks is not honoured here: the server sends none: describe the event in webhooks of the document, openapi.yaml (',
    ],
    [
      'an unknown method',
      '    delete:',
      '    erase:',
      '    erase:',
      'erase /shop/items/{id}: erase is no method of the server: get reads, post creates or acts, put replaces, patch changes some members, delete deletes (',
    ],
    [
      'a method in capitals',
      '    delete:',
      '    DELETE:',
      '    DELETE:',
      'DELETE /shop/items/{id}: DELETE is no method of the server: did you mean delete? (',
    ],
    [
      'an extension of a component that is closed itself, which all examples break',
      /data: \{ \$ref: "#\/schemas\/Item" \}\n(.*)/,
      'data: { $ref: "#/schemas/Sale" }\n$1\n  Sale: { description: Sold., type: object, allOf: [{ $ref: "#/schemas/Item" }], unevaluatedProperties: false, required: [till], properties: { till: { type: string, maxLength: 9 } } }',
      '  Sale:',
      'schemas.Sale: allOf extends Item, which refuses all other members: remove additionalProperties from Item; if Item is used by itself too, move its members to a base component, and let Item and Sale extend that by allOf, each with unevaluatedProperties: false (',
    ],
    [
      'an extension of an extension, which all examples break',
      /data: \{ \$ref: "#\/schemas\/Item" \}\n(.*)/,
      'data: { $ref: "#/schemas/Sale" }\n$1\n  Named: { description: Named., type: object, properties: { name: { type: string, maxLength: 9 } } }\n  Kept: { description: Kept., type: object, allOf: [{ $ref: "#/schemas/Named" }], unevaluatedProperties: false, properties: { id: { type: integer, minimum: 1, maximum: 9 } } }\n  Sale: { description: Sold., type: object, allOf: [{ $ref: "#/schemas/Kept" }], unevaluatedProperties: false, properties: { till: { type: string, maxLength: 9 } } }',
      '  Sale:',
      'schemas.Sale: allOf extends Kept, which refuses all other members: remove unevaluatedProperties from Kept; if Kept is used',
    ],
    [
      'an example with too many decimals',
      'price: 0.07 }',
      'price: 0.075 }',
      'requestBody:',
      'POST /shop/items body: example/price must have at most 2 decimals, found 3: write 0.07, or raise x-decimals (',
    ],
    [
      'a misspelt member of an example',
      '{ name: Nut, price: 0.07 }',
      '{ name: Nut, prise: 0.07 }',
      'requestBody:',
      'POST /shop/items body: example has no member prise: did you mean price? (',
    ],
    [
      'a misspelt member of an extension',
      'x-sdk: { group: items, method: list }',
      'x-sdk: { group: items, methd: list }',
      'methd',
      'GET /shop/items: x-sdk has no member methd: did you mean method? (',
    ],
    [
      'an extension at a parameter',
      /\{\s+name: minPrice,/,
      '{ name: minPrice, x-odd: 1,',
      'name: minPrice',
      'document.paths./shop/items.get.parameters[10]: x-odd is not an extension known here',
    ],
    [
      'a wrong member of an extension',
      'x-sdk: { group: items, method: list }',
      'x-sdk: { group: items, method: list-items }',
      'list-items',
      'GET /shop/items: x-sdk.method must be a name in camelCase, as in listItems, found "list-items" (',
    ],
    [
      'a component with a name of another file',
      /price: \{ \$ref: "#\/schemas\/Price" \}([\s\S]*)$/,
      'price: { $ref: "#/schemas/Id" }$1  Id: { description: Own., type: boolean }\n',
      'price: { $ref',
      'Id is the name of another component in another file too: rename one of them',
    ],
  ])('%s', async (_case, before, after, mark, message) => {
    const { faults, line } = await faultsAfter(before, after, mark);
    expect(faults).toHaveLength(1);
    const [fault = ''] = faults;
    expect(fault).toContain(message);
    expect(fault).toMatch(new RegExp(`^${file}:${line}: `));
  });
});

test('an event stream is reported at its reply, with the way to write it', async () => {
  const { faults, line } = await faultsAfter(
    /"200":(\s+description: The photo.\s+content: \{ )image\/png/,
    '"200": # photo$1text/event-stream',
    '# photo',
  );
  expect(faults).toEqual([
    expect.stringContaining(
      `${file}:${line}: GET /shop/items/{id}/photo: reply 200 of text/event-stream is not sent: declare a list with x-pagination: cursor, and let clients ask again with its cursor (`,
    ),
  ]);
});

test('a rule that cannot work is reported only where no other fault explains it', async () => {
  const { document } = await shop();
  const broken = changedDocument(
    { document, name: 'shop', operations: [], errorCodes: [] },
    (d) => {
      at(d, 'components', 'parameters', 'Search')['schema'] = { $ref: '#/components/schemas/Gone' };
    },
  );
  const messages = (document: ContractDocument) =>
    lintDocument(document).map(({ message }) => message);
  expect(messages(broken)).toEqual(['cannot be checked: #/components/schemas/Gone leads nowhere']);
  const explained = { ...broken, tags: [] };
  expect(messages(explained)).not.toEqual([]);
  expect(messages(explained).join('\n')).not.toContain('cannot be checked');
});

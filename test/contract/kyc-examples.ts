import { type OperationId, operations } from '../../generated/kyc/operations.js';
import { isScope } from '../../src/kernel/permissions.js';
import { cedula, plainFile as peopleFile } from '../kyc/people-files.js';
import { plainFile as companiesFile } from '../kyc/register-files.js';
import { type ExampleRequest, exampleRequests } from './example-requests.js';

export type Example = ExampleRequest<OperationId>;

/** An address that needs no name server. */
export const hook = { url: 'https://8.8.8.8/in', events: ['*'] as const };

const textFile = (text: string) => ({ file: new Blob([text], { type: 'text/plain' }) });

/** Parts of requests that no example can hold: an address that resolves, and readable lists. */
const own: Readonly<Partial<Record<OperationId, (example: Example) => Partial<Example>>>> = {
  createWebhook: ({ body }) => (body === undefined ? {} : { body: { ...body, example: hook } }),
  importCompanyRegister: () => ({ files: textFile(companiesFile(['1,Quellmark,do,active,,,,'])) }),
  importPeopleRegister: () => ({
    files: textFile(peopleFile([`${cedula(7)},cedula,Runa Tannenfels,,`])),
  }),
};

/** An example call of each operation of the verification API. */
export const all: readonly Example[] = exampleRequests<OperationId>('kyc').map((example) => ({
  ...example,
  ...own[example.id]?.(example),
}));
export const isPublic = ({ id }: Example) => operations[id].permission === 'public';
export const closed = all.filter((example) => !isPublic(example));
/** Operations that are called with the link of a session, not with a key. */
export const isCapture = ({ path }: Example) => path.startsWith('/v1/capture');
/** Operations for callers with a login: no key may hold the permission. */
export const isForPeople = ({ id }: Example) =>
  closed.some((example) => example.id === id) &&
  operations[id].permission.includes(':') &&
  !isScope(operations[id].permission);

import { declarationsOf } from '../../codegen/bundle/declarations.js';
import { buildModel } from '../../codegen/model/build-model.js';
import {
  componentName,
  isRecord,
  recordAt,
  resolve,
  resolveSchema,
  stringAt,
  stringsAt,
} from '../../codegen/model/document.js';
import {
  type ContractDocument,
  type OperationModel,
  type Schema,
  successesOf,
} from '../../codegen/model/model.js';
import { type ApiName, apis } from '../api.js';
import { type Column, columnsOf, type ObjectSchema, objectSchema, PlanFault } from './columns.js';
import { type Filter, filtersOf, type Sort, sortsOf } from './lists.js';
import { type Names, namesOf } from './names.js';

/** The operations of a module, by the code that the command writes for them. */
export interface PlannedOperations {
  readonly list: OperationModel;
  readonly create: OperationModel;
  readonly read: OperationModel | undefined;
  readonly update: OperationModel | undefined;
  readonly remove: OperationModel | undefined;
  /** Operations that the author implements. */
  readonly others: readonly OperationModel[];
}

/** The data for the files of a module. */
export interface ModulePlan {
  readonly api: ApiName;
  readonly table: string;
  /** The beginning of ids, such as `veh`; undefined for numbers. */
  readonly prefix: string | undefined;
  /** The members of replies that hold a record, and the records of a page. */
  readonly shownAs: { readonly one: string; readonly list: string };
  readonly names: Names;
  /** The names of one record. */
  readonly noun: Names;
  readonly operations: PlannedOperations;
  readonly record: ObjectSchema;
  readonly item: ObjectSchema;
  readonly input: ObjectSchema;
  readonly update: ObjectSchema | undefined;
  readonly columns: readonly Column[];
  readonly sorts: readonly Sort[];
  readonly filters: readonly Filter[];
  /** A code that is unique in the database, because the contract declares `duplicate_code`. */
  readonly uniqueCode: Column | undefined;
  readonly permissions: Readonly<Record<string, readonly string[]>>;
  /** The meanings of the module's error codes. */
  readonly errors: Readonly<Record<string, string>>;
  /** The bodies of the examples in the contract. */
  readonly examples: { readonly create: Schema; readonly update: Schema };
  /** The parts that the author implements. */
  readonly byHand: readonly string[];
}

const placeOf = ({ method, path }: OperationModel): string => `${method.toUpperCase()} ${path}`;

const idIn = ({ parameters }: OperationModel) =>
  parameters.find(({ in: place, name }) => place === 'path' && name === 'id');

const isById = (operation: OperationModel, type: string): boolean =>
  idIn(operation)?.schema['type'] === type;

function operationsOf(
  operations: readonly OperationModel[],
  file: string,
  api: ApiName,
): PlannedOperations {
  const { id, pagination } = apis[api];
  const [first] = operations;
  const place = first === undefined ? file : placeOf(first);
  const list = operations.find(
    (one) =>
      one.method === 'get' &&
      one.pagination === pagination &&
      operations.some(({ path, method }) => path === one.path && method === 'post'),
  );
  const create = operations.find(
    (one) =>
      one.method === 'post' &&
      one.path === list?.path &&
      successesOf(one)
        .map(({ status }) => status)
        .join() === '201',
  );
  if (list === undefined || create === undefined) {
    const message = `the module needs a list (GET with x-pagination: ${pagination}) and a POST of the same path that answers 201, and no other success`;
    throw new PlanFault(place, message);
  }
  const ofRecord = (...methods: readonly string[]) =>
    operations.find(
      (one) =>
        methods.includes(one.method) &&
        one.path === `${list.path}/{id}` &&
        isById(one, id) &&
        // The author chooses between several statuses.
        successesOf(one).length === 1,
    );
  const found = {
    list,
    create,
    read: ofRecord('get'),
    update: ofRecord('put', 'patch'),
    remove: ofRecord('delete'),
  };
  const known: readonly unknown[] = Object.values(found);
  return { ...found, others: operations.filter((one) => !known.includes(one)) };
}

/** A member of a reply that holds a record or records. */
interface ShownRecord {
  readonly member: string;
  readonly component: string;
}

/** Returns the first member of a reply that is an object of its own, or a list of them. */
function shownIn(document: ContractDocument, operation: OperationModel): ShownRecord {
  const reply = operation.replies.find(({ status }) => status < 300);
  const members = recordAt(resolveSchema(document, reply?.schema), 'properties');
  for (const [member, schema] of Object.entries(members)) {
    const component =
      componentName(schema) ?? componentName(resolveSchema(document, schema)['items']);
    const shown = resolveSchema(document, document.components.schemas[component ?? '']);
    const isObject = isRecord(shown['properties']) || Array.isArray(shown['allOf']);
    if (component !== undefined && isObject) return { member, component };
  }
  throw new PlanFault(placeOf(operation), 'the member data of its reply must be a component');
}

/** Returns the part of an id before its underscore. */
function prefixOf({ read, update, remove }: PlannedOperations, noun: string): string {
  const [one] = [read, update, remove].flatMap((operation) => operation ?? []);
  const pattern = stringAt(one && idIn(one)?.schema, 'pattern') ?? '';
  return /^\^([a-z]+)_/.exec(pattern)?.[1] ?? noun.slice(0, 3);
}

function bodyOf(document: ContractDocument, operation: OperationModel): ObjectSchema {
  const name = componentName(operation.body?.schema);
  if (name === undefined) throw new PlanFault(placeOf(operation), 'its body must be a component');
  return objectSchema(document, name);
}

/** Returns the body of the first example of an operation. */
function exampleOf(document: ContractDocument, { path, method }: OperationModel): Schema {
  const body = resolve(document, recordAt(document.paths[path], method)['requestBody']);
  const media = recordAt(recordAt(body, 'content'), 'application/json');
  const [named] = Object.values(recordAt(media, 'examples'));
  const example = media['example'] ?? (isRecord(named) ? named['value'] : undefined);
  return isRecord(example) ? example : {};
}

const headerNotes = ({ id, parameters }: OperationModel): readonly string[] =>
  parameters
    .filter(
      ({ in: place, name }) => place === 'header' && !/^(?:idempotency-key|if-match)$/i.test(name),
    )
    .map(({ name }) => `the header ${name} of ${id}`);

/** Returns the error codes of the module, and `duplicate_code` where no unique column stands for it. */
function codeNotes(
  operations: readonly OperationModel[],
  own: readonly string[],
  hasUniqueCode: boolean,
): readonly string[] {
  const codes = [...own, ...(hasUniqueCode ? [] : ['duplicate_code'])];
  return codes.flatMap((code) => {
    const ids = operations
      .filter(({ errorCodes }) => errorCodes.includes(code))
      .map(({ id }) => id);
    return ids.length === 0 ? [] : [`the refusal ${code} of ${ids.join(', ')}`];
  });
}

const meaningsOf = (errors: Schema): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(errors).map((code) => [code, stringAt(recordAt(errors, code), 'meaning') ?? '']),
  );

/** Derives the files of a module from its contract. The document is that of the whole API, without faults. */
export function planModule(
  api: ApiName,
  document: ContractDocument,
  name: string,
  paths: readonly string[],
): ModulePlan {
  const model = buildModel(api, document);
  const own = model.operations.filter(({ path }) => paths.includes(path));
  const operations = operationsOf(own, name, api);
  const { list, create, update, others } = operations;
  const [one, page] = [shownIn(document, create), shownIn(document, list)];
  const record = objectSchema(document, one.component);
  const item = objectSchema(document, page.component);
  const input = bodyOf(document, create);
  const changed = update && bodyOf(document, update);
  const columns = columnsOf({ record, item, input, update: changed }, apis[api].kept);
  const [, declaration] = declarationsOf(document).find(([one]) => one === name) ?? [];
  const [noun = record.name] = Object.keys(recordAt(declaration, 'records'));
  const { filters, unknown } = filtersOf(list, columns);
  const permissions = recordAt(declaration, 'permissions');
  const errors = meaningsOf(recordAt(declaration, 'errors'));
  const uniqueCode = create.errorCodes.includes('duplicate_code')
    ? columns.find(
        ({ member, kind, isNullable }) => member === 'code' && kind === 'text' && !isNullable,
      )
    : undefined;
  return {
    api,
    table: `${apis[api].table}${namesOf(name).snake}`,
    prefix: api === 'kyc' ? prefixOf(operations, noun) : undefined,
    shownAs: { one: one.member, list: page.member },
    names: namesOf(name),
    noun: namesOf(noun),
    operations,
    record,
    item,
    input,
    update: changed,
    columns,
    filters,
    sorts: sortsOf(list, columns),
    uniqueCode,
    permissions: Object.fromEntries(
      Object.keys(permissions).map((key) => [key, stringsAt(permissions, key)]),
    ),
    errors,
    examples: {
      create: exampleOf(document, create),
      update: update === undefined ? {} : exampleOf(document, update),
    },
    byHand: [
      ...others.map(({ id }) => `the work of ${id}, which answers 503 until then`),
      ...unknown.map((filter) => `the filter ${filter} of ${list.id}`),
      ...(list.parameters.some(({ name: own }) => own === 'format') && api === 'kyc'
        ? [`the files of ${list.id}`]
        : []),
      ...[create, ...(update === undefined ? [] : [update])].flatMap(headerNotes),
      ...codeNotes(own, Object.keys(errors), uniqueCode !== undefined),
    ],
  };
}

import type { Handlers } from '../../../generated/kyc/operations.js';
import type { components } from '../../../generated/kyc/types.js';
import type { AuditObject } from '../../kernel/audit/objects.js';
import type { Db } from '../../kernel/db/client.js';
import type { Transaction } from '../../kernel/db/transaction.js';
import { requestErrors } from '../../kernel/errors.js';
import { untranslated } from '../../kernel/messages/catalog.js';
import type { Context } from '../../kernel/operations/handlers.js';
import {
  type ImportReport,
  type ImportRequest,
  listRegisters,
  type Register,
  RegisterError,
  type RemovalRequest,
} from '../company-registers/index.js';
import { kycErrors } from '../errors.js';
import { importPeople, listPeopleRegisters, removePeople } from '../person-registers/index.js';
import { listWithImports, refreshLoadedLists, WatchlistError } from '../watchlists/index.js';
import { withFiles } from './files.js';
import {
  importCompanies,
  importScreenedList,
  removeCompanies,
  removeScreenedList,
} from './import.js';

type Schemas = components['schemas'];
type Upload = { readonly data: Uint8Array };

/** @throws ApiError 400 that names the field and the line, if the file is invalid */
async function refusingBadFiles<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof WatchlistError || error instanceof RegisterError)) throw error;
    const message = error.message.slice(0, 500);
    throw requestErrors.invalidField('body.file', untranslated(message));
  }
}

interface RegisterInput<Format extends string> {
  readonly id: string;
  readonly file: Upload;
  readonly format: Format;
  readonly country?: string | undefined;
  readonly mayShrink?: boolean | undefined;
}

async function importOne<Format extends string>(
  ctx: Context,
  objectType: AuditObject,
  { country, file, format, id: register, mayShrink = false }: RegisterInput<Format>,
  work: (trx: Db, order: ImportRequest<Format>) => Promise<ImportReport<Format>>,
): Promise<Schemas['RegisterImportReply']> {
  const importFrom = (trx: Db, path: string) => {
    const order = { register, format, path, mayShrink, now: ctx.now, ...(country && { country }) };
    return refusingBadFiles(() => work(trx, order));
  };
  return withFiles({ file }, ([path = '']) =>
    ctx.transaction(async (trx) => {
      const { isUnchanged: unchanged, register: imported, ...counts } = await importFrom(trx, path);
      const { entries, version } = imported;
      const { added, changed, removed, skipped } = counts;
      const after = { version, entries, added, changed, removed, unchanged };
      await ctx.audit(trx, { objectType, objectId: register, after });
      const shown = toRegister(imported);
      return { ok: true as const, unchanged, register: shown, added, changed, removed, skipped };
    }),
  );
}

interface RemovedObject {
  readonly id: string;
  readonly objectType: AuditObject;
  readonly noun: 'watchlist' | 'register';
}

/**
 * Removes a list or register with its audit entry.
 *
 * @param work  resolves to the number of removed entries; undefined if there is no such list
 */
async function removed(
  ctx: Context,
  trx: Transaction,
  { id, noun, objectType }: RemovedObject,
  work: () => Promise<number | undefined>,
): Promise<Schemas['RemovedList']> {
  const count = await work();
  if (count === undefined) throw kycErrors.notFound(noun, id);
  await ctx.audit(trx, { objectType, objectId: id, after: { removed: count } });
  return { id, removed: count, removedAt: ctx.now.toISOString() };
}

function removeOne(
  ctx: Context,
  objectType: AuditObject,
  id: string,
  work: (trx: Db, request: RemovalRequest) => Promise<number | undefined>,
): Promise<Schemas['RegisterRemovedReply']> {
  const { now } = ctx;
  return ctx.transaction(async (trx) => {
    const remove = () => work(trx, { register: id, now });
    return {
      ok: true as const,
      register: await removed(ctx, trx, { id, objectType, noun: 'register' }, remove),
    };
  });
}

const toRegister = ({
  entries,
  loadedAt,
  name,
  version,
}: Register): Schemas['ImportedRegister'] => ({
  id: name,
  version,
  entries,
  importedAt: loadedAt.toISOString(),
});

async function getWatchlist(db: Db, id: string): Promise<Schemas['Watchlist']> {
  const watchlist = (await listWithImports(db)).find((each) => each.id === id);
  if (watchlist === undefined) throw new Error(`The watchlist ${id} is gone`);
  return watchlist;
}

export const handlers = {
  async importWatchlist({ body }, ctx) {
    const { addresses, aliases, comments, file, format, id: list } = body;
    const { mayShrink = false, publishedOn, title } = body;
    const more = { ...(title && { title }), ...(publishedOn && { publishedOn }) };
    const reply = await withFiles({ file, aliases, addresses, comments }, (files) =>
      ctx.transaction(async (trx) => {
        const order = { list, format, files, mayShrink, now: ctx.now, ...more };
        const report = await refusingBadFiles(() => importScreenedList(trx, order));
        const { isUnchanged: unchanged } = report;
        const watchlist = await getWatchlist(trx, list);
        const { added, changed, entities, removed, version } = watchlist;
        const after = { version, entries: entities, added, changed, removed, unchanged };
        await ctx.audit(trx, { objectType: 'watchlist', objectId: list, after });
        return { ok: true as const, unchanged, watchlist };
      }),
    );
    await refreshLoadedLists(ctx.db);
    return reply;
  },

  async removeWatchlist({ params: { id } }, ctx) {
    const { now } = ctx;
    const watchlist = await ctx.transaction((trx) =>
      removed(ctx, trx, { id, objectType: 'watchlist', noun: 'watchlist' }, () =>
        removeScreenedList(trx, id, now),
      ),
    );
    await refreshLoadedLists(ctx.db);
    return { ok: true, watchlist };
  },

  async listCompanyRegisters(_call, ctx) {
    return { ok: true, registers: (await listRegisters(ctx.db)).map(toRegister) };
  },

  async listPeopleRegisters(_call, ctx) {
    return { ok: true, registers: (await listPeopleRegisters(ctx.db)).map(toRegister) };
  },

  removeCompanyRegister: ({ params }, ctx) =>
    removeOne(ctx, 'register', params.id, removeCompanies),

  removePeopleRegister: ({ params }, ctx) =>
    removeOne(ctx, 'people_register', params.id, removePeople),

  importCompanyRegister: ({ body }, ctx) => importOne(ctx, 'register', body, importCompanies),

  importPeopleRegister: ({ body }, ctx) => importOne(ctx, 'people_register', body, importPeople),
} satisfies Partial<Handlers<Context>>;

import type { Handlers } from '../../../generated/kyc/operations.js';
import type { components } from '../../../generated/kyc/types.js';
import type { AuditObject } from '../../kernel/audit/objects.js';
import type { Db } from '../../kernel/db/client.js';
import { requestErrors } from '../../kernel/errors.js';
import { untranslated } from '../../kernel/messages/catalog.js';
import type { Context } from '../../kernel/operations/handlers.js';
import {
  type ImportReport,
  type ImportRequest,
  RegisterError,
} from '../company-registers/index.js';
import { importPeople } from '../person-registers/index.js';
import { listWithImports, refreshLoadedLists, WatchlistError } from '../watchlists/index.js';
import { withFiles } from './files.js';
import { importCompanies, importScreenedList } from './import.js';

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
      const { entries, loadedAt, version } = imported;
      const { added, changed, removed, skipped } = counts;
      const after = { version, entries, added, changed, removed, unchanged };
      await ctx.audit(trx, { objectType, objectId: register, after });
      const shown = { id: register, version, entries, importedAt: loadedAt.toISOString() };
      return { ok: true as const, unchanged, register: shown, added, changed, removed, skipped };
    }),
  );
}

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

  importCompanyRegister: ({ body }, ctx) => importOne(ctx, 'register', body, importCompanies),

  importPeopleRegister: ({ body }, ctx) => importOne(ctx, 'people_register', body, importPeople),
} satisfies Partial<Handlers<Context>>;

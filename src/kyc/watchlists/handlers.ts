import type { Handlers } from '../../../generated/kyc/operations.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { exportOf } from '../../kernel/operations/lists.js';
import { kycErrors } from '../errors.js';
import { cursorNumbers, numberCursor, pageOf } from '../lists.js';
import {
  findImport,
  listChanges,
  listImports,
  listWithImports,
  toImport,
  walkChanges,
} from './imports/queries.js';

export const handlers = {
  async listWatchlists(_call, ctx) {
    return { ok: true, watchlists: await listWithImports(ctx.db) };
  },

  async listWatchlistImports({ params: { id }, query: { limit, after } }, ctx) {
    const [before] = cursorNumbers(after, 'import', 1);
    if ((await findImport(ctx.db, id, {})) === undefined) throw kycErrors.notFound('watchlist', id);
    const found = await listImports(ctx.db, id, { before, limit });
    // Only a page with a next page has a cursor, so that this import exists.
    if (before !== undefined && found.length === 0) throw kycErrors.foreignCursor();
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    const nextCursor = last === undefined ? null : numberCursor('import', last.number);
    return { ok: true, imports: rows.map(toImport), total: found[0]?.total ?? 0, nextCursor };
  },

  async listWatchlistChanges({ params: { id }, query: { version, limit, after, format } }, ctx) {
    // A cursor continues its own import, even after later imports.
    const [number, position = 0] = cursorNumbers(after, 'change', 2);
    const found = await findImport(ctx.db, id, { version, number });
    if (found === undefined) {
      if (number !== undefined) throw kycErrors.foreignCursor();
      throw version === undefined
        ? kycErrors.notFound('watchlist', id)
        : kycErrors.notFound('watchlistVersion', version, 'query.version');
    }
    if (format !== undefined) {
      const pageWithVersion = (changes: readonly object[]) => ({
        ...pageOf('changes')(changes),
        version: found.version,
      });
      const rows = walkChanges(ctx.db, id, found.number);
      return exportOf(rows, (changes) => [...changes], pageWithVersion);
    }
    const total = found.is_detailed ? found.added + found.changed + found.removed : 0;
    const page = { number: found.number, after: position, limit };
    const changes = await listChanges(ctx.db, id, page);
    const end = position + changes.length;
    const nextCursor = end < total ? numberCursor('change', found.number, end) : null;
    return { ok: true, version: found.version, changes, total, nextCursor };
  },
} satisfies Partial<Handlers<Context>>;

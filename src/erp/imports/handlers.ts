import type { Handlers } from '../../../generated/erp/operations.js';
import { accessErrors, requestErrors } from '../../kernel/errors.js';
import type { ImportKind } from '../../kernel/imports/kind.js';
import { importRows, readImport } from '../../kernel/imports/run.js';
import type { Fault } from '../../kernel/imports/table.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { importErrors } from './errors.js';

/** A file is saved in one transaction, which holds its locks until the last row. */
const maxRows = 1_000;

const shownFaults = 200;
/** The most faults in an error. */
const namedFaults = 20;

function importRefused(faults: readonly Fault[]) {
  const lines = new Set(faults.map(({ line }) => line));
  return importErrors.refused(lines.size, ...faults.slice(0, namedFaults));
}

/** @param kinds  what an import can create or update */
export const importHandlers = (kinds: readonly ImportKind[]) =>
  ({
    async importRecords({ params: { kind: name }, body }, ctx) {
      const kind = kinds.find((one) => one.name === name);
      if (kind === undefined) throw requestErrors.routeNotFound();
      if (!ctx.can(kind.permission)) throw accessErrors.insufficientPermissions(kind.permission);
      const { dryRun = false, skipFaults = false } = body;
      const file = readImport(kind, body.file.data, maxRows);
      const { locale } = ctx.request;
      return importRows(kind, ctx, file, { dryRun, skipFaults }, async (trx, result) => {
        const { faults, ...saved } = result;
        const counts = { rows: file.count, ...saved };
        if (faults.length > 0 && !dryRun && !skipFaults) throw importRefused(faults);
        const after = { kind: name, dryRun, ...counts, faults: faults.length };
        await ctx.audit(trx, { objectType: 'import', objectId: name, after });
        const shown = faults.slice(0, shownFaults).map(({ line, column = null, message }) => ({
          line,
          column,
          message: message[locale].slice(0, 1000),
        }));
        const data = { kind: name, dryRun, ...counts, faultCount: faults.length, faults: shown };
        return { ok: true as const, data };
      });
    },
  }) satisfies Partial<Handlers<Context, PublicContext>>;

import type { Handlers } from '../../../generated/erp/operations.js';
import { accessErrors, requestErrors } from '../../kernel/errors.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { answerList, listFilters, sortDirection } from '../../kernel/operations/lists.js';
import type { AuthServices } from '../auth/index.js';
import { listAudit, toAuditEntry } from './audit/queries.js';
import { addressPermission } from './audit/visibility.js';
import { keyHandlers } from './keys/handlers.js';
import { text } from './messages/index.js';
import { userChangeHandlers } from './users/changes.js';
import { userHandlers } from './users/handlers.js';
import { passwordHandlers } from './users/password-handlers.js';

type Handler = (call: never, ctx: Context) => Promise<unknown>;

/**
 * Wraps handlers so that only people can call them. An API key is refused, even with all scopes.
 */
function forPeople<Group extends Readonly<Record<string, Handler>>>(group: Group): Group {
  const guarded = Object.entries(group).map(([name, handler]) => {
    const guard: Handler = async (call, ctx) => {
      if (ctx.principal.type !== 'user') throw accessErrors.notAUser();
      return handler(call, ctx);
    };
    return [name, guard] as const;
  });
  return Object.fromEntries(guarded) as unknown as Group;
}

/** An id identifies a caller only together with its kind. */
function assertKind(id: unknown, kind: unknown, name: string, needs: string): void {
  if (id === undefined || kind !== undefined) return;
  throw requestErrors.invalidField(`query.${name}`, text('needsOther', { name, needs }));
}

/** The handler of the audit log, without its refusal of API keys. */
export const auditHandlers = {
  async listAuditEntries({ query }, ctx) {
    const { timeZone, permissions } = ctx.principal;
    const { actorType, actorId, action, objectType, objectId, ip, requestId } = query;
    assertKind(actorId, actorType, 'actorId', 'actorType');
    assertKind(objectId, objectType, 'objectId', 'objectType');
    if (ip !== undefined && !ctx.can(addressPermission)) {
      throw accessErrors.insufficientPermissions(addressPermission);
    }
    const own = { actorType, actorId, action, objectType, objectId, ip, requestId };
    return answerList(ctx, query, {
      find: listAudit,
      sortBy: query.sortBy ?? 'at',
      sortDir: sortDirection(query, ['at', 'id']),
      filters: { ...listFilters(query, timeZone, 'instant'), ...own },
      toItem: (row) => toAuditEntry(row, timeZone, permissions),
    });
  },
} satisfies Partial<Handlers<Context, PublicContext>>;

export const adminHandlers = (services: AuthServices) =>
  forPeople({
    ...keyHandlers,
    ...userHandlers,
    ...userChangeHandlers(services),
    ...passwordHandlers(services),
    ...auditHandlers,
  });

import type { Handlers } from '../../../generated/erp/operations.js';
import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import { accessErrors } from '../../kernel/errors.js';
import { wordsOf } from '../../kernel/mail/failures.js';
import { assertMailbox, type Mailer } from '../../kernel/mail/mailer.js';
import * as outbox from '../../kernel/mail/outbox-queries.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { answerList, listFilters, sortDirection } from '../../kernel/operations/lists.js';
import { formatInstant } from '../../kernel/values/time.js';
import { errors } from '../errors.js';
import { getMailUser } from './company-queries.js';
import { queueUserMail } from './compose.js';
import { mailErrors } from './errors.js';

type Mail = components['schemas']['Mail'];

function toMail(row: outbox.MailRow, { principal, request }: Context): Mail {
  const instant = (at: Date) => formatInstant(at, principal.timeZone);
  const { failure, reply, next_attempt_at: nextAttemptAt, sent_at: sentAt } = row;
  return {
    id: row.id,
    template: row.template,
    locale: row.locale,
    recipient: row.recipient,
    subject: row.subject,
    status: row.status,
    attempts: row.attempt,
    lastError: failure && wordsOf({ name: failure, reply: reply ?? '' })[request.locale],
    nextAttemptAt: nextAttemptAt && instant(nextAttemptAt),
    sentAt: sentAt && instant(sentAt),
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
  };
}

/** @throws ApiError 403 for an API key */
function assertPerson({ principal }: Context): void {
  if (principal.type !== 'user') throw accessErrors.notAUser();
}

async function getMail(db: Db, companyId: number, id: number): Promise<outbox.MailRow> {
  const row = await outbox.findMail(db, companyId, id);
  if (row === undefined) throw errors.notFound('mail', id);
  return row;
}

/** Handlers of the mails of a company. */
export const mailHandlers = (mailer: Mailer) =>
  ({
    async listMails({ query }, ctx) {
      assertPerson(ctx);
      const { status, template, recipient } = query;
      return answerList(ctx, query, {
        find: outbox.listMails,
        sortBy: query.sortBy ?? 'id',
        sortDir: sortDirection(query, ['id']),
        filters: {
          ...listFilters(query, ctx.principal.timeZone, 'instant'),
          status,
          template,
          recipient,
        },
        toItem: (row) => toMail(row, ctx),
      });
    },

    async retryMail({ params: { id } }, ctx) {
      assertPerson(ctx);
      if (!mailer.isConfigured) throw mailErrors.notConfigured();
      const { companyId } = ctx.principal;
      return ctx.transaction(async (trx) => {
        const row = await outbox.requeueMail(trx, { companyId, id }, ctx.now);
        if (row === undefined) {
          throw mailErrors.notRetryable(id, (await getMail(trx, companyId, id)).status);
        }
        const after = { status: row.status };
        await ctx.audit(trx, {
          objectType: 'mail',
          objectId: id,
          before: { status: 'failed' },
          after,
        });
        return { ok: true as const, data: toMail(row, ctx) };
      });
    },

    async cancelMail({ params: { id } }, ctx) {
      assertPerson(ctx);
      const { companyId } = ctx.principal;
      return ctx.transaction(async (trx) => {
        const row = await outbox.cancelMail(trx, { companyId, id }, ctx.now);
        if (row === undefined) {
          throw mailErrors.notCancellable(id, (await getMail(trx, companyId, id)).status);
        }
        const after = { status: row.status };
        await ctx.audit(trx, {
          objectType: 'mail',
          objectId: id,
          before: { status: 'queued' },
          after,
        });
        return { ok: true as const, data: toMail(row, ctx) };
      });
    },

    async testMail(_call, ctx) {
      assertPerson(ctx);
      if (!mailer.isConfigured) throw mailErrors.notConfigured();
      const { companyId, id: userId } = ctx.principal;
      return ctx.transaction(async (trx) => {
        const user = await getMailUser(trx, companyId, userId);
        assertMailbox(user.email, 'email');
        const id = await queueUserMail(trx, mailer, { template: 'test', user }, ctx.now);
        const after = { template: 'test', recipient: user.email };
        await ctx.audit(trx, { objectType: 'mail', objectId: id, after });
        return { ok: true as const, data: toMail(await getMail(trx, companyId, id), ctx) };
      });
    },
  }) satisfies Partial<Handlers<Context, PublicContext>>;

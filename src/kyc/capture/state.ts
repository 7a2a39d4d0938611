import type { components } from '../../../generated/kyc/types.js';
import type { Locale } from '../../kernel/errors.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { kycErrors } from '../errors.js';
import { scopeOf } from '../scope.js';
import {
  assertThere,
  findSession,
  type SessionRow,
  type SessionStatus,
  statusAt,
} from '../sessions/index.js';
import { getSettings } from '../workflows/index.js';
import { adviceOn } from './advice.js';
import { text } from './messages/index.js';
import { getCompanyName } from './queries.js';
import { nextOf, stateOf, stepsOf, toStep } from './rules.js';

type CaptureReply = components['schemas']['CaptureReply'];

interface CaptureSession {
  readonly row: SessionRow;
  readonly status: SessionStatus;
}

const ended = () => kycErrors.gone(text('linkExpired'));

/** @throws ApiError 410 for a session that has expired or was erased */
export async function sessionOf({ db, principal, now }: Context): Promise<CaptureSession> {
  const id = principal.publicId;
  const row = assertThere(await findSession(db, scopeOf(principal), id), id);
  const status = statusAt(row, now);
  if (stateOf(status, null) === undefined) throw ended();
  return { row, status };
}

const languageOf = ({ language }: SessionRow, fallback: Locale): Locale => {
  if (language === null) return fallback;
  return language.toLowerCase().startsWith('es') ? 'es' : 'en';
};

/** Returns the current instructions. */
export async function captureReply(ctx: Context): Promise<CaptureReply> {
  const { companyId } = ctx.principal;
  const { row, status } = await sessionOf(ctx);
  const workflow = { id: row.workflow_id, version: row.workflow_version };
  const settings = await getSettings(ctx.db, companyId, workflow);
  const wanted = nextOf(row.steps);
  const state = stateOf(status, wanted);
  if (state === undefined) throw ended();
  const next = state === 'open' ? wanted : null;
  const language = languageOf(row, ctx.request.locale);
  const capture: CaptureReply['capture'] = {
    documentsAllowed: [...settings.documentsAllowed],
    steps: row.steps.map((step) => toStep(step, settings.maxAttempts)),
    advice: adviceOn(stepsOf(row.steps, next), language),
    isTest: row.environment === 'test',
    ...{ state, next, language, returnUrl: row.callback_url },
    company: await getCompanyName(ctx.db, companyId),
  };
  return { ok: true, capture };
}

import type { BinaryReply } from '../../../../generated/kyc/operations.js';
import type { components } from '../../../../generated/kyc/types.js';
import type { Locale } from '../../../kernel/errors.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import { kycErrors } from '../../errors.js';
import { scopeOf } from '../../scope.js';
import {
  assertThere,
  awaitsConsent,
  findSession,
  type SessionRow,
  type SessionStatus,
  statusAt,
} from '../../sessions/index.js';
import { getLogo, getSettings, type WorkflowSettings } from '../../workflows/index.js';
import { text } from '../messages/index.js';
import { getCompanyName } from '../queries.js';
import { adviceOn } from './advice.js';
import { consentOf } from './consent-text.js';
import { inputOf, nextOf, stateOf, stepsOf, toStep } from './rules.js';

type CaptureReply = components['schemas']['CaptureReply'];
type Capture = components['schemas']['Capture'];

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

/** Returns the settings of the workflow version that the session uses. */
export function settingsOf({ db, principal }: Context, row: SessionRow): Promise<WorkflowSettings> {
  const workflow = { id: row.workflow_id, version: row.workflow_version };
  return getSettings(db, principal.companyId, workflow);
}

const brandOf = ({ brand }: WorkflowSettings, company: string): NonNullable<Capture['brand']> => ({
  name: brand?.name ?? company,
  color: brand?.color ?? null,
  hasLogo: (brand?.logo ?? null) !== null,
});

/** @throws ApiError 404 if the brand has no logo, 410 for an expired link */
export async function readLogoOf(ctx: Context): Promise<BinaryReply> {
  const { row } = await sessionOf(ctx);
  const logo = (await settingsOf(ctx, row)).brand?.logo ?? null;
  if (logo === null) throw kycErrors.notFound('logo', row.id);
  const content = await getLogo(ctx.db, ctx.principal.companyId, logo);
  return { content, contentType: logo.contentType, etag: `"${logo.sha256}"` };
}

/** Returns the current instructions. */
export async function captureReply(ctx: Context): Promise<CaptureReply> {
  const { row, status } = await sessionOf(ctx);
  const settings = await settingsOf(ctx, row);
  const wanted = inputOf(row.steps, awaitsConsent(row, settings));
  const state = stateOf(status, wanted);
  if (state === undefined) throw ended();
  const isOpen = state === 'open';
  const language = languageOf(row, ctx.request.locale);
  const company = await getCompanyName(ctx.db, ctx.principal.companyId);
  const capture: CaptureReply['capture'] = {
    documentsAllowed: [...settings.documentsAllowed],
    steps: row.steps.map((step) => toStep(step, settings.maxAttempts)),
    advice: adviceOn(stepsOf(row.steps, isOpen ? wanted : null), language),
    isTest: row.environment === 'test',
    state,
    language,
    returnUrl: row.callback_url,
    next: isOpen ? nextOf(row.steps) : null,
    input: isOpen ? wanted : null,
    brand: brandOf(settings, company),
    consent: consentOf(row, settings, language),
    company,
  };
  return { ok: true, capture };
}

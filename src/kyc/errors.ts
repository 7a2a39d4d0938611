import { ApiError, type ErrorCode, type ErrorExtras, type Message } from '../kernel/errors.js';

const nouns = {
  session: { en: 'Session', es: 'La sesión' },
  workflow: { en: 'Workflow', es: 'El flujo' },
  check: { en: 'Check', es: 'La verificación' },
  screening: { en: 'Screening', es: 'La consulta' },
  hit: { en: 'Hit', es: 'La coincidencia' },
  watchlist: { en: 'Watchlist', es: 'La lista' },
  watchlistVersion: { en: 'Version', es: 'La versión' },
  company: { en: 'Company check', es: 'La verificación de empresa' },
  webhook: { en: 'Webhook', es: 'El webhook' },
  delivery: { en: 'Delivery', es: 'La entrega' },
  key: { en: 'Key', es: 'La clave' },
  face: { en: 'Face', es: 'El rostro' },
  challenge: { en: 'Challenge', es: 'El reto' },
  sharer: { en: 'Company', es: 'La empresa' },
  shareToken: { en: 'Share token', es: 'El testigo' },
} as const;

export type KycNoun = keyof typeof nouns;

function refuse(code: ErrorCode, text: Message, path?: string, extras: ErrorExtras = {}): ApiError {
  const details = path === undefined ? {} : { details: [{ path, code, message: text }] };
  return new ApiError(code, text, { ...details, ...extras });
}

/** Refusals of the verification API. Those of the request itself are the kernel's. */
export const kycErrors = {
  notFound: (noun: KycNoun, id: string, path?: string) =>
    refuse(
      'not_found',
      { en: `${nouns[noun].en} ${id} does not exist`, es: `${nouns[noun].es} ${id} no existe` },
      path,
    ),
  /** @param message  what it was, and why it is not there any more */
  gone: (message: Message) => refuse('gone', message),
  conflict: (message: Message, path?: string) => refuse('conflict', message, path),
  /** @param allowed  where the record could go from `from` */
  invalidTransition: (from: string, to: string, allowed: readonly string[]) =>
    refuse(
      'invalid_transition',
      {
        en: `The session cannot move from ${from} to ${to}`,
        es: `La sesión no puede pasar de ${from} a ${to}`,
      },
      undefined,
      { allowed },
    ),
  /** @param until  when the claim ends by itself */
  claimed: (holder: string, until: Date) =>
    refuse('claimed', {
      en: `${holder} holds the session until ${until.toISOString()}`,
      es: `${holder} tiene la sesión hasta ${until.toISOString()}`,
    }),
  secondReviewerNeeded: () =>
    refuse('second_reviewer_needed', {
      en: 'The first approval is your own; somebody else has to approve it too',
      es: 'La primera aprobación es suya; otra persona también tiene que aprobarla',
    }),
  unprocessableImage: (path: string, message: Message) =>
    refuse('unprocessable_image', message, path),
  /** For what only the operator can mend. */
  notConfigured: (message: Message) =>
    refuse('provider_unavailable', message, undefined, {
      ...{ headers: { 'Retry-After': '300' }, isLasting: true },
    }),
  /** @param retrySeconds  when asking again may help */
  providerUnavailable: (message: Message, retrySeconds = 300) =>
    refuse('provider_unavailable', message, undefined, {
      headers: { 'Retry-After': String(retrySeconds) },
    }),
  notOwnKey: (id: string) =>
    refuse('forbidden', {
      en: `A key replaces itself and the keys that were created with it, and ${id} is neither`,
      es: `Una clave se reemplaza a sí misma y a las claves creadas con ella, y ${id} no lo es`,
    }),
  scopeNotGrantable: (scope: string, path: string) =>
    refuse(
      'scope_not_grantable',
      {
        en: `The scope ${scope} cannot be given by this caller`,
        es: `Quien llama no puede dar el permiso ${scope}`,
      },
      path,
    ),
} as const;

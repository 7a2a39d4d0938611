import type { Texts } from '../../session/language/texts.js';

/** The kinds of failures that users tell apart. */
export type ProblemKind =
  | 'offline'
  | 'slow'
  | 'session'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'changed'
  | 'busy'
  | 'invalid'
  | 'unavailable'
  | 'server';

/** The errors of both clients, and any other error. */
interface ClientError {
  readonly statusCode?: number;
  readonly code?: string;
  readonly message?: string;
  readonly details?: readonly {
    readonly path: string;
    readonly message: string;
  }[];
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
}

export interface Problem {
  readonly kind: ProblemKind;
  /** The stable code of the API. */
  readonly code: string;
  /** The API's message in the user's language; empty when the reply had no message for users. */
  readonly apiMessage: string;
  /** Faults of single members of the request. */
  readonly details: readonly { readonly path: string; readonly message: string }[];
  readonly requestId: string | undefined;
  /** The delay that the API requested, in seconds. */
  readonly retryAfter: number | undefined;
}

const kinds: Readonly<Record<number, ProblemKind>> = {
  400: 'invalid',
  401: 'session',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  410: 'missing',
  412: 'changed',
  413: 'invalid',
  415: 'invalid',
  422: 'invalid',
  429: 'busy',
  503: 'unavailable',
};

function kindOf({ statusCode, code }: ClientError): ProblemKind {
  if (code === 'connection_failed') return 'offline';
  if (code === 'timeout') return 'slow';
  return kinds[statusCode ?? 500] ?? 'server';
}

export function problemOf(error: unknown): Problem {
  const thrown = (error ?? {}) as ClientError;
  const isSaid = (thrown.statusCode ?? 0) > 0;
  return {
    kind: kindOf(thrown),
    code: thrown.code ?? 'unknown',
    apiMessage: isSaid ? (thrown.message ?? '') : '',
    details: thrown.details ?? [],
    requestId: thrown.requestId,
    retryAfter: thrown.retryAfter,
  };
}

interface ProblemText {
  readonly title: string;
  readonly text: string;
}

export const problemTexts: Texts<Readonly<Record<ProblemKind, ProblemText>>> = {
  en: {
    offline: {
      title: 'No connection',
      text: 'The server cannot be reached. What you typed is kept; try again when the connection is back.',
    },
    slow: {
      title: 'No reply in time',
      text: 'The server took too long. You can try again: nothing is done twice.',
    },
    session: { title: 'Your session has ended', text: 'Log in again to continue.' },
    forbidden: {
      title: 'You do not have permission',
      text: 'Ask an administrator of your company for access.',
    },
    missing: { title: 'Not found', text: 'It does not exist, or it was deleted.' },
    conflict: { title: 'This is not possible now', text: 'Something else prevents it.' },
    changed: {
      title: 'Another user has changed it',
      text: 'Look at the current values, then decide if you still want your change.',
    },
    busy: { title: 'Too many requests', text: 'The limit for this minute is used up.' },
    invalid: { title: 'Check what you entered', text: 'The server did not accept it.' },
    unavailable: {
      title: 'Temporarily unavailable',
      text: 'The server cannot answer at the moment. You can try again: nothing is done twice.',
    },
    server: {
      title: 'Something went wrong on the server',
      text: 'Try again. If it happens again, give the request id to your administrator.',
    },
  },
  es: {
    offline: {
      title: 'Sin conexión',
      text: 'No se puede llegar al servidor. Lo que escribió se conserva; inténtelo de nuevo cuando vuelva la conexión.',
    },
    slow: {
      title: 'Sin respuesta a tiempo',
      text: 'El servidor tardó demasiado. Puede repetirlo: nada se hace dos veces.',
    },
    session: { title: 'Su sesión terminó', text: 'Inicie sesión para continuar.' },
    forbidden: {
      title: 'No tiene permiso',
      text: 'Pida acceso a un administrador de su empresa.',
    },
    missing: { title: 'No se encontró', text: 'No existe, o fue eliminado.' },
    conflict: { title: 'Esto no es posible ahora', text: 'Hay algo que lo impide.' },
    changed: {
      title: 'Otro usuario lo cambió',
      text: 'Mire los valores actuales y decida si todavía quiere su cambio.',
    },
    busy: { title: 'Demasiadas solicitudes', text: 'Se agotó el límite de este minuto.' },
    invalid: { title: 'Revise lo que escribió', text: 'El servidor no lo aceptó.' },
    unavailable: {
      title: 'No disponible por ahora',
      text: 'El servidor no puede responder en este momento. Puede repetirlo: nada se hace dos veces.',
    },
    server: {
      title: 'Hubo un error en el servidor',
      text: 'Inténtelo de nuevo. Si se repite, dé el id de la solicitud a su administrador.',
    },
  },
};

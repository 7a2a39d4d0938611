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
      text: 'The server cannot be reached. Nothing you typed is lost; try again when you are back.',
    },
    slow: {
      title: 'No answer in time',
      text: 'The server took too long. It is safe to try again: nothing is done twice.',
    },
    session: { title: 'Your session has ended', text: 'Log in again to go on where you were.' },
    forbidden: {
      title: 'You may not do this',
      text: 'Your role does not allow it. Ask an administrator of your company.',
    },
    missing: { title: 'Not found', text: 'It does not exist, or it is gone by now.' },
    conflict: { title: 'This does not go together', text: 'Something else stands against it.' },
    changed: {
      title: 'Another user changed it meanwhile',
      text: 'Look at the newest state, then decide whether your change still fits.',
    },
    busy: {
      title: 'Too many requests',
      text: 'The limit for this minute is used up.',
    },
    invalid: { title: 'Please check what you entered', text: 'The server did not accept it.' },
    server: {
      title: 'Something failed on the server',
      text: 'It is not your fault. Try again; if it stays, give the request id to who runs the server.',
    },
  },
  es: {
    offline: {
      title: 'Sin conexión',
      text: 'No se llega al servidor. Lo que escribió no se pierde; inténtelo de nuevo al volver.',
    },
    slow: {
      title: 'Sin respuesta a tiempo',
      text: 'El servidor tardó demasiado. Puede repetirlo sin riesgo: nada se hace dos veces.',
    },
    session: { title: 'Su sesión terminó', text: 'Inicie sesión para seguir donde estaba.' },
    forbidden: {
      title: 'No tiene permiso',
      text: 'Su rol no lo permite. Pídalo a un administrador de su empresa.',
    },
    missing: { title: 'No se encontró', text: 'No existe, o ya no está.' },
    conflict: { title: 'Esto no es posible ahora', text: 'Hay algo que lo impide.' },
    changed: {
      title: 'Otra persona lo cambió mientras tanto',
      text: 'Mire el estado más reciente y decida si su cambio todavía procede.',
    },
    busy: { title: 'Demasiadas solicitudes', text: 'Se agotó el límite de este minuto.' },
    invalid: { title: 'Revise lo que escribió', text: 'El servidor no lo aceptó.' },
    server: {
      title: 'Algo falló en el servidor',
      text: 'No es culpa suya. Inténtelo de nuevo; si sigue, dé el id de la solicitud a quien opera el servidor.',
    },
  },
};

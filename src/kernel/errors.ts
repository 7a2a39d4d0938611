import {
  type ErrorCode as ErpErrorCode,
  errorStatus as erpStatus,
} from '../../generated/erp/operations.js';
import {
  type ErrorCode as KycErrorCode,
  errorStatus as kycStatus,
} from '../../generated/kyc/operations.js';

/** Of both contracts. What the pipeline throws for both is told in each by its envelope. */
export type ErrorCode = ErpErrorCode | KycErrorCode;

const errorStatus: Readonly<Record<ErrorCode, number>> = { ...kycStatus, ...erpStatus };

export type Locale = 'en' | 'es';

/** A message in every language the API speaks. */
export interface Message {
  readonly en: string;
  readonly es: string;
}

/** One fault of a request. `path` is where it was found, e.g. `body.lines.0.quantity`. */
export interface ErrorDetail {
  readonly path: string;
  readonly code: ErrorCode;
  readonly message: Message;
}

export interface ErrorExtras {
  readonly details?: readonly ErrorDetail[];
  /** Extra reply headers, e.g. `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The states that a refused move could have gone to. */
  readonly allowed?: readonly string[];
  readonly isLasting?: boolean;
}

/** An expected failure. Thrown from the registry below; anything else that is thrown is a bug. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly text: Message;
  readonly details: readonly ErrorDetail[];
  readonly headers: Readonly<Record<string, string>>;
  readonly allowed: readonly string[] | undefined;
  /** True when time alone does not mend it although there is a Retry-After: only the operator can. */
  readonly isLasting: boolean;

  constructor(code: ErrorCode, text: Message, extras: ErrorExtras = {}) {
    super(text.en);
    this.name = 'ApiError';
    this.code = code;
    this.status = errorStatus[code];
    this.text = text;
    this.details = extras.details ?? [];
    this.headers = extras.headers ?? {};
    this.allowed = extras.allowed;
    this.isLasting = extras.isLasting ?? false;
  }
}

const nouns = {
  product: { en: 'Product', es: 'El producto' },
  category: { en: 'Category', es: 'La categoría' },
  warehouse: { en: 'Warehouse', es: 'El almacén' },
  taxRate: { en: 'Tax rate', es: 'La tasa de impuesto' },
  user: { en: 'User', es: 'El usuario' },
  company: { en: 'Company', es: 'La empresa' },
  apiKey: { en: 'API key', es: 'La clave de API' },
  customer: { en: 'Customer', es: 'El cliente' },
  vendor: { en: 'Vendor', es: 'El proveedor' },
  invoice: { en: 'Invoice', es: 'La factura' },
  invoiceLine: { en: 'Invoice line', es: 'La línea de factura' },
  creditNote: { en: 'Credit note', es: 'La nota de crédito' },
  receivable: { en: 'Receivable', es: 'La cuenta por cobrar' },
  payable: { en: 'Payable', es: 'La cuenta por pagar' },
  payment: { en: 'Payment', es: 'El pago' },
  purchaseOrder: { en: 'Purchase order', es: 'La orden de compra' },
  orderLine: { en: 'Order line', es: 'La línea de orden' },
  reception: { en: 'Reception', es: 'La recepción' },
  lead: { en: 'Lead', es: 'El prospecto' },
  opportunity: { en: 'Opportunity', es: 'La oportunidad' },
  login: { en: 'Login', es: 'La sesión' },
  series: { en: 'Series', es: 'La serie' },
  currency: { en: 'Currency', es: 'La moneda' },
  exchangeRate: { en: 'Exchange rate', es: 'La tasa de cambio' },
  paymentTerms: { en: 'The record of payment terms', es: 'La condición de pago' },
} as const;

export type Noun = keyof typeof nouns;

const at = (path: string, code: ErrorCode, message: Message): ErrorExtras => ({
  details: [{ path, code, message }],
});

/** A line that asks for more than there is; amounts are decimal texts. */
interface Shortage {
  /** The code of the product. */
  readonly product: string;
  readonly available: string;
  readonly asked: string;
  readonly path: string;
}

const retryAfter = (seconds: number): Readonly<Record<string, string>> => ({
  'Retry-After': String(Math.max(1, Math.ceil(seconds))),
});

const challenge = { 'WWW-Authenticate': 'Bearer realm="notaria"' };

const simple =
  (code: ErrorCode, en: string, es: string, headers: Readonly<Record<string, string>> = {}) =>
  () =>
    new ApiError(code, { en, es }, { headers });

/** Faults of the request as it was sent: no state of the server could make it valid. */
/** What text of a format must be: the end of a sentence that begins with its place. */
export const formatWords = {
  date: { en: 'must be a day such as 2026-01-31', es: 'debe ser un día como 2026-01-31' },
  'date-time': {
    en: 'must be an instant with seconds and an offset, such as 2026-01-31T08:30:00-04:00',
    es: 'debe ser un instante con segundos y desfase, como 2026-01-31T08:30:00-04:00',
  },
  email: { en: 'must be an e-mail address', es: 'debe ser una dirección de correo' },
  uri: { en: 'must be a URL', es: 'debe ser una URL' },
  uuid: { en: 'must be a UUID', es: 'debe ser un UUID' },
} as const satisfies Record<string, Message>;

/** HEIC is what an iPhone stores unless it is told otherwise. */
const iphoneAdvice = {
  en: '. On an iPhone choose Most Compatible under Settings, Camera, Formats',
  es: '. En un iPhone elija Más compatible en Ajustes, Cámara, Formatos',
};

export const requestErrors = {
  validationFailed(details: readonly ErrorDetail[]): ApiError {
    const codes = new Set(details.map((detail) => detail.code));
    const [only] = codes.size === 1 ? [...codes] : [];
    const text = { en: 'The request is not valid', es: 'La solicitud no es válida' };
    return new ApiError(only ?? 'validation_failed', text, { details });
  },
  invalidField: (path: string, message: Message, code: ErrorCode = 'validation_failed') =>
    new ApiError(code, message, at(path, code, message)),
  /** For text that the contract's format lets pass and that is no instant, such as a leap second. */
  invalidInstant: (path: string, code?: ErrorCode) =>
    requestErrors.invalidField(
      path,
      {
        en: `${path} ${formatWords['date-time'].en}`,
        es: `${path} ${formatWords['date-time'].es}`,
      },
      code,
    ),
  pastInstant: (path: string) =>
    requestErrors.invalidField(path, {
      en: `${path} must be in the future`,
      es: `${path} debe ser un instante futuro`,
    }),
  malformedJson: simple(
    'malformed_json',
    'The body is not valid JSON',
    'El cuerpo no es JSON válido',
  ),
  malformedPath: simple(
    'malformed_path',
    'The path holds a malformed escape',
    'La ruta contiene un escape mal formado',
  ),
  unknownParameter: (name: string) =>
    requestErrors.invalidField(
      `query.${name}`,
      { en: `There is no parameter ${name}`, es: `No existe el parámetro ${name}` },
      'unknown_parameter',
    ),
  duplicateParameter: (name: string) =>
    requestErrors.invalidField(
      `query.${name}`,
      { en: `${name} was sent more than once`, es: `${name} se envió más de una vez` },
      'duplicate_parameter',
    ),
  invalidCursor: () =>
    requestErrors.invalidField(
      'query.cursor',
      {
        en: 'The cursor does not belong to this list and order',
        es: 'El cursor no pertenece a esta lista y orden',
      },
      'invalid_cursor',
    ),
  invalidDateRange: (path: string, message: Message) =>
    requestErrors.invalidField(path, message, 'invalid_date_range'),
  ambiguousCredentials: simple(
    'ambiguous_credentials',
    'Send either Authorization or X-API-Key, not both',
    'Envíe Authorization o X-API-Key, no ambos',
  ),
  payloadTooLarge: (maxBytes: number) =>
    new ApiError('payload_too_large', {
      en: `The body is over ${maxBytes} bytes`,
      es: `El cuerpo supera ${maxBytes} bytes`,
    }),
  unsupportedMediaType: (wanted: string) =>
    new ApiError('unsupported_media_type', {
      en: `The body must be ${wanted}`,
      es: `El cuerpo debe ser ${wanted}`,
    }),
  /** @param found  what its bytes say it is, where they do */
  unsupportedFile: (path: string, found: string | undefined, wanted: string) => {
    const advice = found === 'image/heic' ? iphoneAdvice : { en: '', es: '' };
    const text = {
      en: `${path} is ${found ?? 'of an unknown type'}; send ${wanted}${advice.en}`,
      es: `${path} es ${found ?? 'de un tipo desconocido'}; envíe ${wanted}${advice.es}`,
    };
    return new ApiError('unsupported_media_type', text, at(path, 'unsupported_media_type', text));
  },
  methodNotAllowed: (method: string, allow: string) =>
    new ApiError(
      'method_not_allowed',
      {
        en: `${method} is not allowed here; allowed: ${allow}`,
        es: `${method} no se permite aquí; permitidos: ${allow}`,
      },
      { headers: { Allow: allow } },
    ),
  routeNotFound: simple('not_found', 'There is no such address', 'No existe esa dirección'),
  idempotencyKeyReused: simple(
    'idempotency_key_reused',
    'The idempotency key belongs to another request',
    'La clave de idempotencia pertenece a otra solicitud',
  ),
} as const;

/** Who calls, and may they. */
export const accessErrors = {
  notAuthenticated: simple(
    'not_authenticated',
    'Authentication is required',
    'Se requiere autenticación',
    challenge,
  ),
  tokenExpired: simple('token_expired', 'The access token has expired', 'El token ha expirado', {
    'WWW-Authenticate': 'Bearer realm="notaria", error="invalid_token"',
  }),
  apiKeyRevoked: simple(
    'api_key_revoked',
    'The API key is revoked',
    'La clave de API está revocada',
    challenge,
  ),
  apiKeyExpired: simple(
    'api_key_expired',
    'The API key has expired',
    'La clave de API ha expirado',
    challenge,
  ),
  invalidCredentials: simple(
    'invalid_credentials',
    'The e-mail or the password is wrong',
    'El correo o la contraseña no es correcta',
    challenge,
  ),
  secondFactorRequired: simple(
    'second_factor_required',
    'A code of the second factor is required',
    'Se requiere un código del segundo factor',
    challenge,
  ),
  invalidSecondFactor: simple(
    'invalid_second_factor',
    'The code is wrong, too old or was used before',
    'El código es incorrecto, muy antiguo o ya se usó',
    challenge,
  ),
  invalidRefreshToken: simple(
    'invalid_refresh_token',
    'The refresh token is not valid',
    'El token de renovación no es válido',
    challenge,
  ),
  refreshTokenReused: simple(
    'refresh_token_reused',
    'The refresh token was used before; the login is revoked',
    'El token de renovación ya se usó; la sesión queda revocada',
    challenge,
  ),
  /** @param path  the field that needs the permission, where the operation as a whole does not */
  insufficientPermissions: (permission: string, path?: string) => {
    const text = {
      en: `The permission ${permission} is needed`,
      es: `Se necesita el permiso ${permission}`,
    };
    const code = 'insufficient_permissions';
    const details = path === undefined ? [] : [{ path, code, message: text } as const];
    return new ApiError(code, text, { details });
  },
  passwordChangeRequired: simple(
    'password_change_required',
    'The password must be changed first: POST /api/auth/password',
    'Primero debe cambiarse la contraseña: POST /api/auth/password',
  ),
  secondFactorSetupRequired: simple(
    'second_factor_setup_required',
    'A second factor must be set up first: POST /api/auth/second-factor',
    'Primero debe configurarse un segundo factor: POST /api/auth/second-factor',
  ),
  secondFactorEnabled: simple(
    'second_factor_enabled',
    'The second factor is on; turn it off to set up another one',
    'El segundo factor está activado; desactívelo para configurar otro',
  ),
  secondFactorNotEnabled: simple(
    'second_factor_not_enabled',
    'No second factor is set up',
    'No hay un segundo factor configurado',
  ),
  invalidResetToken: simple(
    'invalid_reset_token',
    'The link to set a password is not valid any more',
    'El enlace para definir la contraseña ya no es válido',
  ),
  ipNotAllowed: simple(
    'ip_not_allowed',
    'The API key may not be used from this address',
    'La clave de API no puede usarse desde esta dirección',
  ),
  csrfFailed: simple(
    'csrf_failed',
    'The request does not prove that a page of this login made it',
    'La solicitud no prueba que la hizo una página de esta sesión',
  ),
  accountLocked: (seconds: number) =>
    new ApiError(
      'account_locked',
      {
        en: 'The account is locked after too many failed logins',
        es: 'La cuenta está bloqueada por demasiados intentos fallidos',
      },
      { headers: retryAfter(seconds) },
    ),
  userDisabled: simple('user_disabled', 'The user is disabled', 'El usuario está desactivado'),
  notAUser: simple(
    'not_a_user',
    'An API key cannot do this',
    'Una clave de API no puede hacer esto',
  ),
  rateLimited: (limit: string, max: number, resetSeconds: number) =>
    new ApiError(
      'rate_limited',
      {
        en: `The limit "${limit}" of ${max} requests a minute is used up`,
        es: `Se agotó el límite "${limit}" de ${max} solicitudes por minuto`,
      },
      { headers: retryAfter(resetSeconds) },
    ),
} as const;

/** Refusals by the present state, and faults of the server. */
export const errors = {
  notFound: (noun: Noun, id: number | string, path?: string) => {
    const text = {
      en: `${nouns[noun].en} ${id} does not exist`,
      es: `${nouns[noun].es} ${id} no existe`,
    };
    return new ApiError('not_found', text, path === undefined ? {} : at(path, 'not_found', text));
  },
  versionMismatch: (current: number) =>
    new ApiError('version_mismatch', {
      en: `The record is at version ${current}`,
      es: `El registro está en la versión ${current}`,
    }),
  duplicateCode: (code: string) =>
    new ApiError('duplicate_code', {
      en: `The code ${code} is taken`,
      es: `El código ${code} ya existe`,
    }),
  duplicateBarcode: (barcode: string) =>
    new ApiError('duplicate_barcode', {
      en: `The barcode ${barcode} is taken`,
      es: `El código de barras ${barcode} ya existe`,
    }),
  productHasMovements: (code: string) =>
    new ApiError('product_has_movements', {
      en: `Product ${code} has stock movements; how its stock is kept cannot change`,
      es: `El producto ${code} tiene movimientos; no puede cambiar cómo se lleva su existencia`,
    }),
  productInactive: (code: string, path: string) => {
    const text = { en: `Product ${code} is inactive`, es: `El producto ${code} está inactivo` };
    return new ApiError('product_inactive', text, at(path, 'product_inactive', text));
  },
  serviceHasNoStock: (code: string, path: string) => {
    const text = {
      en: `Product ${code} keeps no stock`,
      es: `El producto ${code} no lleva existencia`,
    };
    return new ApiError('service_has_no_stock', text, at(path, 'service_has_no_stock', text));
  },
  duplicateProduct: (path: string) =>
    requestErrors.invalidField(
      path,
      {
        en: 'A counted product may stand in one line only',
        es: 'Un producto contado solo puede estar en una línea',
      },
      'duplicate_product',
    ),
  sameWarehouse: () =>
    requestErrors.invalidField(
      'body.toWarehouseId',
      { en: 'The warehouses must differ', es: 'Los almacenes deben ser distintos' },
      'same_warehouse',
    ),
  /** @param shortages  each line that asks for more than there is; the first one gives the message */
  stockTooLow: (...shortages: readonly Shortage[]) => {
    const details = shortages.map(({ product, available, asked, path }) => ({
      path,
      code: 'insufficient_stock' as const,
      message: {
        en: `Product ${product} has ${available} in stock, ${asked} were asked for`,
        es: `El producto ${product} tiene ${available} en existencia y se pidieron ${asked}`,
      },
    }));
    const [first] = details;
    if (first === undefined) throw new Error('A refusal for want of stock names no line');
    return new ApiError('insufficient_stock', first.message, { details });
  },
  periodLocked: (through: string) =>
    new ApiError('period_locked', {
      en: `Everything up to ${through} is locked`,
      es: `Todo hasta el ${through} está cerrado`,
    }),
  numberTaken: () =>
    new ApiError('duplicate_code', {
      en: 'The next number of the series is taken; the series has to be corrected',
      es: 'El siguiente número de la serie ya existe; hay que corregir la serie',
    }),
  idempotencyInProgress: () =>
    new ApiError(
      'idempotency_in_progress',
      {
        en: 'A request with this idempotency key is still running',
        es: 'Una solicitud con esta clave de idempotencia sigue en curso',
      },
      { headers: retryAfter(1) },
    ),
  internal: simple('internal_error', 'Internal server error', 'Error interno del servidor'),
  unavailable: simple(
    'service_unavailable',
    'The service is busy, try again',
    'El servicio está ocupado, intente de nuevo',
    retryAfter(1),
  ),
  exportTooLarge(maxBytes: number): ApiError {
    const size = `${Math.floor(maxBytes / 2 ** 20)} MB`;
    const text = {
      en: `The export is larger than ${size}; ask for fewer records or fields`,
      es: `La exportación supera ${size}; solicite menos registros o campos`,
    };
    return new ApiError('service_unavailable', text, { headers: retryAfter(60) });
  },
} as const;

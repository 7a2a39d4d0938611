import type { Locale } from './errors.js';
import type { Permissions } from './permissions.js';

/** What every operation of a company needs to know about it. */
export interface CompanyFacts {
  readonly companyId: number;
  /** IANA zone in which days begin and instants are answered. */
  readonly timeZone: string;
  readonly baseCurrency: string;
  /** Nothing dated on or before this day may change; undefined when nothing is locked. */
  readonly lockedThrough: string | undefined;
}

/** Verification data of `test` is never mixed with `live` data. */
export type Environment = 'live' | 'test';

/** Who calls: a person with a login, a key of one of the two APIs, or whoever has the link of a session. */
export interface Principal extends CompanyFacts {
  readonly type: 'user' | 'apiKey' | 'kycKey' | 'capture';
  readonly id: number;
  /** The id that clients know: `key_…` of a KYC key, `ses_…` of the session that a link is of, otherwise the number. */
  readonly publicId: string;
  /** Whose verification data is seen; of no meaning to the ERP API. */
  readonly environment: Environment;
  readonly name: string;
  readonly permissions: Permissions;
  /** The company's language; a request may ask for another. */
  readonly locale: Locale;
  /** The login (refresh-token family) of the access token; undefined for keys. */
  readonly loginId: string | undefined;
  /** The user must change the password before anything else. */
  readonly mustChangePassword?: boolean;
  /** The company requires a second factor: the user must set one up before anything else. */
  readonly mustSetUpSecondFactor?: boolean;
}

/** What the pipeline knows of a request beside its validated input. */
export interface RequestFacts {
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly locale: Locale;
  readonly operationId: string;
}

import type { Locale } from './errors.js';
import type { Permissions } from './permissions.js';

/** The facts of a company that every operation needs. */
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

/** The test company of a test key. The caller reads and writes its data only. */
export interface TestCompany {
  /** The company that the key and its limits belong to. */
  readonly liveId: number;
  /** The time that decides which day is today; undefined for the real time. */
  readonly clock: Date | undefined;
}

/** The caller: a person with a login, an API key of one of the two APIs, or the bearer of a session link. */
export interface Principal extends CompanyFacts {
  readonly type: 'user' | 'apiKey' | 'kycKey' | 'capture';
  readonly id: number;
  /** The id that clients know: `key_…` of a KYC key, `ses_…` of the session that a link is of, otherwise the number. */
  readonly publicId: string;
  /** The environment whose verification data the caller sees. In the ERP API, `test` for a test key. */
  readonly environment: Environment;
  /** Present for a test key of the ERP API, whose `companyId` is that of the test company. */
  readonly testCompany?: TestCompany;
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

/** Returns the company to which the requests of a caller count. */
export const countedCompany = ({ companyId, testCompany }: Principal): number =>
  testCompany?.liveId ?? companyId;

/** Facts of a request beside its validated input. */
export interface RequestFacts {
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly locale: Locale;
  readonly operationId: string;
}

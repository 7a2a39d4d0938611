import type { Api } from '../api.js';
import { erpMeanings } from './erp.js';
import { kycMeanings } from './kyc.js';

const meanings: Readonly<Record<Api['name'], Readonly<Record<string, string>>>> = {
  erp: erpMeanings,
  kyc: kycMeanings,
};

/** Returns the explanation of an error code. */
export function meaningOf(api: Api['name'], code: string): string {
  const meaning = meanings[api][code];
  if (meaning === undefined) throw new Error(`The error code ${code} of ${api} has no explanation`);
  return meaning;
}

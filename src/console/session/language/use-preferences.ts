import type { SvcKyc } from '@notaria/kyc';
import { useSyncExternalStore } from 'react';
import { kycIn } from '../clients.js';
import { type Preferences, preferences } from './preferences.js';

export const usePreferences = (): Preferences =>
  useSyncExternalStore(preferences.subscribe, preferences.get);

/** The verification API in the environment chosen, and its name, which belongs into every key of a query. */
export function useKyc(): { readonly kyc: SvcKyc; readonly environment: 'live' | 'test' } {
  const { environment } = usePreferences();
  return { kyc: kycIn[environment], environment };
}

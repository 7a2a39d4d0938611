import type { SvcKyc } from '@notaria/kyc';
import { useSyncExternalStore } from 'react';
import { kycIn } from '../clients.js';
import { type Preferences, preferences } from './preferences.js';

export const usePreferences = (): Preferences =>
  useSyncExternalStore(preferences.subscribe, preferences.get);

/**
 * Returns the verification API in the chosen environment, and the name of the environment, which must be part of
 * every query key.
 */
export function useKyc(): { readonly kyc: SvcKyc; readonly environment: 'live' | 'test' } {
  const { environment } = usePreferences();
  return { kyc: kycIn[environment], environment };
}

import { useSyncExternalStore } from 'react';
import { browserSettings } from '../../../session/browser-settings.js';
import { useMe } from '../../../session/me.js';

const wide = matchMedia('(min-width: 80rem)');

const subscribeToWidth = (listener: () => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

/** The choice of each user of this browser to see the invoice beside its form. */
export function usePreviewShown() {
  const { id } = useMe();
  const name = `notaria.invoicePreview.${id}`;
  const setting = useSyncExternalStore(browserSettings.subscribe, () => browserSettings.read(name));
  const isPossible = useSyncExternalStore(subscribeToWidth, () => wide.matches);
  const isChosen = setting !== 'hidden';
  return {
    /** True in a window that is wide enough for both. */
    isPossible,
    isChosen,
    isShown: isPossible && isChosen,
    show: (isOn: boolean) => browserSettings.write(name, isOn ? '' : 'hidden'),
  };
}

import { useSyncExternalStore } from 'react';
import { browserSettings } from '../../../session/browser-settings.js';
import { useMe } from '../../../session/me.js';

/** The choice of each user of this browser to see lower rows, in all lists. */
export function useCompactRows(): readonly [isOn: boolean, choose: (isOn: boolean) => void] {
  const name = `notaria.compactRows.${useMe().id}`;
  const setting = useSyncExternalStore(browserSettings.subscribe, () => browserSettings.read(name));
  return [setting === 'on', (isOn) => browserSettings.write(name, isOn ? 'on' : '')];
}

import type { ReactElement } from 'react';
import { preferences } from '../session/language/preferences.js';
import { useTexts } from '../session/language/texts.js';
import { usePreferences } from '../session/language/use-preferences.js';
import { shellTexts } from './texts.js';

/** Language and appearance, stored in this browser. */
export function Settings(): ReactElement {
  const texts = useTexts(shellTexts);
  const { language, theme } = usePreferences();
  return (
    <div className="settings">
      <label>
        <span className="unseen">{texts.language}</span>
        <select
          value={language}
          onChange={(event) => preferences.set({ language: event.target.value as 'en' | 'es' })}
        >
          <option value="es">Español</option>
          <option value="en">English</option>
        </select>
      </label>
      <label>
        <span className="unseen">{texts.theme}</span>
        <select
          value={theme}
          onChange={(event) =>
            preferences.set({ theme: event.target.value as 'system' | 'light' | 'dark' })
          }
        >
          <option value="system">{texts.themes.system}</option>
          <option value="light">{texts.themes.light}</option>
          <option value="dark">{texts.themes.dark}</option>
        </select>
      </label>
    </div>
  );
}

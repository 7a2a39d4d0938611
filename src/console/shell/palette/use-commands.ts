import { preferences } from '../../session/language/preferences.js';
import { useTexts } from '../../session/language/texts.js';
import { usePreferences } from '../../session/language/use-preferences.js';
import { useLogOut } from '../../session/login/log-out.js';
import { useMe } from '../../session/me.js';
import { shellTexts } from '../texts.js';
import type { Choice } from './choice.js';
import { paletteTexts } from './texts.js';

const languageNames = { en: 'English', es: 'Español' } as const;

type Command = readonly [name: string, title: string, run: () => void];

/** Returns the actions that change the console itself: its language, appearance and data, help and logout. */
export function useCommands(onHelp: () => void): readonly Choice[] {
  const { commands } = useTexts(paletteTexts);
  const { themes, environments } = useTexts(shellTexts);
  const { language, theme, environment } = usePreferences();
  const { may } = useMe();
  const logOut = useLogOut();
  const other = language === 'en' ? 'es' : 'en';
  const otherData = environment === 'live' ? 'test' : 'live';
  const toTheme = (name: keyof typeof themes): Command => [
    `theme:${name}`,
    `${commands.theme}: ${themes[name]}`,
    () => preferences.set({ theme: name }),
  ];
  const all: readonly Command[] = [
    [
      'language',
      `${commands.language} ${languageNames[other]}`,
      () => preferences.set({ language: other }),
    ],
    ...(['system', 'light', 'dark'] as const).filter((name) => name !== theme).map(toTheme),
    ...(may('sessions:read')
      ? [
          [
            'environment',
            `${commands.environment}: ${environments[otherData]}`,
            () => preferences.set({ environment: otherData }),
          ] as const,
        ]
      : []),
    ['help', commands.help, onHelp],
    ['logOut', commands.logOut, logOut.run],
  ];
  return all.map(([path, title, run]) => ({ path, title, kind: 'action', run }));
}

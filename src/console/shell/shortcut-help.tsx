import { type ReactElement, useState } from 'react';
import { preferences } from '../session/language/preferences.js';
import { useTexts } from '../session/language/texts.js';
import { usePreferences } from '../session/language/use-preferences.js';
import { useMe } from '../session/me.js';
import { CheckField } from '../ui/forms/field.js';
import { Dialog } from '../ui/frames/dialog.js';
import { pageKeys } from '../ui/keys.js';
import { offeredEntries } from './pages.js';
import { shortcutTexts } from './shortcut-texts.js';
import { useTitles } from './titles.js';

interface KeyListProps {
  readonly title: string;
  readonly keys: readonly (readonly [keys: string, label: string])[];
}

function KeyList({ title, keys }: KeyListProps): ReactElement {
  return (
    <section className="stack" aria-label={title}>
      <h3>{title}</h3>
      <dl className="shortcuts">
        {keys.map(([names, label]) => (
          <div key={names}>
            <dt>
              {names.split(' ').map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The keys of the page that is open, and those of all pages. */
export function ShortcutHelp({ onClose }: { readonly onClose: () => void }): ReactElement {
  const texts = useTexts(shortcutTexts);
  const shown = offeredEntries(useMe());
  const [ofPage] = useState(pageKeys);
  const titleOf = useTitles();
  const { hasLetterKeys } = usePreferences();
  const pages = shown.map((entry) => [`g ${entry.shortcut}`, texts.goTo(titleOf(entry))] as const);
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <CheckField
        label={texts.letterKeys}
        checked={hasLetterKeys}
        onChange={(isOn) => preferences.set({ hasLetterKeys: isOn })}
      />
      {ofPage.length > 0 && <KeyList title={texts.ofPage} keys={ofPage} />}
      <KeyList title={texts.everywhere} keys={[...Object.entries(texts.keys), ...pages]} />
    </Dialog>
  );
}

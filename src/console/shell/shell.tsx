import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { loadFile } from '../data/load-file.js';
import { preferences } from '../session/language/preferences.js';
import { useTexts } from '../session/language/texts.js';
import { usePreferences } from '../session/language/use-preferences.js';
import { useLogOut } from '../session/login/log-out.js';
import { useMe } from '../session/me.js';
import { Button, IconButton } from '../ui/button.js';
import { type Shortcuts, useShortcuts } from '../ui/keys.js';
import { Toasts } from '../ui/toasts/toasts.js';
import { unsaved } from '../unsaved/unsaved.js';
import { Banners } from './banners/banners.js';
import { Bell } from './bell.js';
import { Brand } from './brand.js';
import { Navigation } from './navigation.js';
import { offeredEntries, pathOf } from './pages.js';
import { usePalette } from './palette/use-palette.js';
import { Settings } from './settings.js';
import { shellTexts } from './texts.js';

const ShortcutHelp = lazy(async () => ({
  default: (await loadFile(() => import('./shortcut-help.js'))).ShortcutHelp,
}));

function EnvironmentChoice(): ReactElement {
  const texts = useTexts(shellTexts);
  const { environment } = usePreferences();
  return (
    <label className="environment">
      <span>{texts.environment}</span>
      <select
        value={environment}
        onChange={(event) =>
          preferences.set({ environment: event.target.value as 'live' | 'test' })
        }
      >
        <option value="live">{texts.environments.live}</option>
        <option value="test">{texts.environments.test}</option>
      </select>
    </label>
  );
}

/** The foot of the navigation: company and user, who may log out, and the settings of this browser. */
function Account({ onHelp }: Pick<MenuProps, 'onHelp'>): ReactElement {
  const texts = useTexts(shellTexts);
  const { name, email, companyName, may } = useMe();
  const logOut = useLogOut();
  return (
    <div className="account">
      {may('sessions:read') && <EnvironmentChoice />}
      <div className="person">
        <Link href="/account" title={email}>
          <span className="unseen">{texts.pages.account}</span>
          <span className="company-name">{companyName}</span>
          <span className="hint">{name}</span>
        </Link>
        <Bell />
        <IconButton label={texts.shortcuts} icon="keyboard" onClick={onHelp} />
        <IconButton
          label={texts.logOut}
          icon="out"
          disabled={logOut.isPending}
          onClick={logOut.run}
        />
      </div>
      <Settings />
    </div>
  );
}

interface ShellProps {
  /** The entry of the page that is open. */
  readonly current: string | undefined;
  readonly children: ReactNode;
}

function useNavigationKeys(openHelp: () => void): void {
  const [, navigate] = useLocation();
  const toPages: Shortcuts = Object.fromEntries(
    offeredEntries(useMe()).map(({ name, shortcut }) => [
      `g ${shortcut}`,
      () => unsaved.leave(() => navigate(pathOf(name))),
    ]),
  );
  useShortcuts({
    ...toPages,
    '?': openHelp,
    '/': () => document.querySelector<HTMLElement>('[data-shortcut="/"]')?.focus(),
  });
}

interface MenuProps {
  readonly current: string | undefined;
  readonly onHelp: () => void;
  readonly onSearch: () => void;
}

/** The bar of narrow screens with the button for the navigation. */
function Menu({ current, onHelp, onSearch }: MenuProps): ReactElement {
  const texts = useTexts(shellTexts);
  const [location] = useLocation();
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever another page opens
  useEffect(() => setOpen(false), [location]);
  return (
    <>
      <header className="topbar">
        <IconButton
          label={texts.menu}
          icon={isOpen ? 'close' : 'menu'}
          aria-expanded={isOpen}
          aria-controls="sidebar"
          onClick={() => setOpen(!isOpen)}
        />
        <Brand />
      </header>
      <div id="sidebar" className={isOpen ? 'sidebar open' : 'sidebar'}>
        <Brand />
        <Button kind="quiet" icon="search" onClick={onSearch}>
          {texts.find} <kbd>Ctrl K</kbd>
        </Button>
        <Navigation current={current} />
        <Account onHelp={onHelp} />
      </div>
    </>
  );
}

/** The frame around every page. */
export function Shell({ current, children }: ShellProps): ReactElement {
  const texts = useTexts(shellTexts);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = (): void => setHelpOpen(true);
  useNavigationKeys(openHelp);
  const palette = usePalette(openHelp);
  return (
    <div className="shell">
      <a className="skip" href="#content">
        {texts.skip}
      </a>
      <Menu current={current} onHelp={openHelp} onSearch={palette.open} />
      <main id="content" tabIndex={-1}>
        <Banners />
        {children}
      </main>
      <Toasts />
      {isHelpOpen && (
        <Suspense fallback={null}>
          <ShortcutHelp onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
      {palette.shown}
    </div>
  );
}

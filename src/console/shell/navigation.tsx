import { type ReactElement, useEffect, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { browserSettings } from '../session/browser-settings.js';
import { useTexts } from '../session/language/texts.js';
import { useMe } from '../session/me.js';
import { Icon } from '../ui/icons.js';
import { offeredEntries, pathOf } from './pages.js';
import type { Entry } from './route.js';
import { shellTexts } from './texts.js';
import { useTitles } from './titles.js';

/** So many entries are open at first, the first groups of the user. More would not fit into a window. */
const mostOpen = 14;

const mostRecent = 3;

interface Group {
  readonly name: Entry['group'];
  readonly entries: readonly Entry[];
  readonly isOpenAtFirst: boolean;
}

/** The account is part of the foot. */
const isListed = ({ name }: Entry): boolean => name !== 'account';

function groupsOf(entries: readonly Entry[]): readonly Group[] {
  let count = 0;
  return [...new Set(entries.map(({ group }) => group))].map((name) => {
    const own = entries.filter(({ group }) => group === name);
    count += own.length;
    return { name, entries: own, isOpenAtFirst: count <= mostOpen };
  });
}

const settingOf = ({ name }: Group): string => `notaria.navigation.${name}`;

const isOpen = (group: Group): boolean =>
  (browserSettings.read(settingOf(group)) ?? (group.isOpenAtFirst ? 'open' : 'closed')) === 'open';

interface LinesProps {
  readonly entries: readonly Entry[];
  readonly current: string | undefined;
}

function Lines({ entries, current }: LinesProps): ReactElement {
  const titleOf = useTitles();
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.name}>
          <Link
            href={pathOf(entry.name)}
            aria-current={entry.name === current ? 'page' : undefined}
          >
            <Icon name={entry.icon} />
            {titleOf(entry)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface GroupProps {
  readonly group: Group;
  readonly current: string | undefined;
}

/** A group whose heading folds it. The entry of the open page stays. */
function FoldedGroup({ group, current }: GroupProps): ReactElement {
  const { groups } = useTexts(shellTexts);
  const isShown = isOpen(group);
  const fold = (): void => browserSettings.write(settingOf(group), isShown ? 'closed' : 'open');
  const shown = isShown ? group.entries : group.entries.filter(({ name }) => name === current);
  return (
    <div className="nav-group">
      <h2>
        <button type="button" aria-expanded={isShown} onClick={fold}>
          {groups[group.name]}
          <Icon name={isShown ? 'up' : 'down'} />
        </button>
      </h2>
      {shown.length > 0 && <Lines entries={shown} current={current} />}
    </div>
  );
}

/** Returns the entries of folded groups that the user has opened last, and keeps the one of the open page among them. */
function useRecent(groups: readonly Group[], current: string | undefined): readonly Entry[] {
  const setting = `notaria.recent.${useMe().id}`;
  const names = (browserSettings.read(setting) ?? '').split(',').filter(Boolean);
  const folded = groups.filter((group) => !isOpen(group)).flatMap(({ entries }) => entries);
  const isFolded = folded.some(({ name }) => name === current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (current === undefined || !isFolded) return;
    const others = names.filter((name) => name !== current).slice(0, mostRecent);
    browserSettings.write(setting, [current, ...others].join(','));
  }, [current]);
  return names
    .filter((name) => name !== current)
    .flatMap((name) => folded.find((entry) => entry.name === name) ?? [])
    .slice(0, mostRecent);
}

/** The pages of the user in groups. The browser keeps which are folded. */
export function Navigation({ current }: { readonly current: string | undefined }): ReactElement {
  const texts = useTexts(shellTexts);
  const [start, ...others] = groupsOf(offeredEntries(useMe()).filter(isListed));
  // Draws again after a group was folded.
  useSyncExternalStore(browserSettings.subscribe, () => others.map(isOpen).join());
  const recent = useRecent(others, current);
  return (
    <nav aria-label={texts.navigation}>
      {start && (
        <div className="nav-group">
          <Lines entries={start.entries} current={current} />
        </div>
      )}
      {recent.length > 0 && (
        <div className="nav-group">
          <h2>{texts.recent}</h2>
          <Lines entries={recent} current={current} />
        </div>
      )}
      {others.map((group) => (
        <FoldedGroup key={group.name} group={group} current={current} />
      ))}
    </nav>
  );
}

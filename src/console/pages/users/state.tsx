import type { User } from '@notaria/erp';
import type { ReactElement } from 'react';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { Badge } from '../../ui/badge.js';
import { userTexts } from './texts.js';

/** The state of a user: active, locked or deactivated. */
export function UserState({ user }: { readonly user: User }): ReactElement {
  const { states } = useTexts(userTexts);
  if (!user.active) return <Badge tone="bad">{states.inactive}</Badge>;
  if (user.lockedUntil !== null) return <Badge tone="warning">{states.locked}</Badge>;
  return <Badge tone="good">{states.active}</Badge>;
}

export function LastLogin({ user }: { readonly user: User }): ReactElement {
  const texts = useTexts(userTexts);
  const formats = useFormats();
  const { lastLoginAt, lastLoginIp } = user;
  if (lastLoginAt === null) return <>{texts.never}</>;
  return (
    <div className="stack">
      <time dateTime={lastLoginAt} title={formats.instant(lastLoginAt)}>
        {formats.relative(lastLoginAt)}
      </time>
      {lastLoginIp && <span className="hint">{texts.from(lastLoginIp)}</span>}
    </div>
  );
}

import { notificationsQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { erp } from '../session/clients.js';
import { useTexts } from '../session/language/texts.js';
import { Icon } from '../ui/icons.js';
import { shellTexts } from './texts.js';

/** New notifications are seen within this time, or when the window gets the focus. */
const pollMs = 120_000;

const mostShown = 99;

/** The link to the notifications, with the number of unread ones. */
export function Bell(): ReactElement {
  const { notifications } = useTexts(shellTexts);
  const { data } = useQuery({
    ...notificationsQueries(erp).list({ unread: true, limit: 1 }),
    refetchInterval: pollMs,
  });
  const count = data?.unreadCount ?? 0;
  const shown = count > mostShown ? `${mostShown}+` : String(count);
  return (
    <Link href="/notifications" className="bell" title={notifications}>
      <Icon name="bell" />
      <span className="unseen">{notifications}</span>
      {count > 0 && <span className="count">{shown}</span>}
    </Link>
  );
}

import type { DeliveryStatus } from '@notaria/kyc';
import type { ReactElement } from 'react';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { Badge } from '../../ui/badge.js';
import { useFailureText } from './failure-text.js';
import type { Webhook } from './source.js';
import { webhookTexts } from './texts.js';

interface WebhookProps {
  readonly webhook: Webhook;
}

interface StatsProps {
  readonly stats: NonNullable<Webhook['stats']>;
}

/** Returns the status. An enabled webhook whose latest deliveries fail is failing. */
export function WebhookStatus({ webhook }: WebhookProps): ReactElement {
  const { statuses, failing } = useTexts(webhookTexts);
  const { status, failureCount } = webhook;
  if (status === 'enabled' && failureCount > 0) return <Badge tone="bad">{failing}</Badge>;
  return <Badge tone={status === 'enabled' ? 'good' : 'bad'}>{statuses[status]}</Badge>;
}

const tones = { pending: 'accent', succeeded: 'good', failed: 'bad', exhausted: 'bad' } as const;

export function StatusOfDelivery({ status }: { readonly status: DeliveryStatus }): ReactElement {
  const { deliveryStatuses } = useTexts(webhookTexts);
  return <Badge tone={tones[status]}>{deliveryStatuses[status]}</Badge>;
}

/** The share of successful deliveries in the last week. */
export function SuccessRate({ stats }: StatsProps): ReactElement {
  const texts = useTexts(webhookTexts);
  const { number, percent } = useFormats();
  const ended = stats.succeeded + stats.failed;
  const waiting = stats.pending > 0 ? texts.pendingCount(number(stats.pending)) : undefined;
  if (ended === 0) return <>{waiting ?? texts.noDeliveries}</>;
  const count = texts.ofCount(number(stats.succeeded), number(ended));
  return (
    <div className="stack">
      {percent(stats.succeeded / ended)}
      <span className="hint">{[count, waiting].filter(Boolean).join(', ')}</span>
    </div>
  );
}

export function LastArrival({ webhook: { lastDeliveryAt } }: WebhookProps): ReactElement {
  const texts = useTexts(webhookTexts);
  const formats = useFormats();
  if (lastDeliveryAt === null) return <>{texts.never}</>;
  return (
    <time dateTime={lastDeliveryAt} title={formats.instant(lastDeliveryAt)}>
      {formats.relative(lastDeliveryAt)}
    </time>
  );
}

/** The last error of the last week, for a row of the list. */
export function LastReason({ stats }: StatsProps): ReactElement {
  const failureText = useFailureText();
  return <span className="hint">{failureText(stats.lastFailure?.error)}</span>;
}

/** The last error of the last week, with its time. */
export function LastFailure({ stats }: StatsProps): ReactElement {
  const texts = useTexts(webhookTexts);
  const formats = useFormats();
  const failureText = useFailureText();
  const { lastFailure } = stats;
  if (!lastFailure) return <>{texts.noFailure}</>;
  const { at, error } = lastFailure;
  return (
    <div className="stack">
      {failureText(error)}
      <time className="hint" dateTime={at} title={formats.instant(at)}>
        {formats.relative(at)}
      </time>
    </div>
  );
}

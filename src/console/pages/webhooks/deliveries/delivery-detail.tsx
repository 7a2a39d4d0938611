import type { Attempt } from '@notaria/kyc';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { CopyBlock } from '../../../ui/copy.js';
import { Facts } from '../../../ui/frames/page.js';
import { Failed, Loading } from '../../../ui/frames/states.js';
import { useFailureText } from '../failure-text.js';
import { type Delivery, type DeliveryLine, useWebhookSource } from '../source.js';
import { webhookTexts } from '../texts.js';
import '../style.css';

/** JSON as people read it; anything else as it is. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

interface AttemptProps {
  readonly attempt: Attempt;
  readonly isLast: boolean;
}

function AttemptDetail({ attempt, isLast }: AttemptProps): ReactElement {
  const texts = useTexts(webhookTexts);
  const formats = useFormats();
  const failureText = useFailureText();
  const { requestHeaders, responseStatus, responseBody, durationMs, error } = attempt;
  const headers = Object.entries(requestHeaders).map(([name, value]) => `${name}: ${value}`);
  return (
    <details open={isLast}>
      <summary>
        {texts.attempt(formats.number(attempt.attempt))}, {texts.triggers[attempt.trigger]},{' '}
        {formats.instant(attempt.at)}:{' '}
        <strong>{responseStatus ?? failureText(error) ?? texts.noAnswer}</strong>
      </summary>
      <div className="attempt">
        <Facts
          facts={[
            [texts.url, <code key="url">{attempt.url}</code>],
            [texts.answer, responseStatus ?? texts.noAnswer],
            [texts.duration, texts.milliseconds(formats.number(durationMs))],
          ]}
        />
        {error && <p className="field-error">{failureText(error)}</p>}
        <div className="columns">
          <div className="stack">
            <h3>{texts.requestHeaders}</h3>
            <CopyBlock text={headers.join('\n')} label={texts.requestHeaders} />
          </div>
          <div className="stack">
            <h3>{texts.responseBody}</h3>
            {responseBody ? (
              <CopyBlock text={readable(responseBody)} label={texts.responseBody} />
            ) : (
              <p className="hint">{texts.emptyBody}</p>
            )}
          </div>
        </div>
      </div>
    </details>
  );
}

/** One delivery with all its attempts, the newest first and open. */
function WholeDelivery({ delivery }: { readonly delivery: Delivery }): ReactElement {
  const texts = useTexts(webhookTexts);
  const formats = useFormats();
  const { attempts, nextAttemptAt, requestBody, eventId } = delivery;
  return (
    <div className="delivery">
      <Facts facts={[[texts.eventId, <code key="id">{eventId}</code>]]} />
      <div className="stack">
        <h3>{texts.requestBody}</h3>
        <CopyBlock text={readable(requestBody)} label={texts.requestBody} />
      </div>
      {attempts.length === 0 && <p>{texts.noAttempts}</p>}
      {nextAttemptAt && attempts.length > 0 && (
        <p>{texts.nextAttempt(formats.relative(nextAttemptAt))}</p>
      )}
      {attempts
        .map((attempt, index) => (
          <AttemptDetail
            key={attempt.attempt}
            attempt={attempt}
            isLast={index === attempts.length - 1}
          />
        ))
        .reverse()}
    </div>
  );
}

interface LoadedProps {
  readonly line: DeliveryLine;
  readonly load: NonNullable<ReturnType<typeof useWebhookSource>['delivery']>;
}

function LoadedDelivery({ line, load }: LoadedProps): ReactElement {
  const { data, error, refetch } = useQuery(load(line.webhookId, line.id));
  if (data) return <WholeDelivery delivery={data} />;
  return error ? <Failed error={error} onRetry={() => refetch()} /> : <Loading />;
}

const isWhole = (line: DeliveryLine): line is Delivery =>
  line.requestBody !== undefined && line.attempts !== undefined;

/** A delivery with its body and attempts, which are loaded unless the line has them. */
export function DeliveryDetail({ line }: { readonly line: DeliveryLine }): ReactElement | null {
  const { delivery: load } = useWebhookSource();
  if (isWhole(line)) return <WholeDelivery delivery={line} />;
  return load ? <LoadedDelivery line={line} load={load} /> : null;
}

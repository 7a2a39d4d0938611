import type { Receivable } from '@notaria/erp';
import { configQueries, customersQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { erp } from '../../../session/clients.js';
import { formatsOf, useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { usePreferences } from '../../../session/language/use-preferences.js';
import { useMe } from '../../../session/me.js';
import { Button } from '../../../ui/button.js';
import { CopyBlock } from '../../../ui/copy.js';
import { Dialog } from '../../../ui/frames/dialog.js';
import { Failed, Loading } from '../../../ui/frames/states.js';
import { Icon } from '../../../ui/icons.js';
import { uiTexts } from '../../../ui/texts.js';
import {
  mailLink,
  messageOf,
  openText,
  type Reminder,
  type ReminderMessage,
  remindersOf,
} from './reminder.js';
import { reminderTexts } from './texts.js';
import './style.css';

/** Each customer is read for the address, so that many are shown in portions. */
const portion = 20;

const customers = customersQueries(erp);
const config = configQueries(erp);

/** The company that signs; without a name for roles that may not read it. */
function useSender() {
  const { may } = useMe();
  const { data, isLoading } = useQuery({ ...config.company(), enabled: may('config:read') });
  return { company: data?.data, isLoading };
}

const languageOf = (locale: string | undefined) =>
  locale === 'en' || locale === 'es' ? locale : undefined;

/** Returns the message in the language of the documents of the customer, and the address. */
function useMessage(reminder: Reminder) {
  const { language } = usePreferences();
  const { company, isLoading } = useSender();
  const customer = useQuery(customers.get(reminder.customerId));
  const of = languageOf(customer.data?.data.language ?? company?.locale) ?? language;
  const message = messageOf(reminder, reminderTexts[of], formatsOf(of), company?.name ?? '');
  const isReady = customer.data !== undefined && !isLoading;
  return { customer, message, isReady, email: customer.data?.data.email ?? undefined };
}

interface WriteLinkProps {
  readonly reminder: Reminder;
  readonly message: ReminderMessage;
  readonly email: string | undefined;
}

/** The link that opens the message; without an address, the link to the customer. */
function WriteLink({ reminder, message, email }: WriteLinkProps): ReactElement {
  const texts = useTexts(reminderTexts);
  const [isOpened, setOpened] = useState(false);
  if (email === undefined) {
    return <Link href={`/customers/${reminder.customerId}/edit`}>{texts.addEmail}</Link>;
  }
  const label = isOpened ? texts.opened : texts.write;
  return (
    <a
      className="button plain"
      href={mailLink(email, message)}
      aria-label={`${label}: ${reminder.customerName}`}
      onClick={() => setOpened(true)}
    >
      <Icon name={isOpened ? 'check' : 'mail'} />
      {label}
    </a>
  );
}

/** A customer with the message to it. */
function ReminderRow({ reminder }: { readonly reminder: Reminder }): ReactElement {
  const texts = useTexts(reminderTexts);
  const formats = useFormats();
  const { customer, message, isReady, email } = useMessage(reminder);
  const { customerName, rows } = reminder;
  return (
    <li>
      <div className="reminder">
        <div className="stack">
          <strong>{customerName}</strong>
          <span>
            {texts.documents(rows.length)}, {openText(rows, formats)}
          </span>
          {isReady && <span className="hint">{email ?? texts.noEmail}</span>}
        </div>
        {isReady && <WriteLink reminder={reminder} message={message} email={email} />}
      </div>
      {customer.error ? <Failed error={customer.error} onRetry={customer.refetch} /> : null}
      {isReady ? (
        <details>
          <summary>{texts.preview}</summary>
          <CopyBlock text={message.body} label={message.subject} />
        </details>
      ) : (
        !customer.error && <Loading rows={1} />
      )}
    </li>
  );
}

interface RemindDialogProps {
  readonly rows: readonly Receivable[];
  readonly onClose: () => void;
}

/** Writes a reminder to each customer of the open documents. */
export function RemindDialog({ rows, onClose }: RemindDialogProps): ReactElement {
  const texts = useTexts(reminderTexts);
  const { close } = useTexts(uiTexts);
  const [shown, setShown] = useState(portion);
  const reminders = remindersOf(rows);
  const left = Math.min(reminders.length - shown, portion);
  return (
    <Dialog title={texts.title(reminders.length)} onClose={onClose} isWide>
      <div className="form">
        <p>{texts.text}</p>
        <ul className="reminders">
          {reminders.slice(0, shown).map((reminder) => (
            <ReminderRow key={reminder.customerId} reminder={reminder} />
          ))}
        </ul>
        <div className="form-end">
          {left > 0 && (
            <Button onClick={() => setShown(shown + portion)}>{texts.showMore(left)}</Button>
          )}
          <Button kind="primary" onClick={onClose}>
            {close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

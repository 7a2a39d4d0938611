import { type ReactElement, useState } from 'react';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { useTexts } from '../../session/language/texts.js';
import { CheckField, TextField } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { type Update, useWebhookSource, type Webhook, type WebhookInput } from './source.js';
import { webhookTexts } from './texts.js';
import './style.css';
import { useKept } from '../../unsaved/kept.js';

interface EventsFieldProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
  readonly error: string | undefined;
}

function EventsField({ chosen, onChange, error }: EventsFieldProps): ReactElement {
  const texts = useTexts(webhookTexts);
  const { events } = useWebhookSource();
  const isAll = chosen.includes('*');
  const isOffered = (name: string): boolean => events.some(([type]) => type === name);
  // Programs may have chosen others, such as all events of a module.
  const others = chosen.filter((name) => name !== '*' && !isOffered(name));
  const choices = [...others.map((name) => [name, texts.byProgram] as const), ...events];
  const toggle = (type: string, isOn: boolean): void =>
    onChange(isOn ? [...chosen, type] : chosen.filter((name) => name !== type));
  return (
    <fieldset>
      <legend>{texts.events}</legend>
      <CheckField
        label={texts.allEvents}
        checked={isAll}
        onChange={(isOn) => onChange(isOn ? ['*'] : [])}
      />
      <div className="event-choice">
        {choices.map(([type, meaning]) => (
          <CheckField
            key={type}
            label={
              <span className="stack">
                <code>{type}</code>
                <span className="hint">{meaning}</span>
              </span>
            }
            checked={isAll || chosen.includes(type)}
            disabled={isAll}
            onChange={(isOn) => toggle(type, isOn)}
          />
        ))}
      </div>
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  );
}

interface AddressFieldProps {
  readonly value: string;
  readonly onChange: (url: string) => void;
}

function AddressField({ value, onChange }: AddressFieldProps): ReactElement {
  const texts = useTexts(webhookTexts);
  return (
    <TextField
      label={texts.url}
      path="url"
      hint={texts.urlHint}
      type="url"
      required
      autoFocus
      maxLength={2048}
      placeholder="https://"
      value={value}
      onChange={onChange}
    />
  );
}

interface WebhookFormProps {
  readonly title: string;
  readonly action: string;
  readonly initial: Pick<Webhook, 'url' | 'events' | 'description' | 'payload'>;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onReload?: () => unknown;
  readonly onSubmit: (input: WebhookInput) => void;
  readonly onClose: () => void;
}

function WebhookForm({ initial, onSubmit, ...rest }: WebhookFormProps): ReactElement {
  const texts = useTexts(webhookTexts);
  const [url, setUrl] = useKept('url', initial.url);
  const [events, setEvents] = useKept('events', initial.events);
  const [description, setDescription] = useKept('description', initial.description ?? '');
  const { hasPayload } = useWebhookSource();
  const [isThin, setThin] = useKept('thin', initial.payload === 'thin');
  const [isIncomplete, setIncomplete] = useState(false);
  const submit = (): void => {
    const isEmpty = events.length === 0;
    setIncomplete(isEmpty);
    if (isEmpty) return;
    const payload = hasPayload ? ({ payload: isThin ? 'thin' : 'object' } as const) : {};
    onSubmit({ url: url.trim(), events, description: description.trim() || null, ...payload });
  };
  return (
    <FormDialog {...rest} isWide onSubmit={submit}>
      <AddressField value={url} onChange={setUrl} />
      <TextField
        label={texts.description}
        path="description"
        hint={texts.descriptionHint}
        maxLength={500}
        value={description}
        onChange={setDescription}
      />
      {hasPayload && (
        <CheckField
          label={
            <span className="stack">
              {texts.thin}
              <span className="hint">{texts.thinHint}</span>
            </span>
          }
          checked={isThin}
          onChange={setThin}
        />
      )}
      <EventsField
        chosen={events}
        onChange={setEvents}
        error={isIncomplete ? texts.chooseEvent : undefined}
      />
    </FormDialog>
  );
}

interface CreateWebhookProps {
  readonly onClose: () => void;
  readonly onCreated: (webhook: Webhook, secret: string | null) => void;
}

export function CreateWebhook({ onClose, onCreated }: CreateWebhookProps): ReactElement {
  const texts = useTexts(webhookTexts);
  const webhooks = useWebhookSource();
  const once = useOnce<{ body: WebhookInput }>();
  const create = useWrite({
    options: webhooks.create(),
    stale: [webhooks.key],
    onDone: ({ webhook, secret }) => onCreated(webhook, secret),
  });
  return (
    <WebhookForm
      title={texts.create}
      action={texts.create}
      initial={{ url: '', events: [], description: null }}
      isBusy={create.isPending}
      error={create.error}
      onSubmit={(body) => create.mutate(once({ body }))}
      onClose={onClose}
    />
  );
}

interface EditWebhookProps {
  readonly webhook: Webhook;
  readonly onReload: () => Promise<unknown>;
  readonly onClose: () => void;
}

/**
 * Typed values stay while the newest state is loaded: only the version that they are based on
 * changes.
 */
export function EditWebhook({ webhook, onReload, onClose }: EditWebhookProps): ReactElement {
  const texts = useTexts(webhookTexts);
  const webhooks = useWebhookSource();
  const once = useOnce<Update>();
  const update = useWrite({
    options: webhooks.update(),
    stale: [webhooks.key],
    successMessage: texts.saved,
    onDone: onClose,
  });
  return (
    <WebhookForm
      title={texts.editTitle}
      action={texts.save}
      initial={webhook}
      isBusy={update.isPending}
      error={update.error}
      onReload={() => onReload().then(() => update.reset())}
      onSubmit={(body) =>
        update.mutate(once({ id: webhook.id, body, options: { ifMatch: webhook.version } }))
      }
      onClose={onClose}
    />
  );
}

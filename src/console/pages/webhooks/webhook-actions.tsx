import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { useTexts } from '../../session/language/texts.js';
import { Button } from '../../ui/button.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { Confirm, ConfirmWrite } from '../../ui/frames/confirm.js';
import { Card } from '../../ui/frames/page.js';
import { Failed } from '../../ui/frames/states.js';
import { NewSecret } from './new-secret.js';
import { type Update, useWebhookSource, type Webhook } from './source.js';
import { webhookTexts } from './texts.js';

interface ActionProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

interface StatusProps {
  readonly webhook: Webhook;
  /** Loads the newest state. */
  readonly onReload: () => Promise<unknown>;
}

/** Enables or disables a webhook, unless another user has changed it meanwhile. */
function useSwitch({ webhook, onReload }: StatusProps, onDone?: () => void) {
  const texts = useTexts(webhookTexts);
  const webhooks = useWebhookSource();
  const once = useOnce<Update>();
  const update = useWrite({
    options: webhooks.update(),
    stale: [webhooks.key],
    successMessage: (changed) => texts[changed.status],
    undo: ({ id, status, version }) => {
      const before = status === 'enabled' ? 'disabled' : 'enabled';
      const body = { status: before } as const;
      return {
        run: () => webhooks.update().mutationFn({ id, body, options: { ifMatch: version } }),
        done: texts[before],
      };
    },
    ...(onDone ? { onDone } : {}),
  });
  const { id, version } = webhook;
  return {
    isBusy: update.isPending,
    error: update.error,
    to: (status: Webhook['status']) =>
      update.mutate(once({ id, body: { status }, options: { ifMatch: version } })),
    reload: () => onReload().then(() => update.reset()),
  };
}

/** The reason why nothing is delivered, with the button to resume. */
export function DisabledCard(props: StatusProps): ReactElement {
  const texts = useTexts(webhookTexts);
  const enable = useSwitch(props);
  return (
    <Card
      title={texts.disabledTitle}
      actions={
        <Button isBusy={enable.isBusy} onClick={() => enable.to('enabled')}>
          {texts.enable}
        </Button>
      }
    >
      <p>
        {texts.disabledReasons[props.webhook.disabledReason ?? 'hand']} {texts.disabledText}
      </p>
      {enable.error && <Failed error={enable.error} onRetry={enable.reload} />}
    </Card>
  );
}

export function DisableWebhook(
  props: StatusProps & { readonly onClose: () => void },
): ReactElement {
  const texts = useTexts(webhookTexts);
  const disable = useSwitch(props, props.onClose);
  return (
    <Confirm
      title={texts.disableTitle}
      action={texts.disable}
      isBusy={disable.isBusy}
      error={disable.error}
      onConfirm={() => disable.to('disabled')}
      onReload={disable.reload}
      onClose={props.onClose}
    >
      <p>{texts.disableText}</p>
      <p>
        <code>{props.webhook.url}</code>
      </p>
    </Confirm>
  );
}

export function RotateSecret({ webhook, onClose }: ActionProps): ReactElement {
  const texts = useTexts(webhookTexts);
  const webhooks = useWebhookSource();
  const [variables] = useState({ id: webhook.id });
  const rotate = useWrite({ options: webhooks.rotate(), stale: [webhooks.key] });
  if (rotate.data) {
    return <NewSecret value={rotate.data.secret} text={texts.secretRotatedText} onDone={onClose} />;
  }
  return (
    <FormDialog
      title={texts.rotate}
      action={texts.rotate}
      isBusy={rotate.isPending}
      error={rotate.error}
      onSubmit={() => rotate.mutate(variables)}
      onClose={onClose}
    >
      <p>{texts.rotateText}</p>
    </FormDialog>
  );
}

export function DeleteWebhook({ webhook, onClose }: ActionProps): ReactElement {
  const texts = useTexts(webhookTexts);
  const [, navigate] = useLocation();
  const webhooks = useWebhookSource();
  return (
    <ConfirmWrite
      title={texts.removeTitle}
      action={texts.remove}
      word={new URL(webhook.url).host}
      options={webhooks.delete()}
      variables={{ id: webhook.id }}
      stale={[[...webhooks.key, 'list']]}
      successMessage={texts.removed}
      onDone={() => navigate(webhooks.href)}
      onClose={onClose}
    >
      <p>{texts.removeText}</p>
      <p>
        <code>{webhook.url}</code>
      </p>
    </ConfirmWrite>
  );
}

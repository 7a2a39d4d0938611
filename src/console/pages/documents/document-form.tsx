import { type ReactElement, useState } from 'react';
import { useDefaultWarehouse } from '../../data/queries/company.js';
import { useTexts } from '../../session/language/texts.js';
import { Button } from '../../ui/button.js';
import { Form } from '../../ui/forms/form.js';
import { FormEnd } from '../../ui/forms/form-end.js';
import { Card } from '../../ui/frames/page.js';
import { usePageKeys } from '../../ui/keys.js';
import type { Draft } from '../../unsaved/drafts.js';
import { RestoredNotice } from '../../unsaved/restored.js';
import type { Figures } from './lines/figures.js';
import { sendOnCtrlEnter } from './lines/keys.js';
import type { Lines } from './lines/lines.js';
import { LinesEditor } from './lines/lines-editor.js';
import { documentTexts } from './texts.js';
import { PreviewTotals } from './totals.js';

interface DocumentFormProps {
  /** Entries from before a reload of the page. */
  readonly draft: Pick<Draft<unknown>, 'found' | 'clear'>;
  readonly editing: Lines;
  readonly figures: Figures;
  readonly isPriceRequired: boolean;
  /** The chosen warehouse; empty for that of the company. */
  readonly warehouseId: string;
  /** The card of the customer or vendor. Missing choices are marked after the form was sent. */
  readonly party: (isChecked: boolean) => ReactElement;
  readonly labels: { readonly hint: string; readonly saveDraft: string; readonly send: string };
  readonly cancelHref: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onSend: () => void;
  readonly onSaveDraft: () => void;
  readonly onReload?: () => unknown;
  /** Resets the form. */
  readonly onRestart: () => void;
}

interface SaveDraftProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onSave: () => void;
}

/** Saves a draft. The browser marks wrong fields first, as before sending. */
function SaveDraft({ label, isBusy, onSave }: SaveDraftProps): ReactElement {
  return (
    <Button
      isBusy={isBusy}
      onClick={({ currentTarget }) => {
        if (currentTarget.form?.reportValidity()) onSave();
      }}
    >
      {label}
    </Button>
  );
}

type LinesCardProps = Pick<
  DocumentFormProps,
  'editing' | 'figures' | 'isPriceRequired' | 'warehouseId'
>;

function LinesCard(props: LinesCardProps & { readonly isChecked: boolean }): ReactElement {
  const { editing, figures, isPriceRequired, warehouseId, isChecked } = props;
  const { lines: title } = useTexts(documentTexts);
  const ofCompany = useDefaultWarehouse();
  return (
    <Card title={title}>
      <LinesEditor
        {...figures}
        editing={editing}
        isPriceRequired={isPriceRequired}
        isChecked={isChecked}
        warehouseId={Number(warehouseId) || (ofCompany?.id ?? 0)}
      />
      <PreviewTotals totals={figures.preview} currency={figures.currency} />
    </Card>
  );
}

/** The form of an invoice or a purchase order: its party, its lines, and the estimated totals. */
export function DocumentForm(props: DocumentFormProps): ReactElement {
  const { draft, editing, party, labels, cancelHref, isBusy, error } = props;
  const { onSend, onSaveDraft, onReload, onRestart } = props;
  const texts = useTexts(documentTexts);
  const [isChecked, setChecked] = useState(false);
  const checked = (write: () => void) => (): void => {
    setChecked(true);
    editing.markSent();
    write();
  };
  usePageKeys({
    'Ctrl Enter': { label: labels.send },
    Enter: { label: texts.nextLine },
    'Alt ↑': { label: texts.lineUp },
    'Alt ↓': { label: texts.lineDown },
    'Alt Shift ↓': { label: texts.lineTwice },
    'Ctrl V': { label: texts.pasteLines },
    'Alt Enter': { label: texts.createChosen },
  });
  const end = (
    <FormEnd hint={labels.hint} cancelHref={cancelHref} action={labels.send} isBusy={isBusy}>
      <SaveDraft label={labels.saveDraft} isBusy={isBusy} onSave={checked(onSaveDraft)} />
    </FormEnd>
  );
  return (
    <Form
      error={error}
      onReload={onReload}
      onSubmit={checked(onSend)}
      onKeyDown={sendOnCtrlEnter}
      onInvalid={() => setChecked(true)}
      end={end}
    >
      <RestoredNotice draft={draft} onRestart={onRestart} />
      {party(isChecked)}
      <LinesCard {...props} isChecked={isChecked} />
    </Form>
  );
}

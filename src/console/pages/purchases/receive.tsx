import type { PurchaseOrder, PurchaseOrderLine, ReceptionInput } from '@notaria/erp';
import { purchaseOrdersQueries } from '@notaria/erp/react-query';
import { type ReactElement, useState } from 'react';
import { decimalOr } from '../../data/forms/decimals.js';
import { type Form, useForm } from '../../data/forms/use-form.js';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { useWarehouseChoices } from '../../data/queries/company.js';
import { erp } from '../../session/clients.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { DateField } from '../../ui/forms/date/date-field.js';
import { DecimalField } from '../../ui/forms/decimal.js';
import { CheckField, SelectField, TextField } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { useKept } from '../../unsaved/kept.js';
import { documentTexts } from '../documents/texts.js';
import { purchaseTexts } from './texts.js';
import { touchedByPurchases } from './touched.js';

const blank = {
  warehouseId: '',
  date: '',
  vendorInvoiceNumber: '',
  closeRemaining: '',
  notes: '',
};

type Field = keyof typeof blank;
type Quantities = Readonly<Record<number, string>>;

const pendingLines = ({ lines }: PurchaseOrder): readonly PurchaseOrderLine[] =>
  lines.filter(({ pendingQuantity }) => pendingQuantity > 0);

/** Returns the entries to send, in the order of the body. */
const sentLines = (quantities: Quantities) =>
  Object.entries(quantities)
    .map(([id, text]) => ({ lineId: Number(id), quantity: decimalOr(text, 0) }))
    .filter(({ quantity }) => quantity > 0);

function pathIn(quantities: Quantities, id: number): string | undefined {
  const place = sentLines(quantities).findIndex(({ lineId }) => lineId === id);
  return place < 0 ? undefined : `lines.${place}.quantity`;
}

function bodyOf(values: Form<Field>['values'], quantities: Quantities): ReceptionInput {
  const { warehouseId, date, vendorInvoiceNumber, notes } = values;
  return {
    lines: sentLines(quantities),
    ...(warehouseId ? { warehouseId: Number(warehouseId) } : {}),
    ...(date ? { date } : {}),
    ...(vendorInvoiceNumber ? { vendorInvoiceNumber } : {}),
    ...(values.closeRemaining ? { closeRemaining: true } : {}),
    ...(notes ? { notes } : {}),
  };
}

interface LinesProps {
  readonly lines: readonly PurchaseOrderLine[];
  readonly quantities: Quantities;
  /** The quantities of the last body, to whose lines a refusal belongs. */
  readonly sent: Quantities;
  readonly onChange: (quantities: Quantities) => void;
  readonly error: string | undefined;
}

function LineQuantities({ lines, quantities, sent, onChange, error }: LinesProps): ReactElement {
  const texts = useTexts(purchaseTexts);
  const labels = useTexts(documentTexts);
  const { number, quantity } = useFormats();
  return (
    <fieldset>
      <legend>{labels.lines}</legend>
      {lines.map((line) => (
        <DecimalField
          key={line.id}
          label={line.description}
          path={pathIn(sent, line.id)}
          hint={texts.pendingOf(number(line.pendingQuantity), quantity(line.quantity, line.unit))}
          value={quantities[line.id] ?? ''}
          onChange={(quantity) => onChange({ ...quantities, [line.id]: quantity })}
        />
      ))}
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  );
}

function MoreFields({
  form,
  order,
}: {
  readonly form: Form<Field>;
  readonly order: PurchaseOrder;
}) {
  const texts = useTexts(purchaseTexts);
  const warehouses = useWarehouseChoices();
  const { warehouseId } = form.values;
  return (
    <>
      <div className="form-row">
        <TextField
          {...form.field('vendorInvoiceNumber')}
          label={texts.vendorInvoice}
          maxLength={60}
          autoComplete="off"
        />
        <DateField {...form.field('date')} label={texts.date} hint={texts.orderDateHint} />
      </div>
      <SelectField
        {...form.field('warehouseId')}
        label={texts.warehouse}
        value={warehouseId || String(order.warehouseId)}
        choices={warehouses}
      />
      <CheckField
        label={texts.closeRemaining}
        checked={form.values.closeRemaining !== ''}
        onChange={(isOn) => form.change({ closeRemaining: isOn ? 'yes' : '' })}
      />
    </>
  );
}

interface ReceiveProps {
  readonly order: PurchaseOrder;
  readonly onClose: () => void;
}

function useReceive(onDone: () => void) {
  const texts = useTexts(purchaseTexts);
  return useWrite({
    options: purchaseOrdersQueries(erp).receive(),
    stale: touchedByPurchases,
    successMessage: ({ data }) => texts.booked(data.reception.number),
    onDone,
  });
}

/** Books a reception of an order. The form starts with all pending quantities. */
export function Receive({ order, onClose }: ReceiveProps): ReactElement {
  const texts = useTexts(purchaseTexts);
  const form = useForm<Field>(blank);
  // The lines at the time when the dialog opened. A newer state of the order must not move the fields.
  const [lines] = useState(() => pendingLines(order));
  const [quantities, setQuantities] = useKept<Quantities>(
    'quantities',
    Object.fromEntries(lines.map(({ id, pendingQuantity }) => [id, String(pendingQuantity)])),
  );
  const [sent, setSent] = useState(quantities);
  const [isEmpty, setEmpty] = useState(false);
  const once = useOnce<{ id: number; body: ReceptionInput }>();
  const write = useReceive(onClose);
  const submit = (): void => {
    const body = bodyOf(form.values, quantities);
    setSent(quantities);
    setEmpty(body.lines.length === 0);
    if (body.lines.length > 0) write.mutate(once({ id: order.id, body }));
  };
  return (
    <FormDialog
      title={texts.receiveTitle(order.number)}
      action={texts.receive}
      isBusy={write.isPending}
      error={write.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{texts.receiveText}</p>
      <LineQuantities
        lines={lines}
        quantities={quantities}
        sent={sent}
        onChange={setQuantities}
        error={isEmpty ? texts.nothingReceived : undefined}
      />
      <MoreFields form={form} order={order} />
    </FormDialog>
  );
}

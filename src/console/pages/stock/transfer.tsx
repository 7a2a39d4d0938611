import type { TransferInput } from '@notaria/erp';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { useTexts } from '../../session/language/texts.js';
import { DateField } from '../../ui/forms/date/date-field.js';
import { AreaField, SelectField } from '../../ui/forms/field.js';
import { Form } from '../../ui/forms/form.js';
import { FormEnd } from '../../ui/forms/form-end.js';
import { Card, Page } from '../../ui/frames/page.js';
import { Restartable, RestoredNotice } from '../../unsaved/restored.js';
import { filledLines, StockLines } from './stock-lines.js';
import { stockTexts } from './texts.js';
import { inventory, touchedByStock, useStockForm } from './use-stock-form.js';

const blank = { fromWarehouseId: '', toWarehouseId: '', date: '', notes: '' };

/** Returns the form. By default, goods move from the first warehouse to the second one. */
function useTransferForm() {
  const stock = useStockForm('stock.transfer', blank);
  const { values } = stock.form;
  const [first, second] = stock.warehouses;
  const from = values.fromWarehouseId || String(first?.id ?? '');
  const to = values.toWarehouseId || String(second?.id ?? '');
  return { ...stock, from, to };
}

function bodyOf({ form, editing, from, to }: ReturnType<typeof useTransferForm>): TransferInput {
  const { date, notes } = form.values;
  return {
    fromWarehouseId: Number(from),
    toWarehouseId: Number(to),
    lines: filledLines(editing.lines),
    ...(date ? { date } : {}),
    ...(notes ? { notes } : {}),
  };
}

function useTransfer(onDone: () => void) {
  const texts = useTexts(stockTexts);
  const [, navigate] = useLocation();
  return useWrite({
    options: inventory.transfer(),
    stale: touchedByStock,
    successMessage: ({ data }) => texts.transferred(data.number),
    onDone({ data }) {
      onDone();
      navigate(`/stock/transfers/${data.id}`);
    },
  });
}

function Fields({ transfer }: { readonly transfer: ReturnType<typeof useTransferForm> }) {
  const texts = useTexts(stockTexts);
  const { form, from, to, warehouseChoices } = transfer;
  return (
    <>
      <div className="form-row">
        <SelectField
          {...form.field('fromWarehouseId')}
          label={texts.fromWarehouse}
          value={from}
          choices={warehouseChoices}
        />
        <SelectField
          {...form.field('toWarehouseId')}
          label={texts.toWarehouse}
          value={to}
          choices={warehouseChoices}
        />
        <DateField {...form.field('date')} label={texts.date} hint={texts.dateHint} />
      </div>
      <AreaField {...form.field('notes')} label={texts.notes} maxLength={2000} rows={2} />
    </>
  );
}

function TransferForm({ onRestart }: { readonly onRestart: () => void }): ReactElement {
  const texts = useTexts(stockTexts);
  const transfer = useTransferForm();
  const { savedDraft, editing, from } = transfer;
  const once = useOnce<{ body: TransferInput }>();
  const write = useTransfer(savedDraft.clear);
  return (
    <Form
      error={write.error}
      onSubmit={() => {
        editing.markSent();
        write.mutate(once({ body: bodyOf(transfer) }));
      }}
      end={
        <FormEnd
          hint={texts.transferText}
          cancelHref="/stock"
          action={texts.transferAction}
          isBusy={write.isPending}
        />
      }
    >
      <RestoredNotice draft={savedDraft} onRestart={onRestart} />
      <Card title={texts.header}>
        <Fields transfer={transfer} />
      </Card>
      <Card title={texts.lines}>
        <StockLines
          editing={editing}
          label={texts.quantity}
          member="quantity"
          warehouseId={Number(from)}
        />
      </Card>
    </Form>
  );
}

/** Moves goods from one warehouse to another. */
export function Transfer(): ReactElement {
  const texts = useTexts(stockTexts);
  return (
    <Page title={texts.transferTitle} back={{ href: '/stock', title: texts.title }}>
      <Restartable>{(restart) => <TransferForm onRestart={restart} />}</Restartable>
    </Page>
  );
}

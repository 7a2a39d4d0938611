import type { AdjustmentInput } from '@notaria/erp';
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
import { productTexts } from '../products/texts.js';
import { filledLines, StockLines } from './stock-lines.js';
import { stockTexts } from './texts.js';
import { inventory, touchedByStock, useStockForm } from './use-stock-form.js';

const blank = { warehouseId: '', reason: 'count', date: '', notes: '' };

/** Returns the form. The first warehouse is the default. */
function useCountForm() {
  const stock = useStockForm('stock.count', blank);
  const warehouse = stock.form.values.warehouseId || String(stock.warehouses[0]?.id ?? '');
  return { ...stock, warehouse };
}

function bodyOf({ form, editing, warehouse }: ReturnType<typeof useCountForm>): AdjustmentInput {
  const { reason, date, notes } = form.values;
  const lines = filledLines(editing.lines).map(({ productId, quantity }) => ({
    productId,
    countedQuantity: quantity,
  }));
  return {
    warehouseId: Number(warehouse),
    reason: reason as AdjustmentInput['reason'],
    lines,
    ...(date ? { date } : {}),
    ...(notes ? { notes } : {}),
  };
}

function useCount(onDone: () => void) {
  const texts = useTexts(stockTexts);
  const [, navigate] = useLocation();
  return useWrite({
    options: inventory.adjust(),
    stale: touchedByStock,
    successMessage: ({ data }) => texts.adjusted(data.number),
    onDone({ data }) {
      onDone();
      navigate(`/stock/adjustments/${data.id}`);
    },
  });
}

function Fields({ count }: { readonly count: ReturnType<typeof useCountForm> }): ReactElement {
  const texts = useTexts(stockTexts);
  const { reasons } = useTexts(productTexts);
  const { form, warehouse, warehouseChoices } = count;
  return (
    <>
      <div className="form-row">
        <SelectField
          {...form.field('warehouseId')}
          label={texts.warehouse}
          value={warehouse}
          choices={warehouseChoices}
        />
        <SelectField
          {...form.field('reason')}
          label={texts.reason}
          choices={Object.entries(reasons)}
        />
        <DateField {...form.field('date')} label={texts.date} hint={texts.dateHint} />
      </div>
      <AreaField {...form.field('notes')} label={texts.notes} maxLength={2000} rows={2} />
    </>
  );
}

function CountForm({ onRestart }: { readonly onRestart: () => void }): ReactElement {
  const texts = useTexts(stockTexts);
  const count = useCountForm();
  const { savedDraft, editing, warehouse } = count;
  const once = useOnce<{ body: AdjustmentInput }>();
  const write = useCount(savedDraft.clear);
  return (
    <Form
      error={write.error}
      onSubmit={() => {
        editing.markSent();
        write.mutate(once({ body: bodyOf(count) }));
      }}
      end={
        <FormEnd
          hint={texts.countText}
          cancelHref="/stock"
          action={texts.countAction}
          isBusy={write.isPending}
        />
      }
    >
      <RestoredNotice draft={savedDraft} onRestart={onRestart} />
      <Card title={texts.header}>
        <Fields count={count} />
      </Card>
      <Card title={texts.lines}>
        <StockLines
          editing={editing}
          label={texts.counted}
          member="countedQuantity"
          warehouseId={Number(warehouse)}
        />
      </Card>
    </Form>
  );
}

/** Posts the counted quantities of one warehouse. */
export function Count(): ReactElement {
  const texts = useTexts(stockTexts);
  return (
    <Page title={texts.countTitle} back={{ href: '/stock', title: texts.title }}>
      <Restartable>{(restart) => <CountForm onRestart={restart} />}</Restartable>
    </Page>
  );
}

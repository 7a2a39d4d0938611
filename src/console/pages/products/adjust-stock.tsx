import type { AdjustmentInput, Product } from '@notaria/erp';
import { inventoryQueries, productsQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import { readDecimal } from '../../data/forms/decimals.js';
import { type Form, useForm } from '../../data/forms/use-form.js';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite } from '../../data/forms/use-write.js';
import { useWarehouses } from '../../data/queries/company.js';
import { erp } from '../../session/clients.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { DecimalField } from '../../ui/forms/decimal.js';
import { AreaField, type Choice, SelectField } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { productTexts } from './texts.js';

const inventory = inventoryQueries(erp);

const blank = {
  warehouseId: '',
  how: 'counted',
  quantity: '',
  unitCost: '',
  reason: 'count',
  notes: '',
};

/** One product is one line of the body. */
const paths = { unitCost: 'lines.0.unitCost' };

type Field = keyof typeof blank;
type AdjustmentValues = Readonly<Record<Field, string>>;

function bodyOf(product: Product, warehouseId: number, entered: AdjustmentValues): AdjustmentInput {
  const quantity = readDecimal(entered.quantity) ?? 0;
  const unitCost = readDecimal(entered.unitCost);
  const cost = unitCost === undefined ? {} : { unitCost };
  const line =
    entered.how === 'counted' ? { countedQuantity: quantity } : { quantityDelta: quantity };
  return {
    warehouseId,
    reason: entered.reason as AdjustmentInput['reason'],
    lines: [{ productId: product.id, ...line, ...cost }],
    ...(entered.notes ? { notes: entered.notes } : {}),
  };
}

interface AdjustProps {
  readonly product: Product;
  readonly onClose: () => void;
}

function useAdjust(onClose: () => void) {
  const texts = useTexts(productTexts);
  return useWrite({
    options: inventory.adjust(),
    stale: [inventory.key, productsQueries(erp).key],
    successMessage: ({ data }) => texts.adjusted(data.number),
    onDone: onClose,
  });
}

interface FieldsProps {
  readonly form: Form<Field>;
}

function QuantityFields({ form }: FieldsProps): ReactElement {
  const texts = useTexts(productTexts);
  const isCounted = form.values.how === 'counted';
  return (
    <div className="form-row">
      <SelectField {...form.field('how')} label={texts.how} choices={Object.entries(texts.hows)} />
      <DecimalField
        {...form.field('quantity')}
        path={isCounted ? 'lines.0.countedQuantity' : 'lines.0.quantityDelta'}
        label={isCounted ? texts.counted : texts.delta}
        hint={isCounted ? undefined : texts.deltaHint}
        isSigned={!isCounted}
        required
        autoFocus
      />
    </div>
  );
}

function ReasonFields({ form }: FieldsProps): ReactElement {
  const texts = useTexts(productTexts);
  const { may } = useMe();
  return (
    <div className="form-row">
      <SelectField
        {...form.field('reason')}
        label={texts.reason}
        choices={Object.entries(texts.reasons)}
      />
      {may('inventory:cost') && (
        <DecimalField
          {...form.field('unitCost')}
          label={texts.unitCost}
          hint={texts.unitCostHint}
        />
      )}
    </div>
  );
}

/** Corrects the stock of one product in one warehouse. */
export function AdjustStock({ product, onClose }: AdjustProps): ReactElement {
  const texts = useTexts(productTexts);
  const { quantity } = useFormats();
  const warehouses = useWarehouses();
  const form = useForm(blank, { paths });
  const once = useOnce<{ body: AdjustmentInput }>();
  const adjust = useAdjust(onClose);
  const { values } = form;
  const warehouseId = Number(values.warehouseId) || (warehouses[0]?.id ?? 0);
  const standing =
    product.stockByWarehouse.find((stock) => stock.warehouseId === warehouseId)?.quantity ?? 0;
  const submit = (): void => {
    adjust.mutate(once({ body: bodyOf(product, warehouseId, values) }));
  };
  return (
    <FormDialog
      title={texts.adjustTitle(product.name)}
      action={texts.adjust}
      isBusy={adjust.isPending}
      error={adjust.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        {...form.field('warehouseId')}
        label={texts.warehouse}
        value={String(warehouseId)}
        choices={warehouses.map(({ id, name }): Choice => [String(id), name])}
        hint={texts.standing(quantity(standing, product.unit))}
      />
      <QuantityFields form={form} />
      <ReasonFields form={form} />
      <AreaField {...form.field('notes')} label={texts.notes} maxLength={2000} rows={2} />
    </FormDialog>
  );
}

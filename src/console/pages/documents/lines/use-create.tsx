import type { Customer, Product } from '@notaria/erp';
import { type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react';
import { loadFile } from '../../../data/load-file.js';
import type { NewRecordDialogProps } from '../../../records/new-record-dialog.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import type { PickerCreation } from '../../../ui/forms/picker.js';
import { documentTexts } from '../texts.js';

const NewCustomerDialog = lazy(async () => ({
  default: (await loadFile(() => import('../../customers/customer-form.js'))).NewCustomerDialog,
}));

const NewProductDialog = lazy(async () => ({
  default: (await loadFile(() => import('../../products/product-form.js'))).NewProductDialog,
}));

interface Creation<R> {
  readonly permission: string;
  readonly label: string;
  readonly Dialog: ComponentType<NewRecordDialogProps<R>>;
  readonly onCreated: (record: R) => void;
}

/** Returns what a picker needs to create a record, and the dialog while it is open. */
function useCreation<R>({ permission, label, Dialog, onCreated }: Creation<R>): {
  readonly create: PickerCreation | undefined;
  readonly dialog: ReactElement | null;
} {
  const { may } = useMe();
  const [name, setName] = useState<string>();
  const close = (): void => setName(undefined);
  return {
    create: may(permission) ? { label, begin: setName } : undefined,
    dialog:
      name === undefined ? null : (
        <Suspense fallback={null}>
          <Dialog name={name} onCreated={onCreated} onClose={close} />
        </Suspense>
      ),
  };
}

export const useCustomerCreation = (onCreated: (customer: Customer) => void) =>
  useCreation({
    permission: 'customers:write',
    label: useTexts(documentTexts).newCustomer,
    Dialog: NewCustomerDialog,
    onCreated,
  });

export const useProductCreation = (onCreated: (product: Product) => void) =>
  useCreation({
    permission: 'products:write',
    label: useTexts(documentTexts).newProduct,
    Dialog: NewProductDialog,
    onCreated,
  });

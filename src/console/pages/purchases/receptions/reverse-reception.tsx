import type { Reception } from '@notaria/erp';
import { purchaseOrdersQueries } from '@notaria/erp/react-query';
import type { ReactElement } from 'react';
import { erp } from '../../../session/clients.js';
import { useTexts } from '../../../session/language/texts.js';
import { ReasonDialog } from '../../documents/reason-dialog.js';
import { purchaseTexts } from '../texts.js';
import { touchedByPurchases } from '../touched.js';

export function ReverseReception({
  reception,
  onClose,
}: {
  readonly reception: Pick<Reception, 'id' | 'number'>;
  readonly onClose: () => void;
}): ReactElement {
  const texts = useTexts(purchaseTexts);
  const { number } = reception;
  return (
    <ReasonDialog
      title={texts.reverseTitle(number)}
      action={texts.reverse}
      document={reception}
      options={purchaseOrdersQueries(erp).reverseReception()}
      stale={touchedByPurchases}
      successMessage={texts.receptionReversed(number)}
      isDated
      onClose={onClose}
    >
      <p>{texts.reverseText}</p>
    </ReasonDialog>
  );
}

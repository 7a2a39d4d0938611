import type { FileReply } from '@notaria/erp';
import { type ReactElement, useState } from 'react';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import { ConfirmWrite } from '../../../ui/frames/confirm.js';
import { Page } from '../../../ui/frames/page.js';
import { DialogButton } from '../../../ui/frames/remove.js';
import { PaymentBadge } from '../../documents/badges.js';
import { PdfButton } from '../../documents/pdf-button.js';
import { ReasonDialog } from '../../documents/reason-dialog.js';
import {
  PaymentAllocations,
  PaymentFacts,
  type PaymentPartProps,
  type ShownAllocation,
} from './payment-facts.js';

/** Options of a mutation of a payment. */
interface PaymentWrite<B> {
  readonly mutationKey: readonly unknown[];
  mutationFn(variables: { readonly id: number; readonly body: B }): Promise<unknown>;
}

interface PaymentShownProps extends PaymentPartProps {
  readonly print: () => Promise<FileReply>;
  readonly reverse: PaymentWrite<{ readonly reason: string; readonly date?: string }>;
  readonly allocate: PaymentWrite<{ readonly autoAllocate: boolean }>;
  /** Releases the allocation to one receivable or payable. */
  readonly release: PaymentWrite<{ readonly itemId: number }>;
  /** Queries that the mutations make stale. */
  readonly stale: readonly (readonly unknown[])[];
}

interface ActionProps extends PaymentShownProps {
  readonly onClose: () => void;
}

function Reverse({ side, payment, reverse, stale, onClose }: ActionProps): ReactElement {
  const texts = useTexts(side.texts);
  const { number } = payment;
  return (
    <ReasonDialog
      title={texts.reverseTitle(number)}
      action={texts.reverse}
      document={payment}
      options={reverse}
      stale={stale}
      successMessage={texts.reversed(number)}
      isDated
      onClose={onClose}
    >
      <p>{texts.reverseText}</p>
    </ReasonDialog>
  );
}

function AllocateRest({ side, payment, allocate, stale, onClose }: ActionProps): ReactElement {
  const texts = useTexts(side.texts);
  return (
    <ConfirmWrite
      title={texts.allocateRest}
      action={texts.allocateRest}
      options={allocate}
      variables={{ id: payment.id, body: { autoAllocate: true } }}
      stale={stale}
      successMessage={texts.allocatedNow}
      onClose={onClose}
    >
      <p>{texts.allocateText}</p>
    </ConfirmWrite>
  );
}

interface ReleaseProps extends ActionProps {
  readonly allocation: ShownAllocation;
}

function Release(props: ReleaseProps): ReactElement {
  const { side, payment, allocation, release, stale, onClose } = props;
  const texts = useTexts(side.texts);
  const { money } = useFormats();
  const { itemId, documentNumber, amount } = allocation;
  return (
    <ConfirmWrite
      title={texts.releaseTitle(documentNumber)}
      action={texts.release}
      options={release}
      variables={{ id: payment.id, body: { itemId } }}
      stale={stale}
      successMessage={texts.released(documentNumber)}
      onClose={onClose}
    >
      <p>{texts.releaseText(money(amount, payment.currencyCode), documentNumber)}</p>
    </ConfirmWrite>
  );
}

/** A recorded payment, with its reversal, the allocation of its rest and the release of one allocation. */
export function PaymentShown(props: PaymentShownProps): ReactElement {
  const { side, payment, print } = props;
  const texts = useTexts(side.texts);
  const { may } = useMe();
  const [released, setReleased] = useState<ShownAllocation>();
  const isOffered = payment.status === 'posted' && may(side.permission);
  return (
    <Page
      title={texts.paymentTitle(payment.number)}
      back={{ href: `${side.href}/payments`, title: texts.paymentsTitle }}
      aside={<PaymentBadge status={payment.status} />}
      actions={
        <>
          <PdfButton number={payment.number} print={print} />
          {isOffered && payment.unallocatedAmount > 0 && (
            <DialogButton label={texts.allocateRest}>
              {(close) => <AllocateRest {...props} onClose={close} />}
            </DialogButton>
          )}
          {isOffered && (
            <DialogButton kind="danger" label={texts.reverse}>
              {(close) => <Reverse {...props} onClose={close} />}
            </DialogButton>
          )}
        </>
      }
    >
      <PaymentFacts side={side} payment={payment} />
      <PaymentAllocations
        side={side}
        payment={payment}
        onRelease={isOffered ? setReleased : undefined}
      />
      {released && (
        <Release {...props} allocation={released} onClose={() => setReleased(undefined)} />
      )}
    </Page>
  );
}

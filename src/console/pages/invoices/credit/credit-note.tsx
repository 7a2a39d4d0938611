import type { CreditNote, CreditNoteLine } from '@notaria/erp';
import { creditNotesQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { erp } from '../../../session/clients.js';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { useMe } from '../../../session/me.js';
import type { PageParams } from '../../../shell/route.js';
import { Button } from '../../../ui/button.js';
import { Card, type Fact, Facts, Page } from '../../../ui/frames/page.js';
import { ErpRecordPage } from '../../../ui/frames/record.js';
import { Table } from '../../../ui/lists/table.js';
import { uiTexts } from '../../../ui/texts.js';
import { CreditNoteBadge } from '../../documents/badges.js';
import { PdfButton, XmlButton } from '../../documents/pdf-button.js';
import { ReasonDialog } from '../../documents/reason-dialog.js';
import { documentTexts } from '../../documents/texts.js';
import { Totals } from '../../documents/totals.js';
import { touchedByInvoices } from '../form/use-invoice-writes.js';
import { invoiceTexts } from '../texts.js';
import { CreditUse } from './credit-use.js';

const creditNotes = creditNotesQueries(erp);

interface NoteProps {
  readonly note: CreditNote;
}

function VoidNote({ note, onClose }: NoteProps & { readonly onClose: () => void }): ReactElement {
  const texts = useTexts(invoiceTexts);
  return (
    <ReasonDialog
      title={texts.voidCreditTitle(note.number)}
      action={texts.void}
      document={note}
      options={creditNotes.void()}
      stale={[creditNotes.key, ...touchedByInvoices]}
      successMessage={texts.creditVoided(note.number)}
      onClose={onClose}
    >
      <p>{texts.voidCreditText}</p>
    </ReasonDialog>
  );
}

function useFacts(note: CreditNote): readonly Fact[] {
  const texts = useTexts(invoiceTexts);
  const labels = useTexts(documentTexts);
  const { yes, no } = useTexts(uiTexts);
  const { may } = useMe();
  const { day, money, instant } = useFormats();
  const { customerId, customerName, invoiceId, invoiceNumber, currencyCode, voidedAt } = note;
  const customer = (
    <Link key="customer" href={`/customers/${customerId}`}>
      {customerName}
    </Link>
  );
  return [
    [labels.customer, may('customers:read') ? customer : customerName],
    [
      texts.ofInvoice,
      <Link key="invoice" href={`/invoices/${invoiceId}`}>
        {invoiceNumber}
      </Link>,
    ],
    [labels.date, day(note.date)],
    [labels.reason, note.reason],
    [texts.applied, money(note.appliedAmount, currencyCode)],
    [texts.creditLeft, money(note.unappliedAmount, currencyCode)],
    [texts.restocked, note.restock ? yes : no],
    ...(voidedAt ? ([[texts.voidedAt, instant(voidedAt)]] as const) : []),
    ...(note.voidReason ? ([[texts.voidReason, note.voidReason]] as const) : []),
  ];
}

function NoteLines({ note }: NoteProps): ReactElement {
  const labels = useTexts(documentTexts);
  const { money, number } = useFormats();
  return (
    <Card title={labels.lines}>
      <Table<CreditNoteLine>
        caption={labels.lines}
        rows={note.lines}
        keyOf={({ id }) => id}
        columns={[
          { title: labels.product, cell: ({ description }) => description },
          { title: labels.quantity, isNumber: true, cell: ({ quantity }) => number(quantity) },
          { title: labels.tax, isNumber: true, cell: ({ taxAmount }) => money(taxAmount) },
          { title: labels.net, isNumber: true, cell: ({ netAmount }) => money(netAmount) },
        ]}
      />
      <Totals totals={note} currency={note.currencyCode} taxes={note.taxes} />
    </Card>
  );
}

function Shown({ note }: NoteProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  const { may } = useMe();
  const [isVoiding, setVoiding] = useState(false);
  const facts = useFacts(note);
  const { status, invoiceId, invoiceNumber } = note;
  return (
    <Page
      title={texts.creditNoteTitle(note.number)}
      back={{ href: `/invoices/${invoiceId}`, title: texts.titleOf(invoiceNumber) }}
      aside={<CreditNoteBadge status={status} />}
      actions={
        <>
          <PdfButton number={note.number} print={() => erp.creditNotes.pdf(note.id)} />
          {status !== 'void' && (
            <XmlButton number={note.number} print={() => erp.creditNotes.xml(note.id)} />
          )}
          <CreditUse note={note} />
          {status !== 'void' && may('invoices:void') && (
            <Button kind="danger" onClick={() => setVoiding(true)}>
              {texts.void}
            </Button>
          )}
        </>
      }
    >
      <Card title={texts.facts}>
        <Facts facts={facts} />
      </Card>
      <NoteLines note={note} />
      {isVoiding && <VoidNote note={note} onClose={() => setVoiding(false)} />}
    </Page>
  );
}

export function CreditNotePage({ id }: PageParams): ReactElement {
  const texts = useTexts(invoiceTexts);
  return (
    <ErpRecordPage<CreditNote>
      result={useQuery(creditNotes.get(Number(id)))}
      back={{ href: '/invoices', title: texts.title }}
      missing={texts.creditNoteMissing}
      history={{ type: 'credit_note', id }}
    >
      {(note) => <Shown note={note} />}
    </ErpRecordPage>
  );
}

import type { Invoice } from '@notaria/erp';
import { invoicesQueries } from '@notaria/erp/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { usePaymentTerms } from '../../data/queries/company.js';
import { erp } from '../../session/clients.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import type { PageParams } from '../../shell/route.js';
import { Button, LinkButton } from '../../ui/button.js';
import { Card, type Fact, Facts, Page } from '../../ui/frames/page.js';
import { ErpRecordPage } from '../../ui/frames/record.js';
import { useCustomFacts } from '../custom-fields/use-custom-fields.js';
import { InvoiceBadge } from '../documents/badges.js';
import { PdfButton, XmlButton } from '../documents/pdf-button.js';
import { documentTexts } from '../documents/texts.js';
import { DocumentView } from '../documents/view/document-view.js';
import { CreditInvoice } from './credit/credit-invoice.js';
import { DeleteDraft, IssueDraft, VoidInvoice } from './invoice-actions.js';
import { InvoiceLines, Settlements } from './invoice-parts.js';
import { invoiceTexts } from './texts.js';

type OpenDialog = 'issue' | 'delete' | 'void' | 'credit';

function useOffers({ status, openAmount, paidAmount, lines, creditNotes }: Invoice) {
  const { may } = useMe();
  const isOwed = status === 'issued' || status === 'partially_paid';
  const isFixed = isOwed || status === 'paid';
  const hasLeft = lines.some(({ quantity, creditedQuantity }) => quantity > creditedQuantity);
  return {
    draft: status === 'draft' && may('invoices:create'),
    pay: isOwed && openAmount > 0 && may('receivables:collect'),
    credit: isFixed && hasLeft && may('credit-notes:create'),
    void:
      status === 'issued' && paidAmount === 0 && creditNotes.length === 0 && may('invoices:void'),
  };
}

interface ActionsProps {
  readonly invoice: Invoice;
  readonly open: (what: OpenDialog) => void;
}

function DraftActions({ invoice, open }: ActionsProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  return (
    <>
      <Button kind="danger" onClick={() => open('delete')}>
        {texts.delete}
      </Button>
      <LinkButton href={`/invoices/${invoice.id}/edit`}>{texts.edit}</LinkButton>
      <Button kind="primary" onClick={() => open('issue')}>
        {texts.issue}
      </Button>
    </>
  );
}

function Actions({ invoice, open }: ActionsProps): ReactElement {
  const texts = useTexts(invoiceTexts);
  const offers = useOffers(invoice);
  const { id, customerId } = invoice;
  return (
    <>
      <PdfButton
        number={invoice.number ?? `draft-${invoice.id}`}
        print={() => erp.invoices.pdf(invoice.id)}
      />
      {invoice.number !== null && invoice.status !== 'void' && (
        <XmlButton number={invoice.number} print={() => erp.invoices.xml(invoice.id)} />
      )}
      {offers.void && (
        <Button kind="danger" onClick={() => open('void')}>
          {texts.void}
        </Button>
      )}
      {offers.credit && <Button onClick={() => open('credit')}>{texts.credit}</Button>}
      {offers.pay && (
        <LinkButton
          kind="primary"
          icon="money"
          href={`/receivables/pay?customer=${customerId}&invoice=${id}`}
        >
          {texts.takePayment}
        </LinkButton>
      )}
      {offers.draft && <DraftActions invoice={invoice} open={open} />}
    </>
  );
}

function useFacts(invoice: Invoice): readonly Fact[] {
  const texts = useTexts(invoiceTexts);
  const labels = useTexts(documentTexts);
  const { may } = useMe();
  const { day, instant, money, number } = useFormats();
  const terms = usePaymentTerms();
  const { currencyCode, customerId, customer, companyCurrency, voidedAt } = invoice;
  const isForeign = companyCurrency.currencyCode !== currencyCode;
  const name = may('customers:read') ? (
    <Link key="customer" href={`/customers/${customerId}`}>
      {customer.name}
    </Link>
  ) : (
    customer.name
  );
  const foreign: readonly Fact[] = [
    [texts.rate, number(invoice.exchangeRate)],
    [
      texts.companyTotal(companyCurrency.currencyCode),
      money(companyCurrency.grandTotal, companyCurrency.currencyCode),
    ],
  ];
  return [
    [labels.customer, name],
    [texts.taxNumber, customer.taxId && `${customer.taxIdType ?? ''} ${customer.taxId}`],
    [labels.issued, day(invoice.issueDate)],
    [
      labels.terms,
      terms.find(({ code }) => code === invoice.paymentTerms)?.name ?? invoice.paymentTerms,
    ],
    [texts.paid, money(invoice.paidAmount, currencyCode)],
    [texts.credited, money(invoice.creditedAmount, currencyCode)],
    ...(isForeign ? foreign : []),
    ...(voidedAt ? ([[texts.voidedAt, instant(voidedAt)]] as const) : []),
    ...(invoice.voidReason ? ([[texts.voidReason, invoice.voidReason]] as const) : []),
    ...useCustomFacts('invoice', invoice),
  ];
}

/** The total, what is open of it, and until when. */
function Headline({ invoice }: { readonly invoice: Invoice }): ReactElement {
  const labels = useTexts(documentTexts);
  const { day, money } = useFormats();
  const { currencyCode, dueDate, grandTotal, openAmount, status } = invoice;
  return (
    <dl className="record-headline">
      <div>
        <dt>{labels.total}</dt>
        <dd>{money(grandTotal, currencyCode)}</dd>
      </div>
      {status !== 'draft' && (
        <div>
          <dt>{labels.open}</dt>
          <dd>{money(openAmount, currencyCode)}</dd>
        </div>
      )}
      <div>
        <dt>{labels.due}</dt>
        <dd>{day(dueDate)}</dd>
      </div>
    </dl>
  );
}

function Shown({ invoice }: { readonly invoice: Invoice }): ReactElement {
  const texts = useTexts(invoiceTexts);
  const [open, setOpen] = useState<OpenDialog>();
  const close = (): void => setOpen(undefined);
  const facts = useFacts(invoice);
  const { id, number, status } = invoice;
  const title = number === null ? texts.draftTitle(id) : texts.titleOf(number);
  return (
    <Page
      title={title}
      back={{ href: '/invoices', title: texts.title }}
      aside={<InvoiceBadge {...invoice} />}
      actions={<Actions invoice={invoice} open={setOpen} />}
    >
      <Card>
        <Headline invoice={invoice} />
        <Facts facts={facts} />
        {invoice.notes && <p className="prose">{invoice.notes}</p>}
      </Card>
      <InvoiceLines invoice={invoice} />
      <DocumentView
        title={title}
        queryKey={['invoice', id, invoice.version]}
        print={() => erp.invoices.pdf(id)}
      />
      {status !== 'draft' && <Settlements invoice={invoice} />}
      {open === 'issue' && <IssueDraft invoice={invoice} onClose={close} />}
      {open === 'delete' && <DeleteDraft invoice={invoice} onClose={close} />}
      {open === 'void' && <VoidInvoice invoice={invoice} onClose={close} />}
      {open === 'credit' && <CreditInvoice invoice={invoice} onClose={close} />}
    </Page>
  );
}

export function InvoicePage({ id }: PageParams): ReactElement {
  const texts = useTexts(invoiceTexts);
  return (
    <ErpRecordPage<Invoice>
      result={useQuery(invoicesQueries(erp).get(Number(id)))}
      back={{ href: '/invoices', title: texts.title }}
      missing={texts.missing}
      history={{ type: 'invoice', id }}
    >
      {(invoice) => <Shown invoice={invoice} />}
    </ErpRecordPage>
  );
}

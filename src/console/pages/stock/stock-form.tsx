import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { type Form as FormState, useForm } from '../../data/forms/use-form.js';
import { useOnce } from '../../data/forms/use-once.js';
import { useWrite, type Write } from '../../data/forms/use-write.js';
import { bodyOf, choice, type Field, type Fields, Inputs, valuesOf } from '../../records/fields.js';
import { useTexts } from '../../session/language/texts.js';
import type { Choice } from '../../ui/forms/field.js';
import { Form } from '../../ui/forms/form.js';
import { FormEnd } from '../../ui/forms/form-end.js';
import { Card, Page } from '../../ui/frames/page.js';
import { useDraft, useKeep } from '../../unsaved/drafts.js';
import { Restartable, RestoredNotice } from '../../unsaved/restored.js';
import { touchedByStock } from './queries.js';
import {
  type FilledLine,
  filledLines,
  type StockLine,
  StockLines,
  type StockLinesProps,
  stockLine,
  useStockLines,
} from './stock-lines.js';
import { stockTexts } from './texts.js';

/** The field of a warehouse. `fallback` is the id of the warehouse that is chosen at first. */
export function warehouseField(
  label: string,
  choices: readonly Choice[],
  fallback: string | undefined,
): Field<number> {
  const field = choice<string>(label, choices, { fallback, empty: 'sent' });
  return { ...field, valueOf: (chosen) => Number(field.valueOf(chosen)) };
}

interface StockReply {
  readonly data: { readonly id: number; readonly number: string };
}

interface StockFormProps<B, H> extends Pick<StockLinesProps, 'label' | 'member'> {
  /** The name of the draft. */
  readonly name: string;
  readonly title: string;
  /** The effect of the document, as a sentence. */
  readonly hint: string;
  /** The label of the button that posts. */
  readonly action: string;
  readonly fields: Fields<H>;
  /** Returns the warehouse whose stock the lines show. */
  readonly warehouseOf: (head: H) => number;
  readonly withLines: (head: H, lines: readonly FilledLine[]) => B;
  readonly options: Write<{ body: B }, StockReply>['options'];
  readonly successMessage: (number: string) => string;
  /** The address below which the documents are. */
  readonly href: string;
}

/** The part of the form that survives a reload. */
interface StockEntries {
  readonly typed: FormState<string>['changes'];
  readonly lines: readonly StockLine[];
}

function StockForm<B, H>(
  props: StockFormProps<B, H> & { readonly onRestart: () => void },
): ReactElement {
  const { name, hint, action, fields, warehouseOf, withLines, label, member, onRestart } = props;
  const texts = useTexts(stockTexts);
  const [, navigate] = useLocation();
  const savedDraft = useDraft<StockEntries>(name);
  const [first] = useState((): StockEntries => ({ typed: {}, lines: [stockLine()] }));
  const start = savedDraft.found ?? first;
  const form = useForm(valuesOf(fields, undefined), { typed: start.typed });
  const editing = useStockLines(start.lines);
  useKeep<StockEntries>(savedDraft, first, { typed: form.changes, lines: editing.lines });
  const head = bodyOf(fields, form.values);
  const once = useOnce<{ body: B }>();
  const write = useWrite({
    options: props.options,
    stale: touchedByStock,
    successMessage: ({ data }) => props.successMessage(data.number),
    onDone({ data }) {
      savedDraft.clear();
      navigate(`${props.href}/${data.id}`);
    },
  });
  return (
    <Form
      error={write.error}
      onSubmit={() => {
        editing.markSent();
        write.mutate(once({ body: withLines(head, filledLines(editing.lines)) }));
      }}
      end={<FormEnd hint={hint} cancelHref="/stock" action={action} isBusy={write.isPending} />}
    >
      <RestoredNotice draft={savedDraft} onRestart={onRestart} />
      <Card title={texts.header}>
        <Inputs form={form} fields={fields} />
      </Card>
      <Card title={texts.lines}>
        <StockLines
          editing={editing}
          label={label}
          member={member}
          warehouseId={warehouseOf(head)}
        />
      </Card>
    </Form>
  );
}

/** The page that posts a stock document with lines. Its entries are stored for a reload. */
export function StockFormPage<B, H>(props: StockFormProps<B, H>): ReactElement {
  const texts = useTexts(stockTexts);
  return (
    <Page title={props.title} back={{ href: '/stock', title: texts.title }}>
      <Restartable>{(restart) => <StockForm {...props} onRestart={restart} />}</Restartable>
    </Page>
  );
}

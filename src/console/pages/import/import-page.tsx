import { type ReactElement, useMemo, useState } from 'react';
import { useSettled } from '../../data/use-settled.js';
import { useTexts } from '../../session/language/texts.js';
import { decimalSignFor } from '../../session/language/typed-number.js';
import { usePreferences } from '../../session/language/use-preferences.js';
import { Button } from '../../ui/button.js';
import { AreaField, SelectField } from '../../ui/forms/field.js';
import { FileField } from '../../ui/forms/file.js';
import { Form } from '../../ui/forms/form.js';
import { FormEnd } from '../../ui/forms/form-end.js';
import { Card, Page } from '../../ui/frames/page.js';
import { useKept } from '../../unsaved/kept.js';
import { DropZone } from './drop-zone.js';
import { readCsv } from './file/csv.js';
import { fileText } from './file/file-text.js';
import { customers, type ImportKind, products, vendors } from './file/kinds.js';
import { guessMapping, type Mapping, rowsOf } from './file/rows.js';
import { saveTemplate } from './file/template.js';
import { Preview } from './preview.js';
import { ImportResult } from './result.js';
import { importTexts } from './texts.js';
import { useCheck, useImport } from './use-import.js';

interface ColumnsProps {
  readonly kind: ImportKind;
  readonly headings: readonly string[];
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
}

/** Chooses the column of each field. */
function Columns({ kind, headings, mapping, onChange }: ColumnsProps): ReactElement {
  const texts = useTexts(importTexts);
  const columns = headings.map((heading, column) => [String(column), heading] as const);
  return (
    <Card title={texts.columns}>
      <div className="form-row">
        {kind.fields.map(({ name, isRequired = false }) => (
          <SelectField
            key={name}
            label={texts.fields[name]}
            required={isRequired}
            value={String(mapping[name] ?? '')}
            choices={[['', texts.noColumn], ...columns]}
            onChange={(column) => {
              const { [name]: _before, ...others } = mapping;
              onChange(column === '' ? others : { ...others, [name]: Number(column) });
            }}
          />
        ))}
      </div>
    </Card>
  );
}

/** Returns the text of the file or the pasted rows, and the columns of its fields. */
function useSource(kind: ImportKind) {
  const [file, setFile] = useState<File>();
  const [text, setText, markSaved] = useKept('rows', '', { isStored: false });
  const [isUnreadable, setUnreadable] = useState(false);
  const [chosen, setChosen] = useState<Mapping>();
  const sign = decimalSignFor(usePreferences().language);
  // The progress of an import draws the page again for each row.
  const { headings, mapping, rows } = useMemo(() => {
    const [headings = [], ...lines] = readCsv(text);
    const mapping = chosen ?? guessMapping(headings, kind.fields);
    return { headings, mapping, rows: rowsOf(lines, kind.fields, mapping, sign) };
  }, [text, chosen, kind, sign]);
  const take = (next: string): void => {
    setText(next);
    setChosen(undefined);
  };
  return {
    file,
    text,
    headings,
    mapping,
    rows,
    sign,
    markSaved,
    choose: setChosen,
    take,
    isUnreadable,
    async read(next: File | undefined) {
      setFile(next);
      setUnreadable(false);
      try {
        take(next ? await fileText(next, sign) : '');
      } catch {
        setUnreadable(true);
        take('');
      }
    },
  };
}

function ImportForm({ kind }: { readonly kind: ImportKind }): ReactElement {
  const texts = useTexts(importTexts);
  const source = useSource(kind);
  const { run, start, reset } = useImport(kind);
  const { headings, mapping, rows } = source;
  const settled = useSettled(rows);
  const { data: checked, error, isFetching } = useCheck(kind, settled);
  const faulty = new Set(checked?.faults.map(({ row }) => row.line));
  const sound = rows.filter(({ line }) => !faulty.has(line));
  if (run) return <ImportResult kind={kind} headings={headings} run={run} onAgain={reset} />;
  const example = kind.name === 'products' ? texts.example.product : texts.example.party;
  const save = (record?: typeof example): void =>
    saveTemplate(kind, texts.fields, source.sign, record);
  const submit = (): void => {
    source.markSaved();
    start(sound);
  };
  const end = (
    <FormEnd
      cancelHref={kind.href}
      action={texts.run(sound.length)}
      isBusy={false}
      isPossible={sound.length > 0 && settled === rows && !isFetching}
    />
  );
  return (
    <Form error={error} onSubmit={submit} end={end}>
      <Card>
        <p className="prose">{texts.text}</p>
        <DropZone onDrop={source.read}>
          <FileField
            label={texts.file}
            hint={source.file ? texts.dropped(source.file.name) : texts.drop}
            accept=".csv,.txt,.tsv,.xlsx,.ndjson,.jsonl,text/csv"
            file={source.file}
            error={source.isUnreadable ? texts.unreadable : undefined}
            onChange={source.read}
          />
        </DropZone>
        <div className="actions">
          <Button icon="download" onClick={() => save(example)}>
            {texts.sample}
          </Button>
          <Button icon="download" onClick={() => save()}>
            {texts.template}
          </Button>
        </div>
        <AreaField label={texts.pasted} value={source.text} onChange={source.take} rows={4} />
      </Card>
      {rows.length > 0 && (
        <Columns kind={kind} headings={headings} mapping={mapping} onChange={source.choose} />
      )}
      {rows.length > 0 && <Preview kind={kind} headings={headings} rows={rows} checked={checked} />}
    </Form>
  );
}

function ImportPage({ kind }: { readonly kind: ImportKind }): ReactElement {
  const texts = useTexts(importTexts);
  return (
    <Page title={texts.titles[kind.name]} back={{ href: kind.href, title: texts.lists[kind.name] }}>
      <ImportForm kind={kind} />
    </Page>
  );
}

export const ImportProducts = (): ReactElement => <ImportPage kind={products} />;

export const ImportCustomers = (): ReactElement => <ImportPage kind={customers} />;

export const ImportVendors = (): ReactElement => <ImportPage kind={vendors} />;

import type { ImportedRegister } from '@notaria/kyc';
import { registersQueries } from '@notaria/kyc/react-query';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { perEnvironment } from '../../data/queries/per-environment.js';
import { useFormats } from '../../session/language/formats.js';
import { useTexts } from '../../session/language/texts.js';
import { useMe } from '../../session/me.js';
import { Button } from '../../ui/button.js';
import { ConfirmWrite } from '../../ui/frames/confirm.js';
import { Card, Page } from '../../ui/frames/page.js';
import { LoadedTable } from '../../ui/lists/loaded-table.js';
import type { Column } from '../../ui/lists/table.js';
import { Ago } from '../cases/marks.js';
import { ImportRegister } from './import-register.js';
import { type RegisterKind, registersKey, registerTexts } from './texts.js';

const useRegisterQueries = perEnvironment(registersQueries);

interface KindProps {
  readonly kind: RegisterKind;
}

interface RemoveProps extends KindProps {
  readonly id: string;
  readonly onClose: () => void;
}

function RemoveRegister({ id, kind, onClose }: RemoveProps): ReactElement {
  const texts = useTexts(registerTexts);
  const { queries } = useRegisterQueries();
  return (
    <ConfirmWrite
      title={texts.removeTitle(id)}
      action={texts.remove}
      word={id}
      options={kind === 'companies' ? queries.removeCompanies() : queries.removePeople()}
      variables={{ id }}
      stale={[registersKey]}
      successMessage={texts.removed}
      onClose={onClose}
    >
      <p>{texts.removeText}</p>
    </ConfirmWrite>
  );
}

/** Without `onRemove`, the rows have no buttons. */
function useColumns(onRemove?: (id: string) => void): readonly Column<ImportedRegister>[] {
  const texts = useTexts(registerTexts);
  const { number } = useFormats();
  const columns: readonly Column<ImportedRegister>[] = [
    { title: texts.register, cell: ({ id }) => <code>{id}</code> },
    { title: texts.entries, isNumber: true, cell: ({ entries }) => number(entries) },
    { title: texts.imported, cell: ({ importedAt }) => <Ago at={importedAt} /> },
    { title: texts.version, isMinor: true, cell: ({ version }) => <code>{version}</code> },
  ];
  if (onRemove === undefined) return columns;
  const actions: Column<ImportedRegister> = {
    title: '',
    cell: ({ id }) => (
      <div className="row-actions">
        <Button kind="quiet" onClick={() => onRemove(id)}>
          {texts.remove}
        </Button>
      </div>
    ),
  };
  return [...columns, actions];
}

/** The registers of one kind. */
function Registers({ kind }: KindProps): ReactElement {
  const texts = useTexts(registerTexts);
  const { may } = useMe();
  const { queries, keyed } = useRegisterQueries();
  const query = kind === 'companies' ? queries.companies() : queries.people();
  const { data, error, refetch } = useQuery(keyed(query));
  const [asked, setAsked] = useState<string>();
  const [isImporting, setImporting] = useState(false);
  const mayImport = may('registers:import');
  const columns = useColumns(mayImport ? setAsked : undefined);
  return (
    <Card
      title={texts.kinds[kind]}
      actions={mayImport && <Button onClick={() => setImporting(true)}>{texts.import}</Button>}
    >
      <LoadedTable<ImportedRegister>
        caption={texts.kinds[kind]}
        rows={data?.registers}
        error={error}
        retry={refetch}
        empty={texts.none}
        keyOf={({ id }) => id}
        columns={columns}
      />
      {asked !== undefined && (
        <RemoveRegister id={asked} kind={kind} onClose={() => setAsked(undefined)} />
      )}
      {isImporting && <ImportRegister kind={kind} onClose={() => setImporting(false)} />}
    </Card>
  );
}

/** The registers that company checks and identity numbers are looked up in. */
export function RegistersPage(): ReactElement {
  const texts = useTexts(registerTexts);
  const { may } = useMe();
  return (
    <Page title={texts.title} back={{ href: '/companies', title: texts.companies }}>
      <p className="prose">{texts.text}</p>
      <Registers kind="companies" />
      {may('documents:check') && <Registers kind="people" />}
    </Page>
  );
}

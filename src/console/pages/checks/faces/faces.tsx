import type { FaceSimilarity } from '@notaria/kyc';
import { type ReactElement, useState } from 'react';
import { useFormats } from '../../../session/language/formats.js';
import { useTexts } from '../../../session/language/texts.js';
import { Button } from '../../../ui/button.js';
import { CheckField, TextField } from '../../../ui/forms/field.js';
import { FileField } from '../../../ui/forms/file.js';
import { Form } from '../../../ui/forms/form.js';
import { ConfirmWrite } from '../../../ui/frames/confirm.js';
import { Card, Page } from '../../../ui/frames/page.js';
import { Empty } from '../../../ui/frames/states.js';
import { type Column, Table } from '../../../ui/lists/table.js';
import { useKept } from '../../../unsaved/kept.js';
import { newCheckTexts } from '../new/texts.js';
import { checkTexts } from '../texts.js';
import { useFaceQueries, useGallery } from './use-gallery.js';

interface RemoveProps {
  readonly faceId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function RemoveFace({ faceId, onDone, onClose }: RemoveProps): ReactElement {
  const texts = useTexts(newCheckTexts);
  const { queries } = useFaceQueries();
  return (
    <ConfirmWrite
      title={texts.removeTitle}
      action={texts.remove}
      options={queries.deleteFace()}
      variables={{ id: faceId }}
      stale={[]}
      successMessage={texts.removed}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{texts.removeText}</p>
    </ConfirmWrite>
  );
}

function useColumns(onRemove: (faceId: string) => void): readonly Column<FaceSimilarity>[] {
  const texts = useTexts(newCheckTexts);
  const { number } = useFormats();
  return [
    { title: texts.face, cell: ({ faceId }) => <code>{faceId}</code> },
    { title: texts.externalId, cell: ({ externalId }) => externalId },
    {
      title: texts.similarity,
      isNumber: true,
      cell: ({ similarity }) => number(similarity),
    },
    {
      title: '',
      cell: ({ faceId }) => (
        <div className="row-actions">
          <Button kind="quiet" onClick={() => onRemove(faceId)}>
            {texts.remove}
          </Button>
        </div>
      ),
    },
  ];
}

interface MatchesProps {
  readonly matches: readonly FaceSimilarity[];
  /** A face was deleted. */
  readonly onRemoved: (faceId: string) => void;
}

function Matches({ matches, onRemoved }: MatchesProps): ReactElement {
  const texts = useTexts(newCheckTexts);
  const [removing, setRemoving] = useState<string>();
  const columns = useColumns(setRemoving);
  const close = (): void => setRemoving(undefined);
  return (
    <Card title={texts.matches}>
      {matches.length === 0 ? (
        <Empty title={texts.noMatches} />
      ) : (
        <Table<FaceSimilarity>
          caption={texts.matches}
          rows={matches}
          keyOf={({ faceId }) => faceId}
          columns={columns}
        />
      )}
      {removing && (
        <RemoveFace
          faceId={removing}
          onDone={() => {
            onRemoved(removing);
            close();
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}

interface ButtonsProps {
  readonly gallery: ReturnType<typeof useGallery>;
  /** True until a picture is chosen. */
  readonly isEmpty: boolean;
}

function Buttons({ gallery, isEmpty }: ButtonsProps): ReactElement {
  const texts = useTexts(newCheckTexts);
  return (
    <>
      <Button disabled={isEmpty} isBusy={gallery.isEnrolling} onClick={gallery.enroll}>
        {texts.enroll}
      </Button>
      <Button kind="primary" type="submit" icon="search" isBusy={gallery.isSearching}>
        {texts.search}
      </Button>
    </>
  );
}

/** The enrolled faces of the company: search, enrollment and deletion. */
export function Faces(): ReactElement {
  const texts = useTexts(newCheckTexts);
  const { title } = useTexts(checkTexts);
  const [file, setFile] = useState<File>();
  const [externalId, setExternalId] = useKept('externalId', '', { isStored: false });
  const [isBlocked, setBlocked] = useState(false);
  const gallery = useGallery({ file, externalId, isBlocked });
  const end = <Buttons gallery={gallery} isEmpty={file === undefined} />;
  return (
    <Page title={texts.faces} back={{ href: '/checks', title }}>
      <Form error={gallery.error} onSubmit={gallery.search} end={end}>
        <Card>
          <p className="prose">{texts.facesText}</p>
          <div className="form-row">
            <FileField
              label={texts.image}
              accept="image/*"
              file={file}
              onChange={setFile}
              path="image"
              required
            />
            <TextField
              label={texts.externalId}
              value={externalId}
              onChange={setExternalId}
              path="externalId"
              maxLength={200}
            />
          </div>
          <CheckField label={texts.isBlocked} checked={isBlocked} onChange={setBlocked} />
        </Card>
      </Form>
      {gallery.matches && <Matches matches={gallery.matches} onRemoved={gallery.forget} />}
    </Page>
  );
}

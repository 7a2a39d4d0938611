import type { FaceSimilarity, IndexFaceBody, SearchFacesBody } from '@notaria/kyc';
import { biometricsQueries } from '@notaria/kyc/react-query';
import { useMemo, useState } from 'react';
import { useWrite } from '../../../data/forms/use-write.js';
import { perEnvironment } from '../../../data/queries/per-environment.js';
import { useTexts } from '../../../session/language/texts.js';
import { uploadOf } from '../../../ui/forms/file.js';
import { newCheckTexts } from '../new/texts.js';

export const useFaceQueries = perEnvironment(biometricsQueries);

/** A picture for the gallery, in the form. */
interface GalleryEntry {
  readonly file: File | undefined;
  readonly externalId: string;
  readonly isBlocked: boolean;
}

/** Returns the search and the enrollment of a picture. An unchanged repetition is the same request. */
export function useGallery({ file, externalId, isBlocked }: GalleryEntry) {
  const texts = useTexts(newCheckTexts);
  const { queries } = useFaceQueries();
  const [matches, setMatches] = useState<readonly FaceSimilarity[]>();
  const find = useMemo(
    (): { body: SearchFacesBody } | undefined => file && { body: { image: uploadOf(file) } },
    [file],
  );
  const add = useMemo((): { body: IndexFaceBody } | undefined => {
    if (file === undefined) return undefined;
    const reference = externalId ? { externalId } : {};
    return { body: { image: uploadOf(file), blocklist: isBlocked, ...reference } };
  }, [file, externalId, isBlocked]);
  const search = useWrite({
    options: queries.faceSearch(),
    stale: [],
    onDone: (reply) => setMatches(reply.matches),
  });
  const enroll = useWrite({
    options: queries.faceIndex(),
    stale: [],
    successMessage: ({ face }) => texts.enrolled(face.id),
    onDone: ({ duplicates }) => setMatches(duplicates),
  });
  return {
    matches,
    forget: (faceId: string) => setMatches((now) => now?.filter((one) => one.faceId !== faceId)),
    search: () => find && search.mutate(find),
    enroll: () => add && enroll.mutate(add),
    isSearching: search.isPending,
    isEnrolling: enroll.isPending,
    error: search.error ?? enroll.error,
  };
}

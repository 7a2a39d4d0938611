import type {
  CheckLivenessBody,
  CheckProofOfAddressBody,
  EstimateAgeBody,
  IdentityInput,
  MatchFacesBody,
  VerifyIdDocumentBody,
} from '@notaria/kyc';
import { biometricsQueries, documentsQueries } from '@notaria/kyc/react-query';
import { readDecimal } from '../../../data/forms/decimals.js';
import { perEnvironment } from '../../../data/queries/per-environment.js';
import { uploadOf } from '../../../ui/forms/file.js';

const useDocumentQueries = perEnvironment(documentsQueries);
const useBiometricQueries = perEnvironment(biometricsQueries);

export const checkKinds = [
  'id',
  'poa',
  'database_validation',
  'liveness',
  'face_match',
  'age',
] as const;

export type CheckKind = (typeof checkKinds)[number];

export type FileName = 'frontImage' | 'backImage' | 'document' | 'image' | 'refImage';

/** The files of each kind of check. Names of optional files end with a question mark. */
export const filesOf: Readonly<Record<CheckKind, readonly (FileName | `${FileName}?`)[]>> = {
  id: ['frontImage', 'backImage?'],
  poa: ['document'],
  database_validation: [],
  liveness: ['image'],
  face_match: ['image', 'refImage'],
  age: ['image'],
};

export const blank = {
  expectedName: '',
  expectedAddress: '',
  idNumber: '',
  country: '',
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  minAge: '',
};

export type CheckField = keyof typeof blank;
type Values = Readonly<Record<CheckField, string>>;
export type Files = Partial<Readonly<Record<FileName, File>>>;

/** A check to run. A repetition with the same object is the same request. */
export type CheckRequest =
  | { readonly kind: 'id'; readonly variables: { body: VerifyIdDocumentBody } }
  | { readonly kind: 'poa'; readonly variables: { body: CheckProofOfAddressBody } }
  | { readonly kind: 'database_validation'; readonly variables: { body: IdentityInput } }
  | { readonly kind: 'liveness'; readonly variables: { body: CheckLivenessBody } }
  | { readonly kind: 'face_match'; readonly variables: { body: MatchFacesBody } }
  | { readonly kind: 'age'; readonly variables: { body: EstimateAgeBody } };

const filled = <K extends CheckField>(values: Values, names: readonly K[]) =>
  Object.fromEntries(
    names.filter((name) => values[name] !== '').map((name) => [name, values[name]]),
  ) as Partial<Readonly<Record<K, string>>>;

function documentRequest(
  kind: 'id' | 'poa',
  files: Files,
  values: Values,
): CheckRequest | undefined {
  const { frontImage, backImage, document } = files;
  if (kind === 'poa') {
    if (document === undefined) return undefined;
    const expected = filled(values, ['expectedName', 'expectedAddress']);
    return { kind, variables: { body: { document: uploadOf(document), ...expected } } };
  }
  if (frontImage === undefined) return undefined;
  const back = backImage ? { backImage: uploadOf(backImage) } : {};
  return { kind, variables: { body: { frontImage: uploadOf(frontImage), ...back } } };
}

function faceRequest(
  kind: 'liveness' | 'face_match' | 'age',
  { image, refImage }: Files,
  { minAge }: Values,
): CheckRequest | undefined {
  if (image === undefined) return undefined;
  const upload = uploadOf(image);
  if (kind === 'liveness') return { kind, variables: { body: { image: upload } } };
  if (kind === 'age') {
    const least = readDecimal(minAge);
    const limit = least === undefined ? {} : { minAge: least };
    return { kind, variables: { body: { image: upload, ...limit } } };
  }
  if (refImage === undefined) return undefined;
  return { kind, variables: { body: { userImage: upload, refImage: uploadOf(refImage) } } };
}

/** Returns the request; undefined while a file or the country is missing. */
export function requestOf(kind: CheckKind, files: Files, values: Values): CheckRequest | undefined {
  if (kind === 'id' || kind === 'poa') return documentRequest(kind, files, values);
  if (kind !== 'database_validation') return faceRequest(kind, files, values);
  const { idNumber, country } = values;
  if (country === '') return undefined;
  const person = filled(values, ['firstName', 'lastName', 'dateOfBirth']);
  return { kind, variables: { body: { idNumber, country, ...person } } };
}

interface CheckDone {
  readonly check: { readonly id: string };
}

/** Returns the mutation for a check of any kind. */
export function useCheckOptions() {
  const documents = useDocumentQueries().queries;
  const biometrics = useBiometricQueries().queries;
  return {
    mutationKey: ['notaria', 'checks', 'run'],
    mutationFn(request: CheckRequest): Promise<CheckDone> {
      const { kind, variables } = request;
      if (kind === 'id') return documents.idVerification().mutationFn(variables);
      if (kind === 'poa') return documents.proofOfAddress().mutationFn(variables);
      if (kind === 'database_validation')
        return documents.databaseValidation().mutationFn(variables);
      if (kind === 'liveness') return biometrics.liveness().mutationFn(variables);
      if (kind === 'face_match') return biometrics.faceMatch().mutationFn(variables);
      return biometrics.ageEstimation().mutationFn(variables);
    },
  };
}

import type { Feature, SessionInput } from '@notaria/kyc';

/**
 * The session in the form. `how` is the id of a workflow, empty for the default one, or the steps of the session.
 */
export interface Draft {
  readonly how: string;
  readonly features: readonly Feature[];
  readonly person: Readonly<Record<string, string>>;
  readonly contact: Readonly<Record<string, string>>;
  readonly externalId: string;
  readonly language: string;
  readonly expiresIn: string;
}

export const ownSteps = 'own';

export const empty: Draft = {
  how: '',
  features: ['id', 'liveness', 'face_match'],
  person: {},
  contact: {},
  externalId: '',
  language: '',
  expiresIn: '',
};

/** Returns the body without empty members. */
function filled(values: Readonly<Record<string, string>>): Record<string, string> {
  const trimmed = Object.entries(values).map(([name, text]) => [name, text.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, text]) => text !== ''));
}

export function bodyOf(draft: Draft): SessionInput {
  const { how, features, expiresIn } = draft;
  const { externalId, language } = filled({
    externalId: draft.externalId,
    language: draft.language,
  });
  const expected = filled(draft.person);
  const contact = filled(draft.contact);
  return {
    ...(how === ownSteps ? { features: [...features] } : {}),
    ...(how !== ownSteps && how !== '' ? { workflowId: how } : {}),
    ...(externalId ? { externalId } : {}),
    ...(language ? { language } : {}),
    ...(expiresIn ? { expiresIn: Number(expiresIn) } : {}),
    ...(Object.keys(expected).length > 0 ? { expected } : {}),
    ...(Object.keys(contact).length > 0 ? { contact } : {}),
  };
}

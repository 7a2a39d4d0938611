/** The two states of a part as texts, with a phrase about their difference. */
export interface Difference {
  readonly detail: string;
  readonly before: string;
  readonly after: string;
}

const none = 'none';

/** @param subject  the part that changes, such as `maxLength`, if the place does not name it */
export function changedFrom(before: string, after: string, subject = ''): Difference {
  const named = (text: string): string => `${subject} ${text}`.trim();
  return {
    detail: `${named(before)} is now ${after}`,
    before: named(before),
    after: named(after),
  };
}

export const removed = (thing: string): Difference => ({
  detail: `${thing} is gone`,
  before: thing,
  after: none,
});

/** @param thing  absent if the place names the new part */
export const added = (thing = ''): Difference => ({
  detail: `${thing} is new`.replace(/^ is /, ''),
  before: none,
  after: thing === '' ? 'new' : thing,
});

export const addedAsRequired: Difference = {
  detail: 'new and required',
  before: none,
  after: 'required',
};

export const nowRequired = changedFrom('optional', 'required');
export const nowOptional = changedFrom('required', 'optional');

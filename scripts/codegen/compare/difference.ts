/** The two states of one thing, each as text, and one phrase about both. */
export interface Difference {
  readonly detail: string;
  readonly before: string;
  readonly after: string;
}

const none = 'none';

/** @param subject  the thing that changes, where the place does not say it, such as `maxLength` */
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

/** @param thing  nothing where the place already names what is new */
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

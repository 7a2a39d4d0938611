import { callMany } from './company.js';

/** An operation as it is measured. */
export interface MeasuredCall {
  /** Makes what so many calls change or use up. It is not measured. */
  readonly prepare?: (count: number) => Promise<void>;
  readonly call: () => Promise<unknown>;
  /** Set for calls that take long, such as those that hash a password: few of them are enough. */
  readonly isSlow?: boolean;
}

/** Measured calls, by operation. */
export type Calls<Name extends string = string> = Readonly<Record<Name, MeasuredCall>>;

/** Returns a call that uses up something which is made for it beforehand. */
export function using<T>(
  make: () => Promise<T>,
  call: (made: T) => Promise<unknown>,
): MeasuredCall {
  let made: { readonly value: T }[] = [];
  return {
    prepare: async (count) => {
      made = await callMany(count, async () => ({ value: await make() }));
    },
    call: () => {
      const one = made.pop();
      if (one === undefined) throw new Error('A call has used up what was made for it');
      return call(one.value);
    },
  };
}

export const slowly = (measured: MeasuredCall): MeasuredCall => ({ ...measured, isSlow: true });

/** Returns texts that differ from each other. */
export function createNames(prefix: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}${count}`;
  };
}

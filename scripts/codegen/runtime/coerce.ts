/** Parses a text. Returns other text unchanged, which the validator then refuses. */
export type Reader = (value: unknown) => unknown;

const integer = /^(?:0|-?[1-9]\d*)$/;
const decimal = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

export const readInteger: Reader = (value) =>
  typeof value === 'string' && integer.test(value) ? Number(value) : value;

export const readNumber: Reader = (value) =>
  typeof value === 'string' && decimal.test(value) ? Number(value) : value;

export const readBoolean: Reader = (value) => {
  if (value === 'true') return true;
  return value === 'false' ? false : value;
};

export const readText: Reader = (value) => value;

/** A list in a query or a header is one text with commas. */
export const splitList = (value: unknown, readItem: Reader): unknown =>
  readList(typeof value === 'string' ? value.split(',') : value, readItem);

/** A form field that is sent once is a list with one item. */
export const readList = (value: unknown, readItem: Reader): unknown =>
  (Array.isArray(value) ? value : [value]).map(readItem);

/** Reads one text; hands anything it cannot read back as it is, for the validator to refuse. */
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

/** A list in a query or a header is one text, its items separated by commas. */
export const splitList = (value: unknown, readItem: Reader): unknown =>
  readList(typeof value === 'string' ? value.split(',') : value, readItem);

/** A field of a form given once is a list of one. */
export const readList = (value: unknown, readItem: Reader): unknown =>
  (Array.isArray(value) ? value : [value]).map(readItem);

/**
 * The longest number token. Longer ones are refused without parsing; no value of the contract needs a third of it.
 */
const maxTokenLength = 40;

/** A double represents every number with at most this many significant digits exactly. */
const maxSignificantDigits = 17;

const quote = 0x22;
const backslash = 0x5c;
const zero = 0x30;
const nine = 0x39;

const isDigit = (code: number): boolean => code >= zero && code <= nine;

/** `+`, `-`, `.`, digits, `E` and `e`: the characters of a JSON number. */
const isNumberCharacter = (code: number): boolean =>
  isDigit(code) || code === 0x2b || code === 0x2d || code === 0x2e || (code | 0x20) === 0x65;

/** Returns the index after the closing quote of the string that opens at `start`. */
function endOfString(json: string, start: number): number {
  let at = start + 1;
  for (let code = json.charCodeAt(at); at < json.length && code !== quote; ) {
    at += code === backslash ? 2 : 1;
    code = json.charCodeAt(at);
  }
  return at + 1;
}

function endOfNumber(json: string, start: number): number {
  let at = start;
  while (at < json.length && isNumberCharacter(json.charCodeAt(at))) at += 1;
  return at;
}

/** Counts the digits of a short token between its first and its last one that is not zero. */
function significantDigits(token: string): number {
  const [mantissa = ''] = token.toLowerCase().split('e');
  let count = 0;
  let trailingZeros = 0;
  for (let at = 0; at < mantissa.length; at += 1) {
    const code = mantissa.charCodeAt(at);
    if (!isDigit(code) || (code === zero && count === 0)) continue;
    count += 1;
    trailingZeros = code === zero ? trailingZeros + 1 : 0;
  }
  return count - trailingZeros;
}

function isInexact(json: string, start: number, end: number): boolean {
  const length = end - start;
  if (length <= maxSignificantDigits) return false;
  return (
    length > maxTokenLength || significantDigits(json.slice(start, end)) > maxSignificantDigits
  );
}

/**
 * Returns true if a number of the document would change when it is read as a double: it has more than 17 significant
 * digits, or more than 40 characters. Reads each character once.
 *
 * @param json  a document that `JSON.parse` has accepted
 */
export function hasInexactNumber(json: string): boolean {
  for (let at = 0; at < json.length; ) {
    const code = json.charCodeAt(at);
    if (code === quote) {
      at = endOfString(json, at);
    } else if (isDigit(code)) {
      const end = endOfNumber(json, at);
      if (isInexact(json, at, end)) return true;
      at = end;
    } else {
      at += 1;
    }
  }
  return false;
}

/** Browsers in this order, because each also names those after it. */
const programs: readonly (readonly [RegExp, string])[] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

export interface Device {
  readonly program: string;
  readonly system: string | undefined;
}

const firstOf = (known: readonly (readonly [RegExp, string])[], text: string) =>
  known.find(([sign]) => sign.test(text))?.[1];

/**
 * Returns the browser and system of a `User-Agent`, such as `Firefox` on `Linux`; the first word for other programs,
 * such as `curl`.
 */
export function deviceOf(userAgent: string | null): Device | undefined {
  const program = firstOf(programs, userAgent ?? '') ?? /^[^\s/(]+/.exec(userAgent ?? '')?.[0];
  if (userAgent === null || program === undefined) return undefined;
  return { program, system: firstOf(systems, userAgent) };
}

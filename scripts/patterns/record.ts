import { pathToFileURL } from 'node:url';

/**
 * Returns the patterns that the code of a file builds while `work` runs. Patterns of its dependencies are left out.
 *
 * @param file  absolute path
 */
export async function recordPatterns(
  file: string,
  work: () => Promise<unknown>,
): Promise<RegExp[]> {
  const native = globalThis.RegExp;
  const url = pathToFileURL(file).href;
  const recorded: RegExp[] = [];
  const record = (pattern: RegExp): RegExp => {
    const [, , , builder = ''] = (new Error('Where it was built').stack ?? '').split('\n');
    if (builder.includes(url) || builder.includes(file)) recorded.push(pattern);
    return pattern;
  };
  globalThis.RegExp = new Proxy(native, {
    construct: (target, args) => record(Reflect.construct(target, args) as RegExp),
    apply: (target, self, args) => record(Reflect.apply(target, self, args) as RegExp),
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = native;
  }
  return recorded;
}

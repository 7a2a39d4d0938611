import { onDemand } from '../on-demand.mjs';

interface Verdict {
  readonly status: 'safe' | 'unknown' | 'vulnerable';
  readonly complexity: { readonly summary: string };
  readonly attack: { readonly pattern: string };
}

type Check = (source: string, flags: string, limits: object) => Verdict;

const { checkSync } = (await onDemand('tools'))('recheck') as { readonly checkSync: Check };

/**
 * Without time limits, the verdict does not depend on the load of the machine; limits of steps remain. A negative
 * `recallTimeout` prevents recheck from timing the attack itself, because an attack within the limit would count as
 * safe.
 */
const bySteps = {
  timeout: null,
  seedingTimeout: null,
  incubationTimeout: null,
  recallTimeout: -1,
  attackTimeout: null,
};

const verdicts = new Map<string, string | undefined>();

function judge({ flags, source }: RegExp): string | undefined {
  const verdict = checkSync(source, flags, bySteps);
  if (verdict.status === 'safe') return undefined;
  if (verdict.status === 'unknown') return 'cannot be judged: write it in a simpler form';
  return `takes ${verdict.complexity.summary} time on ${verdict.attack.pattern}`;
}

/**
 * Returns why a regular expression may take more than linear time on some text, with a text that shows it. Returns
 * undefined if every text takes linear time.
 */
export function superlinearFault(pattern: RegExp): string | undefined {
  const key = String(pattern);
  if (!verdicts.has(key)) verdicts.set(key, judge(pattern));
  return verdicts.get(key);
}

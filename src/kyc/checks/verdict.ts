import { type Message, mapMessage } from '../../kernel/messages/catalog.js';
import type { Finding } from '../engines/index.js';
import { type CheckSettings, type CheckStatus, judge, type Warning } from '../sessions/index.js';
import { text } from './messages/index.js';

/** A status and its reasons, derived from findings. */
export interface Verdict {
  readonly status: CheckStatus;
  readonly warnings: Warning[];
  readonly isRetryable: boolean;
}

/** Reasons that no workflow can ignore: nothing was examined, or the engine could not judge it. */
const binding =
  /^(SANDBOX_.*|(LIVENESS|DOCUMENT)_NOT_CERTIFIED|COULD_NOT_PERFORM|(REGISTER|AML)_NOT_AVAILABLE)$/;

function withoutExcuses({ actions, ...settings }: CheckSettings): CheckSettings {
  const entries = Object.entries(actions).filter(
    ([code, action]) => action !== 'approve' || !binding.test(code),
  );
  return { actions: Object.fromEntries(entries), ...settings };
}

const rank: Readonly<Record<Finding['severity'], number>> = {
  error: 2,
  warning: 1,
  information: 0,
};

const longestMessage = 500;

const clipped = (message: Message): Message =>
  mapMessage(message, (translated) => translated.slice(0, longestMessage));

/** Keeps each code once, with its highest severity. */
export function asWarnings(findings: readonly Finding[]): Warning[] {
  const byCode = new Map<string, Warning>();
  for (const { code, severity, message } of findings) {
    const known = byCode.get(code);
    if (known !== undefined && rank[known.severity] >= rank[severity]) continue;
    byCode.set(code, { code, severity, message: clipped(message) });
  }
  return [...byCode.values()].slice(0, 100);
}

/** Returns the verdict of a workflow. It is retryable if another image could remove every finding that declines. */
export function verdictOf(findings: readonly Finding[], settings: CheckSettings): Verdict {
  const strict = withoutExcuses(settings);
  const warnings = asWarnings(findings);
  const status = judge(warnings, strict);
  const fatal = findings.filter((finding) => judge(asWarnings([finding]), strict) === 'declined');
  const isRetryable =
    status === 'declined' && fatal.every(({ isRetryable: mayRetry }) => mayRetry === true);
  return { status, warnings, isRetryable };
}

/** The verdict on an input that the engine cannot judge, for a reviewer. */
export const missing: Finding = {
  code: 'COULD_NOT_PERFORM',
  severity: 'warning',
  message: text('notPerformed'),
};

import { type Message, mapMessage } from '../../kernel/messages/catalog.js';
import type { Finding } from '../engines/index.js';
import {
  type CheckSettings,
  type CheckStatus,
  judge,
  type Warning,
  worst,
} from '../sessions/index.js';
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

interface JudgedFinding {
  readonly status: CheckStatus;
  /** True if another input could correct the fault. */
  readonly isOpen: boolean;
}

/**
 * A fault that another input may correct, such as a blurred picture, says nothing about the person. It declines only in a
 * workflow that declines its code by name.
 */
function judgeFinding(finding: Finding, settings: CheckSettings): JudgedFinding {
  const status = judge([finding], settings);
  const isFaultOfInput = finding.severity === 'error' && finding.isRetryable === true;
  if (!isFaultOfInput || status !== 'declined') return { status, isOpen: false };
  const isNamed = Object.hasOwn(settings.actions, finding.code);
  return { status: isNamed ? 'declined' : 'in_review', isOpen: true };
}

/** Returns the verdict of a workflow. It is retryable if another input could correct a fault, and nothing else declines. */
export function verdictOf(findings: readonly Finding[], settings: CheckSettings): Verdict {
  const strict = withoutExcuses(settings);
  const judged = findings.map((finding) => judgeFinding(finding, strict));
  const status = worst(judged.map((one) => one.status));
  const declining = judged.filter((one) => one.status === 'declined');
  const isRetryable =
    declining.length > 0
      ? declining.every(({ isOpen }) => isOpen)
      : judged.some(({ isOpen }) => isOpen);
  return { status, warnings: asWarnings(findings), isRetryable };
}

/** The verdict on an input that the engine cannot judge, for a reviewer. */
export const missing: Finding = {
  code: 'COULD_NOT_PERFORM',
  severity: 'warning',
  message: text('notPerformed'),
};

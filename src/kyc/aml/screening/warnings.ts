import type { components } from '../../../../generated/kyc/types.js';
import { type Source, severityOf } from '../../facts/index.js';
import { numberSource } from '../../matching/index.js';
import type { Warning } from '../../sessions/index.js';
import { text } from '../messages/index.js';
import { isCounted, type ReviewedHit } from './rules.js';

type Schemas = components['schemas'];

export type AmlThresholds = Pick<Schemas['Thresholds'], 'amlReview' | 'amlDecline'>;

const confirmed: Warning = {
  code: 'AML_CONFIRMED_MATCH',
  severity: 'error',
  message: text('confirmedMatch'),
};

function scoreWarning(score: number, source: Source, thresholds: AmlThresholds): Warning {
  const { amlDecline, amlReview } = thresholds;
  const reviewed = severityOf('aml', 'exactName', source);
  if (score >= amlDecline) {
    const message = text('strongMatch', { score });
    return { code: 'AML_STRONG_MATCH', severity: reviewed, message };
  }
  const severity = score >= amlReview ? reviewed : 'information';
  return { code: 'AML_POSSIBLE_MATCH', severity, message: text('possibleMatch', { score }) };
}

/**
 * Returns the warning of a hit. A name never declines, because many people share it; nor does a number that no source
 * confirmed.
 */
function warningOf(hit: ReviewedHit, thresholds: AmlThresholds): Warning {
  const { matchedNameKind, score } = hit;
  const source = numberSource(hit.modifiers);
  if (source === 'confirmed') {
    const severity = severityOf('aml', 'equalNumber', source);
    return { code: 'AML_IDENTIFIER_MATCH', severity, message: text('equalNumber') };
  }
  if (source === undefined && matchedNameKind === 'weak') {
    const severity = severityOf('aml', 'weakAlias', 'claimed');
    return { code: 'AML_WEAK_ALIAS_MATCH', severity, message: text('weakAlias') };
  }
  return scoreWarning(score, source ?? 'claimed', thresholds);
}

/** The order of warnings from the least to the most serious. */
const severities = ['information', 'warning', 'error'];
const codes = [
  'AML_WEAK_ALIAS_MATCH',
  'AML_POSSIBLE_MATCH',
  'AML_STRONG_MATCH',
  'AML_IDENTIFIER_MATCH',
];

const gravityOf = ({ code, severity }: Warning): number =>
  severities.indexOf(severity) * codes.length + codes.indexOf(code);

const gravest = (warnings: readonly Warning[]): Warning[] =>
  warnings.toSorted((a, b) => gravityOf(b) - gravityOf(a)).slice(0, 1);

const changed: Warning = {
  code: 'AML_CONFIRMED_MATCH_CHANGED',
  severity: 'warning',
  message: text('confirmedMatchChanged'),
};

/**
 * Returns the most serious warning, if any hit counts. A confirmed match whose entry has changed goes to review at any
 * score.
 *
 * @param isChanged  returns true for hits that were confirmed before their entry changed
 */
export function warningsOf<Hit extends ReviewedHit>(
  hits: readonly Hit[],
  thresholds: AmlThresholds,
  isChanged: (hit: Hit) => boolean,
): Warning[] {
  const others = hits.filter((hit) => !isChanged(hit));
  const counted = others.filter(isCounted).toSorted((a, b) => b.score - a.score);
  const isConfirmed = counted.some(({ reviewStatus }) => reviewStatus === 'true_match');
  const found = isConfirmed
    ? [confirmed]
    : gravest(counted.map((hit) => warningOf(hit, thresholds)));
  return others.length < hits.length ? [changed, ...found] : found;
}

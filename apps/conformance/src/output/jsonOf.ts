import { checkById } from '../checks/registry';
import type { Report } from '../run/runChecks';
import type { Profile } from '../profiles/profiles';
import { notShownIn, verdictOf } from '../profiles/verdict';
import { findingsOf } from './findings';

/** The report as JSON: the verdict, every finding with its reason, every result, the timings. */
export function jsonOf(report: Report, profile?: Profile): string {
  const findings = findingsOf(report.results).map(({ check, severity, failed }) => {
    const { title, why, advice } = checkById(check);
    const calls = failed.map(({ call, detail }) => ({ call, detail }));
    return { check, severity, title, why, advice, calls };
  });
  const { base, permission, tookMs, timings, results } = report;
  const verdict = verdictOf(results, profile);
  const notShown = profile === undefined ? [] : notShownIn(results, profile);
  const told = { base, permission, verdict, notShown, tookMs, findings, timings, results };
  return `${JSON.stringify(told, null, 2)}\n`;
}

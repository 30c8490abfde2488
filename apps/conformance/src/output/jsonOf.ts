import { checkById } from '../checks/registry';
import type { Report } from '../run/runChecks';
import { exitCodeOf, findingsOf } from './findings';

/** The report as JSON: the verdict, every finding with its reason, every result, the timings. */
export function jsonOf(report: Report): string {
  const findings = findingsOf(report.results).map(({ check, severity, failed }) => {
    const { title, why, advice } = checkById(check);
    const calls = failed.map(({ call, detail }) => ({ call, detail }));
    return { check, severity, title, why, advice, calls };
  });
  const { base, permission, tookMs, timings, results } = report;
  const conforms = exitCodeOf(report, false) === 0;
  return `${JSON.stringify({ base, permission, conforms, tookMs, findings, timings, results }, null, 2)}\n`;
}

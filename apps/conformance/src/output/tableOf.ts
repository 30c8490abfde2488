import { describedCalls } from '@kislap/api/registry';
import { checkById, registry } from '../checks/registry';
import type { Profile } from '../profiles/profiles';
import { notShownIn, type Verdict, verdictOf } from '../profiles/verdict';
import type { Report, Result } from '../run/runChecks';
import { type CheckFindings, findingsOf } from './findings';

const marks = { passed: 'ok', skipped: '-', failed: 'FAIL' } as const;

/** The report for a person: a row per call, a column per kind of check, then every finding with its reason. */
export function tableOf(report: Report, profile?: Profile): string {
  const errors = count(report.results, 'error');
  const warnings = count(report.results, 'warning');
  const findings = findingsOf(report.results);
  return [
    `${report.base} (${whatWasAllowed[report.permission]})`,
    '',
    ...alignColumns(rowsOf(report)),
    '',
    'ok passed · FAIL an error · warn a warning · - not looked at',
    '',
    ...findings.flatMap(findingTexts),
    ...skippedKinds(report),
    ...notShownLines(report, profile),
    `${report.base} ${verdictWords[verdictOf(report.results, profile)]}: ${passed(report)} passed, ${many(errors, 'error')}, ${many(warnings, 'warning')} ` +
      `in ${(report.tookMs / 1000).toFixed(1)} s.`,
    '',
  ].join('\n');
}

const whatWasAllowed: Readonly<Record<Report['permission'], string>> = {
  read: 'only read',
  write: 'read, and changed a picture and a favorite',
  money: 'read, changed, opened orders and asked for rewards',
  away: 'read, changed, opened orders, and limited and excluded the account',
};

const verdictWords = {
  conforms: 'conforms',
  'does not conform': 'does not conform',
  'not shown': 'is not shown to conform',
} as const satisfies Readonly<Record<Verdict, string>>;

/** What a profile cannot do without and nobody has seen. */
function notShownLines({ results }: Report, profile: Profile | undefined): readonly string[] {
  const ids = profile === undefined ? [] : notShownIn(results, profile);
  const lines = ids.map((id) => {
    const reason = results.find(({ check, detail }) => check === id && detail !== '')?.detail ?? 'not asked';
    return `  ${id}: ${reason}`;
  });
  return lines.length === 0 ? [] : [`Not shown of the profile ${profile?.id}:`, ...lines, ''];
}

function rowsOf({ results, timings }: Report): readonly (readonly string[])[] {
  const kinds = registry.filter(({ id }) => id !== 'timing' && results.some(({ kind }) => kind === id));
  const order = new Map<string, number>(describedCalls.map(({ name }, index) => [name, index]));
  const calls = [...new Set(results.map(({ call }) => call))]
    .filter((call) => call !== '')
    .toSorted((one, other) => (order.get(one) ?? order.size) - (order.get(other) ?? order.size));
  const timing = new Map(timings.map((one) => [one.call, one]));
  const head = ['call', ...kinds.map(({ id }) => id), ...(timings.length > 0 ? ['median', 'p95'] : [])];
  const rows = calls.map((call) => {
    const own = results.filter((result) => result.call === call);
    const marked = kinds.map(({ id }) => markOf(own.filter(({ kind }) => kind === id)));
    const { medianMs, p95Ms } = timing.get(call) ?? {};
    return [call, ...marked, ...(timings.length > 0 ? [ms(medianMs), ms(p95Ms)] : [])];
  });
  return [head, ...rows];
}

function markOf(results: readonly Result[]): string {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  if (failed.some(({ severity }) => severity === 'error')) return marks.failed;
  if (failed.length > 0) return 'warn';
  return results.some(({ outcome }) => outcome === 'passed') ? marks.passed : marks.skipped;
}

function ms(value: number | undefined): string {
  return value === undefined ? '-' : `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
}

function count(results: readonly Result[], severity: Result['severity']): number {
  return results.filter((result) => result.outcome === 'failed' && result.severity === severity).length;
}

function many(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

function passed({ results }: Report): number {
  return results.filter(({ outcome }) => outcome === 'passed').length;
}

/** Whole checks that these settings leave out, so that nobody takes silence for success. */
function skippedKinds({ results }: Report): readonly string[] {
  const left = results.filter(({ call, outcome }) => call === '' && outcome === 'skipped');
  const reasons = [...new Set(left.map(({ detail }) => detail))];
  if (reasons.length === 0) return [];
  const lines = reasons.map((reason) => {
    const checks = left.filter(({ detail }) => detail === reason).map(({ check }) => check);
    return `  ${reason}: ${checks.join(', ')}`;
  });
  return ['Not checked:', ...lines, ''];
}

/** Rows of a table as lines of text, each column as wide as its widest cell. */
function alignColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const shownCalls = 8;

/** One finding as lines of text: what happened to which calls, why it matters, what to do. */
function findingTexts({ check, severity, failed }: CheckFindings): readonly string[] {
  const { title, why, advice } = checkById(check);
  const shown = failed.slice(0, shownCalls).map(({ call, detail }) => `    ${call}: ${detail}`);
  const more = failed.length - shown.length;
  return [
    `${severity === 'error' ? 'ERROR' : 'WARNING'} ${check}`,
    `  Not so: ${title}.`,
    ...shown,
    ...(more > 0 ? [`    and ${more} more calls`] : []),
    `  Why it matters: ${why}`,
    `  What to do: ${advice}`,
    '',
  ];
}

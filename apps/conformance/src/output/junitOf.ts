import { checkById } from '../checks/registry';
import type { Report, Result } from '../run/runChecks';

/** The report as JUnit XML: a suite per kind, a case per check and call. A warning is a passed case that says so. */
export function junitOf({ results, tookMs }: Report): string {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const suites = kinds.map((kind) =>
    suiteOf(
      kind,
      results.filter((result) => result.kind === kind),
    ),
  );
  const head = `<testsuites name="kislap-conformance" tests="${results.length}" time="${(tookMs / 1000).toFixed(3)}">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...suites, '</testsuites>', ''].join('\n');
}

function suiteOf(kind: string, results: readonly Result[]): string {
  const failures = results.filter(isError).length;
  const skipped = results.filter(({ outcome }) => outcome === 'skipped').length;
  const head = `<testsuite name="${kind}" tests="${results.length}" failures="${failures}" skipped="${skipped}">`;
  return [`  ${head}`, ...results.map(caseOf), '  </testsuite>'].join('\n');
}

function caseOf(result: Result): string {
  const { check, call, detail } = result;
  const { title } = checkById(check);
  const head = `    <testcase classname="${escape(check)}" name="${escape(call === '' ? title : `${call}: ${title}`)}"`;
  if (isError(result)) return `${head}><failure message="${escape(detail)}"/></testcase>`;
  if (result.outcome === 'skipped') return `${head}><skipped message="${escape(detail)}"/></testcase>`;
  if (result.outcome === 'failed')
    return `${head}><system-out>${escape(`warning: ${detail}`)}</system-out></testcase>`;
  return `${head}/>`;
}

function isError({ outcome, severity }: Result): boolean {
  return outcome === 'failed' && severity === 'error';
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text of a server may hold anything; what XML has no place for is left out. */
function escape(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the characters that XML does not allow
  const allowed = text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
  return allowed.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registry } from '../src/checks/registry';
import { exitCodeOf } from '../src/output/findings';
import { jsonOf } from '../src/output/jsonOf';
import { junitOf } from '../src/output/junitOf';
import { listOfChecks, markdownOfChecks } from '../src/output/checkLists';
import { tableOf } from '../src/output/tableOf';
import { aReport } from './support/aReport';

const checks = registry.flatMap((kind) => kind.checks);

describe('the table', () => {
  it('has a row per call and a column per kind, then what happened, why it matters and what to do', () => {
    expect(tableOf(aReport)).toBe(`https://api.example (only read)

call            presence  shape  errors  writes  median  p95
getUserInfo     ok        FAIL   -       -       4.3 ms  120 ms
gameList        -         warn   -       -       -       -
(unknown call)  -         -      ok      -       -       -

ok passed · FAIL an error · warn a warning · - not looked at

ERROR shape.readable
  Not so: The data can be read by the contract.
    getUserInfo: Score: "<1 & 2>"
  Why it matters: What cannot be read is not shown: the screen says that the answer makes no sense.
  What to do: Send every required field in its type: amounts of the ledger are whole ten-thousandths of a peso.

WARNING shape.loose
  Not so: Values have the very type of the contract.
    gameList: hot true is read as 1
  Why it matters: The app reads numbers sent as text and flags in any spelling, at the price of guessing.
  What to do: Send numbers as JSON numbers, flags as 0 or 1, lists as arrays.

Not checked:
  needs --write: writes.picture

https://api.example does not conform: 2 passed, 1 error, 1 warning in 1.2 s.
`);
  });
});

describe('the JSON', () => {
  it('holds the verdict, the findings with their reasons, and every result', () => {
    const read: unknown = JSON.parse(jsonOf(aReport));
    expect(read).toMatchObject({
      verdict: 'does not conform',
      notShown: [],
      findings: [
        { check: 'shape.readable', severity: 'error', calls: [{ call: 'getUserInfo' }] },
        { check: 'shape.loose', severity: 'warning' },
      ],
      results: aReport.results,
      timings: aReport.timings,
    });
  });
});

describe('the JUnit file', () => {
  it('has a suite per kind; an error fails a case, a warning does not', () => {
    const xml = junitOf(aReport);
    expect(xml).toContain('<testsuite name="shape" tests="2" failures="1" skipped="0">');
    expect(xml).toContain('<failure message="Score: &quot;&lt;1 &amp; 2&gt;&quot;"/>');
    expect(xml).toContain('<system-out>warning: hot true is read as 1</system-out>');
    expect(xml).toContain('<skipped message="needs --write"/>');
  });

  it('leaves out what XML has no place for', () => {
    const [, failed] = aReport.results;
    const results = failed ? [{ ...failed, detail: 'a\u0000b\uFFFFc' }] : [];
    expect(junitOf({ ...aReport, results })).toContain('<failure message="abc"/>');
  });
});

describe('the exit code', () => {
  it('is 1 for an error, and for a warning where warnings count', () => {
    expect(exitCodeOf(aReport, { isStrict: false })).toBe(1);
    const results = aReport.results.filter(({ check }) => check !== 'shape.readable');
    expect(exitCodeOf({ ...aReport, results }, { isStrict: false })).toBe(0);
    expect(exitCodeOf({ ...aReport, results }, { isStrict: true })).toBe(1);
  });

  it('is 3 where nothing failed because nothing was looked at', () => {
    const results = aReport.results.filter(({ outcome }) => outcome === 'skipped');
    expect(exitCodeOf({ ...aReport, results }, { isStrict: false })).toBe(3);
    expect(tableOf({ ...aReport, results })).toContain(
      'https://api.example is not shown to conform: 0 passed',
    );
  });
});

describe('the list of checks', () => {
  it('is the one of the page for operators', () => {
    const page = readFileSync(new URL('../../../docs/operators/conformance.md', import.meta.url), 'utf8');
    const cells = (text: string) =>
      text
        .split('\n')
        .filter((line) => line.startsWith('| `') && /^\| `[a-z]+\.[a-z0-9]+`/.test(line))
        .map((line) => line.split('|').map((cell) => cell.trim()));
    expect(cells(page)).toEqual(cells(markdownOfChecks()));
  });

  it('names every check, for a terminal and for a page', () => {
    for (const { id, title } of checks) {
      expect(listOfChecks()).toContain(`${id}  ${title}`);
      expect(markdownOfChecks()).toContain(`| \`${id}\` | ${title} |`);
    }
  });

  it('has ids that begin with their kind and are used once', () => {
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
    for (const kind of registry) {
      expect(kind.checks.every(({ id }) => id.startsWith(`${kind.id}.`))).toBe(true);
    }
  });
});

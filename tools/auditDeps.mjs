import { spawnSync } from 'node:child_process';
import { readArguments } from './readArguments.mjs';

readArguments('npm run audit:deps', {});

/**
 * `npm run audit:deps`: the registry's signatures and provenance of everything installed, and known weaknesses in what
 * is given out. A registry that offers no audit, or none that can be reached, is named and leaves the rest undecided:
 * only a finding fails.
 */
const checks = [
  {
    what: 'signatures',
    args: ['audit', 'signatures', '--json'],
    /** @param {any} report */
    findings: ({ invalid = [], missing = [] }) => [
      ...invalid.map((/** @type {any} */ one) => `${one.name}@${one.version}: invalid signature`),
      ...missing.map((/** @type {any} */ one) => `${one.name}@${one.version}: no signature`),
    ],
  },
  {
    what: 'weaknesses',
    args: ['audit', '--omit=dev', '--json'],
    /** @param {any} report */
    findings: ({ vulnerabilities = {} }) =>
      Object.values(vulnerabilities)
        .filter(({ severity }) => severity === 'high' || severity === 'critical')
        .map(({ name, severity, range }) => `${name} ${range}: ${severity}`),
  },
];

/**
 * @param {readonly string[]} args
 * @returns {{ report: any } | { why: string }} What npm found, or why it could not look.
 */
function runNpm(args) {
  const { stdout, stderr } = spawnSync('npm', args, { encoding: 'utf8' });
  const said = /npm (?:error|ERR!) (?:code )?(.*)/.exec(stderr)?.[1] ?? 'no report';
  try {
    const report = JSON.parse(stdout);
    const problem = report.error ?? report.message;
    return problem === undefined ? { report } : { why: report.message ?? problem.code ?? said };
  } catch {
    // What is no JSON is npm's word about the registry.
    return { why: said };
  }
}

for (const { what, args, findings } of checks) {
  const outcome = runNpm(args);
  if ('why' in outcome) {
    const reason = outcome.why.replace(/https?:\S+/g, 'the registry');
    console.log(`${what}: not checked, the registry does not offer it here (${reason}).`);
    continue;
  }
  const found = findings(outcome.report);
  console.log(`${what}: ${found.length === 0 ? 'no findings' : found.join('\n  ')}`);
  if (found.length > 0) process.exitCode = 1;
}

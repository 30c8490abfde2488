/** @typedef {import('./text.mjs').Tree} Tree */

/** Also under another name, such as `npm:@sparticuz/chromium@106.0.2`. */
const exact = /^(npm:(@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
/** An override that gives a package the version that we have ourselves. @param {unknown} version */
const takesOurs = (version) =>
  typeof version === 'object' && Object.entries(Object(version)).every(([name, ours]) => ours === `$${name}`);

/** Releases that carried malicious code. */
const poisoned = ['axios@1.14.1', 'axios@0.30.4', 'plain-crypto-js@'];

/** Every dependency of ours is one exact version. @param {Tree} tree */
export function exactVersions(tree) {
  return [...tree]
    .filter(([path]) => /^((apps|libs)\/[^/]+\/)?package\.json$/.test(path))
    .flatMap(([path, text]) => {
      const { dependencies = {}, devDependencies = {}, overrides = {} } = JSON.parse(text);
      return Object.entries({ ...dependencies, ...devDependencies, ...overrides })
        .filter(([, version]) => !exact.test(String(version)) && !takesOurs(version))
        .map(([name, version]) => `${path} asks for ${name}@${version}: pin one exact version`);
    });
}

/** The lock names checked contents only: no addresses, no git, no release known to be poisoned. @param {Tree} tree */
export function soundLock(tree) {
  const lock = JSON.parse(tree.get('package-lock.json') ?? '{}');
  return Object.entries(lock.packages ?? {}).flatMap(([path, entry]) => {
    const name = entry.name ?? path.split('node_modules/').at(-1);
    const findings = [];
    if (typeof entry.resolved === 'string' && /^(https?|git|ssh)/.test(entry.resolved)) {
      findings.push(`package-lock.json holds a download address for ${name}`);
    }
    if (path.includes('node_modules/') && !entry.link && !entry.inBundle && !entry.integrity) {
      findings.push(`package-lock.json has no integrity for ${name}`);
    }
    if (poisoned.some((bad) => `${name}@${entry.version}`.startsWith(bad))) {
      findings.push(`package-lock.json holds ${name}@${entry.version}, which carried malicious code`);
    }
    return findings;
  });
}

/** The README, the continuous integration script and package.json speak of the same two commands. @param {Tree} tree */
export function sameCommands(tree) {
  const findings = [];
  for (const command of ['npm ci && npm start', 'npm ci && npm test']) {
    if (!tree.get('README.md')?.includes(command)) findings.push(`README.md does not show \`${command}\``);
  }
  if (!tree.get('.ci/run')?.includes('npm ci && npm test')) {
    findings.push('.ci/run does not call `npm ci && npm test`');
  }
  return findings;
}

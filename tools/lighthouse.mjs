import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserArgs, findBrowser } from './browser.mjs';
import { medianOf } from './median.mjs';
import { startSandbox } from './sandbox.mjs';
import { readArguments } from './readArguments.mjs';

/**
 * `npm run lighthouse`: Lighthouse's mobile preset on the built guest home, served by the sandbox; the median of
 * three runs per category. Fails under 95. `npm run lighthouse -- /login` looks at another path.
 */
const repository = fileURLToPath(new URL('..', import.meta.url));
const runs = 3;
const target = 95;
const [path = '/'] = readArguments('npm run lighthouse', {}, ['PATH']).positionals;

/** @param {string} url @param {string} report @returns {Record<string, number>} Score from 0 to 100 by category. */
function measure(url, report) {
  const cli = join(repository, 'node_modules/lighthouse/cli/index.js');
  const flags = [
    '--quiet',
    '--no-enable-error-reporting',
    '--output=json',
    `--output-path=${report}`,
    `--chrome-flags=--headless=new ${browserArgs.join(' ')}`,
  ];
  execFileSync(process.execPath, [cli, url, ...flags], { stdio: ['ignore', 'ignore', 'inherit'] });
  const { categories } = JSON.parse(readFileSync(report, 'utf8'));
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  );
}

process.env.CHROME_PATH = findBrowser();
mkdirSync(join(repository, 'reports'), { recursive: true });

const sandbox = await startSandbox();
try {
  const scores = Array.from({ length: runs }, (_, run) =>
    measure(`${sandbox.origin}${path}`, join(repository, 'reports', `lighthouse-${run + 1}.json`)),
  );
  for (const category of Object.keys(scores[0] ?? {})) {
    const values = scores.map((one) => one[category] ?? 0);
    const median = medianOf(values) ?? 0;
    console.log(`${category.padEnd(16)} ${String(median).padStart(3)}   (${values.join(', ')})`);
    if (median < target) process.exitCode = 1;
  }
} finally {
  await sandbox.stop();
}

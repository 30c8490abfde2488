import { execFileSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserArgs, findWindowlessBrowser } from './browser.mjs';
import { startSandbox } from './sandbox.mjs';
import { signInSeedPlayer } from './seedPlayer.mjs';
import { buildWith, copyBuild } from './updates/buildWith.mjs';
import { Line } from './updates/Line.mjs';
import { returningPlayer } from './updates/returningPlayer.mjs';
import { readArguments } from './readArguments.mjs';

/**
 * `npm run updates`: what a returning player transfers of the app itself when one line of it has changed, with the service
 * worker and without, where the server tells what differs (RFC 9842); `-- --whole` also where it sends files whole. Asked of
 * a real browser. `-- --files` names each file. Fails when an update with the worker brings a script that has not changed, or when
 * what differs comes to more than it should.
 */
const { values: options } = readArguments('npm run updates', {
  whole: { type: 'boolean', default: false },
  files: { type: 'boolean', default: false },
});
/** @type {readonly import('./updates/buildWith.mjs').Change[]} */
const changes = [
  {
    what: 'the frame of every page',
    file: 'apps/player-web/src/shell/overlays/OverlayHost.tsx',
    from: 'const EXIT_LIMIT_MS = 1000;',
    to: 'const EXIT_LIMIT_MS = 1001;',
  },
  {
    what: 'what several screens share',
    file: 'libs/ui/src/primitives/QrCode/QrCode.tsx',
    from: 'const QUIET_ZONE = 4;',
    to: 'const QUIET_ZONE = 5;',
  },
  {
    what: 'the money sheet',
    file: 'apps/player-web/src/overlays/deposit/DepositHold.tsx',
    from: 'const TO_THE_MINUTE = 16;',
    to: 'const TO_THE_MINUTE = 15;',
  },
];
const MOST_SCRIPTS = 1;
/** Of scripts and styles, where the server tells what differs. */
const MOST_BYTES = 5000;

const configure = fileURLToPath(new URL('../apps/configure/bin/kislap-configure.mjs', import.meta.url));
const settings = fileURLToPath(new URL('../apps/configure/operator.example.json', import.meta.url));

const ways = [
  { name: 'worker, what differs', hasWorker: true, isTold: true },
  { name: 'no worker, what differs', hasWorker: false, isTold: true },
  { name: 'worker, whole files', hasWorker: true, isTold: false },
  { name: 'no worker, whole files', hasWorker: false, isTold: false },
].filter(({ isTold }) => isTold || options.whole);

/** Puts a build out over the one before, in the order that the documents ask for. @param {string} from @param {string} to */
async function deploy(from, to) {
  for (const part of ['assets', '', 'builds'])
    await cp(join(from, part), join(to, part), {
      recursive: true,
      filter: (path) => part !== '' || path !== join(from, 'builds'),
    });
}

/** @param {readonly (readonly [string, number])[]} counted */
const bytesOf = (counted) => counted.reduce((sum, [, bytes]) => sum + bytes, 0);

/** @param {string} what */
function fail(what) {
  console.log(what);
  process.exitCode = 1;
}

const browser = await chromium.launch({ executablePath: findWindowlessBrowser(), args: browserArgs });

/** @param {string} newer @param {(typeof ways)[number]} way */
async function measure(newer, { hasWorker, isTold }) {
  const served = await copyBuild();
  const told = isTold ? [`--before=${served}`] : [];
  execFileSync(process.execPath, [configure, newer, settings, ...told], { stdio: 'ignore' });
  const sandbox = await startSandbox({ env: { KISLAP_WEB_ROOT: served } });
  const line = new Line(sandbox.origin);
  try {
    const origin = await line.open();
    const session = await signInSeedPlayer(sandbox.origin);
    const world = { browser, line, origin, session, deploy: () => deploy(newer, served) };
    return [...(await returningPlayer(world, hasWorker))];
  } finally {
    line.close();
    await sandbox.stop();
    await rm(served, { recursive: true });
  }
}

try {
  for (const change of changes) {
    console.log(change.what);
    const built = await buildWith(change);
    for (const way of ways) {
      const newer = await copyBuild(built);
      const counted = await measure(newer, way);
      await rm(newer, { recursive: true });
      const code = counted.filter(([path]) => /^\/assets\/.*\.(?:js|css)$/.test(path));
      const scripts = code.filter(([path]) => path.endsWith('.js'));
      console.log(
        `  ${way.name.padEnd(24)} ${(bytesOf(counted) / 1000).toFixed(1).padStart(6)} kB in ${counted.length} files, code ${bytesOf(code)} bytes in ${code.length}`,
      );
      if (options.files)
        for (const [path, bytes] of counted)
          console.log(`    ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${path}`);
      if (way.hasWorker && scripts.length > MOST_SCRIPTS)
        fail(`An update brought ${scripts.map(([path]) => path).join(', ')}, of which one has changed.`);
      if (way.isTold && bytesOf(code) > MOST_BYTES)
        fail(`What differs in the code came to ${bytesOf(code)} bytes, more than ${MOST_BYTES}.`);
    }
    await rm(built, { recursive: true });
  }
} finally {
  await browser.close();
}

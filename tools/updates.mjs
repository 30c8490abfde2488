import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArgs, findWindowlessBrowser } from './browser.mjs';
import { startSandbox } from './sandbox.mjs';
import { signInSeedPlayer } from './seedPlayer.mjs';
import { buildWith, copyBuild } from './updates/buildWith.mjs';
import { Line } from './updates/Line.mjs';
import { returningPlayer } from './updates/returningPlayer.mjs';

/**
 * `npm run updates`: what a returning player transfers of the app itself when one line of it has changed, with the service
 * worker and without, asked of a real browser. `-- --files` names each file. Fails when an update with the worker brings a
 * script that has not changed.
 */
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

/** Puts a build out over the one before, in the order that the documents ask for. @param {string} from @param {string} to */
async function deploy(from, to) {
  for (const part of ['assets', '', 'builds'])
    await cp(join(from, part), join(to, part), {
      recursive: true,
      filter: (path) => part !== '' || path !== join(from, 'builds'),
    });
}

/** @param {ReadonlyMap<string, number>} counted */
const kilobytes = (counted) =>
  ([...counted.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000).toFixed(1);

const browser = await chromium.launch({ executablePath: findWindowlessBrowser(), args: browserArgs });
try {
  for (const change of changes) {
    const newer = await buildWith(change);
    const row = [];
    for (const hasWorker of [true, false]) {
      const served = await copyBuild();
      const sandbox = await startSandbox({ env: { KISLAP_WEB_ROOT: served } });
      const line = new Line(sandbox.origin);
      try {
        const origin = await line.open();
        const session = await signInSeedPlayer(sandbox.origin);
        const world = { browser, line, origin, session, deploy: () => deploy(newer, served) };
        const counted = await returningPlayer(world, hasWorker);
        const scripts = [...counted.keys()].filter((path) => /^\/assets\/.*\.js$/.test(path));
        row.push(
          `${hasWorker ? 'with' : 'without'} the worker ${kilobytes(counted).padStart(6)} kB in ${counted.size} files`,
        );
        if (process.argv.includes('--files'))
          for (const [path, bytes] of counted)
            console.log(`  ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${path}`);
        if (hasWorker && scripts.length > MOST_SCRIPTS) {
          console.log(`An update brought ${scripts.join(', ')}, of which one has changed.`);
          process.exitCode = 1;
        }
      } finally {
        line.close();
        await sandbox.stop();
        await rm(served, { recursive: true });
      }
    }
    await rm(newer, { recursive: true });
    console.log(`${change.what.padEnd(28)} ${row.join('   ')}`);
  }
} finally {
  await browser.close();
}

// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BuildShelf } from './BuildShelf';
import { basic, Device, type Fault, noFault, visit } from './testing/Device';
import { folderOf, pageOf, type ServedBuild, workerBuildOf } from './testing/ServedBuild';

const names = ['app.js', 'kit.js', 'money.js', 'app.css', 'font.woff2', 'star.svg'] as const;
/** The operator keeps the folders of so few builds that a device may miss one. */
const SERVED = 2;

interface Step {
  /** What the next build changes: nothing of them where only its configuration is another. */
  readonly changed: readonly (typeof names)[number][];
  readonly fault: Fault;
  /** What goes wrong while the player looks around before and after the update. */
  readonly visitFault: Fault;
  /** What the browser throws away. */
  readonly evicted: readonly (typeof names)[number][];
  readonly path: '/' | '/user';
}

const faults = fc.record({
  kind: fc.constantFrom<Fault['kind'][]>('none', 'cut', 'wrong', 'damaged', 'gone', 'killed', 'full'),
  at: fc.nat(24),
});
const steps = fc.record<Step>({
  changed: fc.oneof(fc.constant([]), fc.subarray([...names])),
  fault: faults,
  visitFault: faults,
  evicted: fc.oneof(fc.constant([]), fc.subarray([...names])),
  path: fc.constantFrom('/', '/user'),
});

/** An operator that puts out one build after another, and a device with a worker of one of them, or none yet. */
class World {
  readonly #builds: ServedBuild[] = [];
  readonly #device = new Device();
  #active: ServedBuild | undefined;
  #isOnline = true;
  /** Whether the last visit has shown a page whose code did not come. */
  isBlank = false;

  publish(changed: readonly string[]): void {
    const before =
      this.#builds.at(-1)?.contents ?? Object.fromEntries(names.map((name) => [name, `${name} 0`]));
    const version = this.#builds.length;
    const contents = Object.entries(before).map(([name, text]) => [
      name,
      changed.includes(name) ? `${name} ${version}` : text,
    ]);
    this.#builds.push({ id: `build${version}`, contents: Object.fromEntries(contents) });
  }

  evict(evicted: readonly string[]): void {
    this.#device.evict(evicted);
  }

  /** The browser installs the newest build's worker; if that works, it takes over. @returns whether it did */
  async update(fault: Fault): Promise<boolean> {
    const newest = this.#newest();
    const { ports, run } = this.#device.start(this.#serve, fault);
    const shelf = new BuildShelf(workerBuildOf(newest), ports);
    const isInstalled = await run(shelf.fill().then(() => true)).catch(() => false);
    if (isInstalled !== true) return false;
    this.#active = newest;
    await run(shelf.clearOthers()).catch(() => undefined);
    return true;
  }

  /** @returns the build whose page is shown, if all of its files have come */
  async visit(path: string, fault: Fault): Promise<ServedBuild | undefined> {
    const { ports, run } = this.#device.start(this.#serve, fault);
    const shelf = this.#active && new BuildShelf(workerBuildOf(this.#active), ports);
    const later: Promise<unknown>[] = [];
    this.isBlank = false;
    const answer = (work: Promise<Response> | undefined, asked: string) =>
      run(work ?? Promise.resolve().then(() => this.#serve(asked))).catch(() => 'failed' as const);
    const page = await answer(
      shelf?.page(visit(path), (work) => void later.push(work)),
      path,
    );
    await run(Promise.allSettled(later));
    if (typeof page === 'string') return undefined;
    const html = await page.text();
    const shown = this.#builds.find((build) => pageOf(build) === html);
    if (shown === undefined) throw new Error(`No build has the page ${html}.`);
    let isWhole = true;
    for (const [name, text] of Object.entries(shown.contents)) {
      const address = folderOf(shown) + name;
      // What an active worker does not know comes from the network as it is.
      const isKnown = this.#active !== undefined && folderOf(this.#active) === folderOf(shown);
      const file = await answer(
        isKnown || fault.kind === 'none' ? shelf?.file(visit(address)) : undefined,
        address,
      );
      if (typeof file === 'string' || !file.ok) {
        // A picture is kept once it has been seen.
        isWhole &&= name.endsWith('.svg');
        continue;
      }
      const come = await file.text();
      if (come !== text) throw new Error(`${name} of ${shown.id} came as "${come}".`);
      if (file.url !== '' && new URL(file.url).pathname !== address)
        throw new Error(`${address} would resolve its imports beside ${file.url}.`);
    }
    this.isBlank = !isWhole;
    return isWhole ? shown : undefined;
  }

  /** What lacks something is loaded once more, as the start of the app does it. */
  async visitAgain(path: string): Promise<ServedBuild | undefined> {
    return (await this.visit(path, noFault)) ?? this.visit(path, noFault);
  }

  async offline<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#isOnline = false;
    try {
      return await work();
    } finally {
      this.#isOnline = true;
    }
  }

  isNewest = (build: ServedBuild | undefined): boolean => build === this.#newest();

  #newest(): ServedBuild {
    const newest = this.#builds.at(-1);
    if (newest === undefined) throw new Error('Nothing is published.');
    return newest;
  }

  readonly #serve = (path: string): Response => {
    if (!this.#isOnline) throw new TypeError('Failed to fetch');
    const url = `https://play.example${path}`;
    if (!path.startsWith('/assets/')) return basic(pageOf(this.#newest()), { url });
    const texts = this.#builds
      .slice(-SERVED)
      .flatMap((build) =>
        Object.entries(build.contents).map(([name, text]) => [folderOf(build) + name, text]),
      );
    const text = new Map(texts.map(([address = '', content = '']) => [address, content])).get(path);
    return text === undefined ? basic('gone', { status: 404, url }) : basic(text, { url });
  };
}

describe('updates of any builds, with anything going wrong', () => {
  it('never show code of two builds together, and never lose the app', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 5 }), async (all) => {
        const world = new World();
        for (const { changed, fault, visitFault, evicted, path } of all) {
          world.publish(changed);
          world.evict(evicted);
          await world.visit(path, visitFault);
          expect(await world.visitAgain(path), 'the app opens').toBeDefined();
          const isUpdated = await world.update(fault);
          if (isUpdated) {
            const offline = await world.offline(() => world.visit(path, noFault));
            expect(world.isNewest(offline), 'the newest build is here, whole').toBe(true);
          }
          await world.visit(path, visitFault);
          expect(await world.visitAgain(path), 'the app opens after the update').toBeDefined();
          await world.offline(() => world.visit(path, noFault));
          if (!all.some((one) => one.evicted.length > 0))
            expect(world.isBlank, 'a page without its code, offline').toBe(false);
        }
        expect(await world.update(noFault), 'the update works at last').toBe(true);
        expect(world.isNewest(await world.visit('/', noFault))).toBe(true);
      }),
      { numRuns: 300 },
    );
  }, 120_000);
});

import { BuildFiles, type Ports } from './BuildFiles';
import { cacheNames } from './cacheNames';
import type { WorkerBuild } from './WorkerScope';

/** The guest home with its first view, and an address whose page is the empty shell of all others. */
const HOME = '/';
const SHELL = '/user';
/** The build that is shown, and the one before it, which an older tab may still run. */
const MOST_SHOWN = 2;

/**
 * One build, whole, on the device. Pages and code of different builds never mix: a page that names another build is
 * not kept, and a build of which anything is missing is not kept either.
 */
export class BuildShelf {
  readonly #build: WorkerBuild;
  readonly #ports: Ports;
  readonly #files: BuildFiles;

  constructor(build: WorkerBuild, ports: Ports) {
    this.#build = build;
    this.#ports = ports;
    this.#files = new BuildFiles(build, ports);
  }

  /**
   * Fetches what no older build has brought. Pages come last: a build that has one is whole.
   *
   * @throws when anything is missing, or the device has no room
   */
  async fill(): Promise<void> {
    const { caches, fetch } = this.#ports;
    try {
      const cache = await this.#open();
      const pages = await Promise.all(
        [HOME, SHELL].map(async (path) => {
          const page = await fetch(path, { cache: 'no-cache', credentials: 'same-origin' });
          if (!(await this.#isOurs(page))) throw new Error(`${path} is a page of another build.`);
          return [path, page] as const;
        }),
      );
      await this.#files.fill(cache);
      for (const [path, page] of pages) await cache.put(path, page);
      await this.#clearNeverShown();
    } catch (error) {
      // What has come so far spares the next try, unless it is what fills the device.
      if (isFull(error)) await caches.delete(cacheNames.build(this.#build.id));
      throw error;
    }
  }

  /** Throws away what other builds have left, but for the last whole one: a tab may still run it. */
  async clearOthers(): Promise<void> {
    const { caches } = this.#ports;
    const others = await this.#others();
    const whole: string[] = [];
    for (const name of others) {
      const cache = await caches.open(name);
      if ((await cache.match(SHELL, { ignoreVary: true })) !== undefined) whole.push(name);
    }
    const last = whole.at(-1) ?? others.at(-1);
    await Promise.all(others.filter((name) => name !== last).map((name) => caches.delete(name)));
  }

  /** The page of an address, at once if it is here. `later` takes the work of looking whether it has changed. */
  async page(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
    const cache = await this.#open();
    const key = new URL(request.url).pathname === HOME ? HOME : SHELL;
    const kept = await cache.match(key, { ignoreVary: true });
    if (kept !== undefined) {
      later(this.#refresh(cache, key));
      return kept;
    }
    try {
      const page = await this.#ports.fetch(request);
      const copy = page.clone();
      later(this.#keep(cache, key, copy));
      return page;
    } catch (error) {
      const shell = await cache.match(SHELL, { ignoreVary: true });
      if (shell !== undefined) return shell;
      throw error;
    }
  }

  /**
   * A file of a build, by the folder in its address. When it is gone or damaged both here and at the operator, its build
   * can no longer be shown: the next visit loads its page from the network, instead of staying blank.
   */
  async file(request: Request): Promise<Response> {
    const kept = await this.#ports.caches.match(request, { ignoreVary: true });
    if (kept !== undefined) return kept;
    const answer = await this.#files.fetch(request, () => this.#open());
    if (answer.status === 404 || answer.type === 'error') await this.forgetPages();
    return answer;
  }

  /** Lets the next visit take its pages from the network: the language has changed, or something here is broken. */
  async forgetPages(): Promise<void> {
    const cache = await this.#open();
    await Promise.all([HOME, SHELL].map((path) => cache.delete(path)));
  }

  /** While a tab stays open, no newer build is shown: of those that have come and gone meanwhile none is needed. */
  async #clearNeverShown(): Promise<void> {
    const newer = (await this.#others()).slice(MOST_SHOWN);
    await Promise.all(newer.map((name) => this.#ports.caches.delete(name)));
  }

  /** Caches of other builds, the oldest first. */
  async #others(): Promise<string[]> {
    const own = cacheNames.build(this.#build.id);
    const names = await this.#ports.caches.keys();
    return names.filter((name) => name.startsWith(cacheNames.builds) && name !== own);
  }

  #open(): Promise<Cache> {
    return this.#ports.caches.open(cacheNames.build(this.#build.id));
  }

  /** An operator may change the page's configuration without a new build: the visit after this one has it. */
  async #refresh(cache: Cache, key: string): Promise<void> {
    const page = await this.#ports.fetch(key, { cache: 'no-cache', credentials: 'same-origin' });
    await this.#keep(cache, key, page);
  }

  async #keep(cache: Cache, key: string, page: Response): Promise<void> {
    if (await this.#isOurs(page)) await cache.put(key, page);
  }

  async #isOurs(page: Response): Promise<boolean> {
    if (!page.ok || page.redirected || page.type !== 'basic') return false;
    return (await page.clone().text()).includes(`name="kislap-build" content="${this.#build.id}"`);
  }
}

const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError';

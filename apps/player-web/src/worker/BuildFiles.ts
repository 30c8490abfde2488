import { cacheNames } from './cacheNames';
import type { WorkerBuild } from './WorkerScope';
import type { WorkerScope } from './WorkerScope';

export type Ports = Pick<WorkerScope, 'caches' | 'crypto' | 'fetch'>;

type ReadKept = () => Promise<Response | undefined>;
type KeptFiles = ReadonlyMap<string, readonly ReadKept[]>;

/**
 * The files of one build on the device. Every build's files lie in a folder of their own under plain names; what an
 * older build has with the same content is copied from there, and everything that comes is checked against the build's
 * list. A file is kept under its new address without a word of the old one, by which its own imports would be resolved.
 */
export class BuildFiles {
  readonly #build: WorkerBuild;
  readonly #ports: Ports;

  constructor(build: WorkerBuild, ports: Ports) {
    this.#build = build;
    this.#ports = ports;
  }

  /**
   * Brings all code, styles and fonts into the cache, and those pictures that an older build has.
   *
   * @throws when anything is missing or is not what the build says
   */
  async fill(cache: Cache): Promise<void> {
    const older = await this.#olderFiles();
    const { files, pictures } = this.#build;
    await Promise.all(
      Object.entries(files).map(async ([name, wanted]) => {
        const isHere = await this.#copy(cache, { name, wanted, kept: older.get(name) });
        if (!isHere) await this.#bring(cache, name, wanted);
      }),
    );
    await Promise.all(
      Object.entries(pictures).map(([name, wanted]) =>
        this.#copy(cache, { name, wanted, kept: older.get(name) }),
      ),
    );
  }

  /**
   * A file that was not kept yet. One of this build is kept, if it is what the build says; else it is no answer: code of
   * two builds must not meet.
   */
  async fetch(request: Request, openCache: () => Promise<Cache>): Promise<Response> {
    const name = this.#nameIn(request.url);
    const wanted = name === undefined ? undefined : (this.#build.files[name] ?? this.#build.pictures[name]);
    const { fetch } = this.#ports;
    if (wanted === undefined) return fetch(request);
    const first = await fetch(request);
    if (!first.ok) return first;
    const file =
      (await this.#checked(first, wanted)) ?? (await this.#checked(await this.#anew(request.url), wanted));
    if (file === undefined) return Response.error();
    const copy = file.clone();
    // On a device without room the file is shown, and fetched again the next time.
    await openCache()
      .then((cache) => cache.put(request, copy))
      .catch(() => undefined);
    return file;
  }

  /** The name of a file in this build's folder. */
  #nameIn(url: string): string | undefined {
    const { pathname } = new URL(url);
    const { folder } = this.#build;
    return pathname.startsWith(folder) ? pathname.slice(folder.length) : undefined;
  }

  /** Files of all builds on the device by their plain names, the newest first. */
  async #olderFiles(): Promise<KeptFiles> {
    const { caches } = this.#ports;
    const names = (await caches.keys()).filter((name) => name.startsWith(cacheNames.builds));
    const found = new Map<string, readonly ReadKept[]>();
    for (const cacheName of names.slice().reverse()) {
      const cache = await caches.open(cacheName);
      for (const request of await cache.keys()) {
        const name = request.url.slice(request.url.lastIndexOf('/') + 1);
        found.set(name, [...(found.get(name) ?? []), () => cache.match(request, { ignoreVary: true })]);
      }
    }
    return found;
  }

  /** @returns whether one of them was what the build says */
  async #copy(
    cache: Cache,
    {
      name,
      wanted,
      kept = [],
    }: { readonly name: string; readonly wanted: string; readonly kept: readonly ReadKept[] | undefined },
  ): Promise<boolean> {
    for (const read of kept) {
      const old = await read();
      const file = old && (await this.#checked(old, wanted));
      if (file === undefined) continue;
      await cache.put(this.#build.folder + name, file);
      return true;
    }
    return false;
  }

  async #bring(cache: Cache, name: string, wanted: string): Promise<void> {
    const address = this.#build.folder + name;
    const first = await this.#ports.fetch(address);
    if (!first.ok) throw new Error(`${address} is missing.`);
    const file =
      (await this.#checked(first, wanted)) ?? (await this.#checked(await this.#anew(address), wanted));
    if (file === undefined) throw new Error(`${address} is not what the build says.`);
    await cache.put(address, file);
  }

  /** What some cache on the way has kept may be damaged: past all of them. */
  #anew(address: string): Promise<Response> {
    return this.#ports.fetch(address, { cache: 'reload', credentials: 'same-origin' });
  }

  /** The file alone, without an address, if it is what the build says. */
  async #checked(answer: Response, wanted: string): Promise<Response | undefined> {
    const bytes = await answer.arrayBuffer();
    if (!answer.ok || !(await this.#isContent(bytes, wanted))) return undefined;
    return new Response(bytes, { headers: { 'content-type': answer.headers.get('content-type') ?? '' } });
  }

  async #isContent(bytes: ArrayBuffer, wanted: string): Promise<boolean> {
    const digest = new Uint8Array(await this.#ports.crypto.subtle.digest('SHA-256', bytes));
    return base64url(digest).startsWith(wanted);
  }
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

import { IdbFs, PGlite } from '@electric-sql/pglite';

/** Where the build puts PGlite's files; it is named after what is in them. */
declare const __ENGINE_FOLDER__: string;

/** What is kept on the device belongs to one engine: another one reads no database of it. */
const PREFIX = 'kislap-demo-';
const NAME = PREFIX + __ENGINE_FOLDER__.slice(__ENGINE_FOLDER__.lastIndexOf('/') + 1);
/** How long after a change the database is written to the device, so that what comes together is written once. */
const QUIET_MS = 300;

/** One of the engine's files: kept on the device, since a worker begins anew whenever nobody has asked for a while. */
async function engineFile(name: string): Promise<Response> {
  const kept = await caches.open(NAME);
  const address = `${__ENGINE_FOLDER__}/${name}`;
  const found = await kept.match(address);
  if (found) return found;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered by ${answer.status}`);
  await kept.put(address, answer.clone());
  return answer;
}

async function wasmFile(name: string): Promise<WebAssembly.Module> {
  const file = await engineFile(name);
  const type = file.headers.get('content-type') ?? '';
  // A server that does not know the type of these files serves them as bytes.
  if (type.startsWith('application/wasm')) return await WebAssembly.compileStreaming(file);
  return await WebAssembly.compile(await file.arrayBuffer());
}

/** The files of a database in IndexedDB, written when a moment of rest follows a change, and between two queries. */
class RestingFiles extends IdbFs {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #engine: PGlite | undefined;
  #written = Promise.resolve();

  /** From now on files are written. */
  start(engine: PGlite): void {
    this.#engine = engine;
  }

  override syncToFs(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#written = this.#written.then(() => this.#write());
    }, QUIET_MS);
    return Promise.resolve();
  }

  /** Resolves when everything that was changed is written. */
  async settled(): Promise<void> {
    while (this.#timer !== undefined) await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    await this.#written;
  }

  async #write(): Promise<void> {
    await this.#engine?.runExclusive(() => super.syncToFs());
  }
}

/** Lets go of what an engine before this one has left. */
async function forgetOthers(): Promise<void> {
  const isOther = (name: string) => name.includes(PREFIX) && !name.endsWith(NAME);
  await Promise.all((await caches.keys()).filter(isOther).map((name) => caches.delete(name)));
  for (const { name = '' } of await indexedDB.databases()) if (isOther(name)) indexedDB.deleteDatabase(name);
}

/** Waits until no other worker has the database open, such as one that this one replaces, and holds it from then on. */
function holdDatabase(): Promise<void> {
  held ??= new Promise((resolve, reject) => {
    const untilTheEnd = () => {
      resolve();
      return new Promise<never>(() => undefined);
    };
    navigator.locks.request(NAME, untilTheEnd).catch(reject);
  });
  return held;
}

let held: Promise<void> | undefined;

/** A database that lives on this device. */
export interface DeviceDatabase {
  readonly engine: PGlite;
  /** Resolves when everything that was changed is written. */
  settled(): Promise<void>;
}

/** Opens the database of this device; the first time it is made, which takes some seconds. */
export async function openDeviceDatabase(): Promise<DeviceDatabase> {
  const [pgliteWasmModule, initdbWasmModule, bundle] = await Promise.all([
    wasmFile('pglite.wasm'),
    wasmFile('initdb.wasm'),
    engineFile('pglite.data').then((file) => file.blob()),
  ]);
  await holdDatabase();
  await forgetOthers();
  const files = new RestingFiles(NAME);
  const engine = await PGlite.create({
    fs: files,
    pgliteWasmModule,
    initdbWasmModule,
    fsBundle: bundle,
    relaxedDurability: true,
    // The log in pieces of 1 MB: the usual 16 would be written to the device whenever a row changes.
    initDbStartParams: ['--wal-segsize=1'],
  });
  files.start(engine);
  return { engine, settled: () => files.settled() };
}

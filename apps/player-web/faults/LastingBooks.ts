import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '@kislap/tools/sandbox';
import type { Sandbox } from '@kislap/tools/sandbox';

/** An operator whose books are on disk. */
export interface LastingOperator {
  readonly sandbox: Sandbox;
  readonly folder: string;
  readonly end: () => Promise<void>;
}

/** Seeds books on disk once, and starts operators on copies of them. */
export class LastingBooks {
  #seeded: string | undefined;

  async start(): Promise<LastingOperator> {
    this.#seeded ??= await seedBooks();
    const folder = await mkdtemp(join(tmpdir(), 'kislap-faults-'));
    await cp(this.#seeded, folder, { recursive: true });
    const sandbox = await startSandbox({ args: [], env: { SANDBOX_DATA: folder } });
    const end = async () => {
      await sandbox.stop();
      await rm(folder, { recursive: true, force: true });
    };
    return { sandbox, folder, end };
  }

  async remove(): Promise<void> {
    if (this.#seeded !== undefined) await rm(this.#seeded, { recursive: true, force: true });
  }
}

async function seedBooks(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kislap-seeded-'));
  const sandbox = await startSandbox({ args: [], env: { SANDBOX_DATA: folder } });
  await sandbox.stop();
  return folder;
}

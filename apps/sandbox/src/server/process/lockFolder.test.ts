import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder, processMark } from './lockFolder';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kislap-lock-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('lockFolder', () => {
  it('takes a free folder and lets go of it', async () => {
    const unlock = await lockFolder(join(folder, 'new'));
    expect(readFileSync(join(folder, 'new', 'lock'), 'utf8')).toBe(processMark(process.pid));
    unlock();
    expect(() => readFileSync(join(folder, 'new', 'lock'))).toThrow('ENOENT');
  });

  it('refuses a folder that a living process goes on to hold, and says what to do', async () => {
    writeFileSync(join(folder, 'lock'), processMark(process.ppid));
    await expect(lockFolder(folder, 0)).rejects.toThrow(
      /Another sandbox \(process \d+\) is using .*--memory/,
    );
  });

  it.each([
    ['a dead process', '999999999 1'],
    ['another process that got the same number later', `${process.ppid} 1`],
    ['a write that broke off', ''],
  ])('takes over the lock of %s', async (_, mark) => {
    writeFileSync(join(folder, 'lock'), mark);
    const unlock = await lockFolder(folder, 0);
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(processMark(process.pid));
    unlock();
  });

  it('waits for a holder that is about to end, and takes the folder then', async () => {
    const holder = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    writeFileSync(join(folder, 'lock'), processMark(holder.pid ?? 0));
    const locking = lockFolder(folder, 10_000);
    let isTaken = false;
    void locking.then(() => (isTaken = true));
    await expect(lockFolder(folder, 200)).rejects.toThrow('Another sandbox');
    expect(isTaken).toBe(false);
    holder.kill('SIGKILL');
    const unlock = await locking;
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(processMark(process.pid));
    unlock();
  });

  it('leaves a lock alone that is no longer its own', async () => {
    const unlock = await lockFolder(folder);
    writeFileSync(join(folder, 'lock'), 'somebody else');
    unlock();
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe('somebody else');
  });
});

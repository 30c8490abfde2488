import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './lockFolder';
import { processMark } from './processMark';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kislap-lock-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('lockFolder', () => {
  it('takes a free folder and lets go of it', () => {
    const unlock = lockFolder(join(folder, 'new'));
    expect(readFileSync(join(folder, 'new', 'lock'), 'utf8')).toBe(processMark(process.pid));
    unlock();
    expect(() => readFileSync(join(folder, 'new', 'lock'))).toThrow('ENOENT');
  });

  it('refuses a folder that a living process holds, and says what to do', () => {
    writeFileSync(join(folder, 'lock'), processMark(process.ppid));
    expect(() => lockFolder(folder)).toThrow(/Another sandbox \(process \d+\) is using .*--memory/);
  });

  it.each([
    ['a dead process', '999999999 1'],
    ['another process that got the same number later', `${process.ppid} 1`],
    ['a write that broke off', ''],
  ])('takes over the lock of %s', (_, mark) => {
    writeFileSync(join(folder, 'lock'), mark);
    const unlock = lockFolder(folder);
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(processMark(process.pid));
    unlock();
  });

  it('leaves a lock alone that is no longer its own', () => {
    const unlock = lockFolder(folder);
    writeFileSync(join(folder, 'lock'), 'somebody else');
    unlock();
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe('somebody else');
  });
});

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { memoryFolder } from '../run/rememberedPictures';
import { compared, readFindings } from './findings';
import type { Finding } from './findings';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/** Where git and npm are asked, so that a test can answer for them. Throws when the command fails. */
export type Ask = (program: string, args: readonly string[], folder: string) => string;

const ask: Ask = (program, args, folder) =>
  execFileSync(program, [...args], {
    cwd: folder,
    encoding: 'utf8',
    shell: program === 'npm' && process.platform === 'win32',
  });

/** The commit a change began at: the last one while there is something uncommitted, else the one before it. */
export const commitBefore = (asked: Ask = ask): string => {
  const changed = asked('git', ['status', '--porcelain', '--untracked-files=no'], repository).trim();
  return asked('git', ['rev-parse', changed === '' ? 'HEAD~1' : 'HEAD'], repository).trim();
};

/** What a finding misses until its picture from before is on this machine. */
const isWithoutBefore = ({ expected, pixels }: Finding) => expected !== undefined && pixels === undefined;

/**
 * Takes the pictures from before anew, of the findings that miss theirs: in a working copy of its own, with the packages
 * and the code of that commit.
 *
 * @param commit Whatever git calls a commit by.
 * @returns How many were missing, and how many of them are known now. One that stays unknown did not look as committed
 * in that commit either.
 */
export function takeBefore(commit = commitBefore()): { readonly missing: number; readonly found: number } {
  const missing = readFindings().filter(isWithoutBefore);
  if (missing.length === 0) return { missing: 0, found: 0 };
  const copy = mkdtempSync(join(tmpdir(), 'kislap-before-'));
  try {
    ask('git', ['worktree', 'add', '--detach', copy, commit], repository);
    ask('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], copy);
    const stories = [...new Set(missing.map(({ file }) => basename(file, '.tsx')))];
    // Its own verdict does not matter: what looks as committed there is remembered here.
    spawnSync(process.execPath, ['tools/visual.mjs', ...stories], {
      cwd: copy,
      stdio: 'inherit',
      env: { ...process.env, STORY_PICTURES: memoryFolder },
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
    ask('git', ['worktree', 'prune'], repository);
  }
  return { missing: missing.length, found: missing.filter((one) => !isWithoutBefore(compared(one))).length };
}

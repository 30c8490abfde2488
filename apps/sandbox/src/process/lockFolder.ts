import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processMark } from './processMark';
import { StartProblem } from './StartProblem';

/** Lets go of the folder. */
export type Unlock = () => void;

/**
 * Takes a data folder for this process alone: the embedded database would let a second one in and both would
 * write over each other. A lock whose process is gone is taken over.
 *
 * @throws StartProblem when a living process holds the folder
 */
export function lockFolder(folder: string): Unlock {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'lock');
  const own = processMark(process.pid);
  if (!tryWrite(path, own)) {
    refuseIfAlive(path, folder);
    if (!tryWrite(path, own)) throw busy(folder, readHolder(path));
  }
  return () => {
    if (readHolder(path) === own) rmSync(path, { force: true });
  };
}

function tryWrite(path: string, mark: string): boolean {
  try {
    writeFileSync(path, mark, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead holder's lock aside; moving is atomic, so of two processes that try, one finds it gone. */
function refuseIfAlive(path: string, folder: string): void {
  const holder = readHolder(path);
  const [pid = ''] = holder.split(' ');
  const isOwn = Number(pid) === process.pid;
  if (!isOwn && holder !== '' && processMark(Number(pid)) === holder) throw busy(folder, holder);
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
    rmSync(aside, { force: true });
  } catch {
    // Somebody else has taken it over in this moment: the next attempt to write tells.
  }
}

function readHolder(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function busy(folder: string, holder: string): StartProblem {
  const [pid] = holder.split(' ');
  return new StartProblem(
    `Another sandbox (process ${pid}) is using ${folder}. Stop it first, or start this one with --memory.`,
  );
}

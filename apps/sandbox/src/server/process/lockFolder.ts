import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from './StartProblem';

/** A process that was killed may still be seen for a moment, and one that was asked to stop closes its books first. */
const usualPatienceMs = 10_000;
const lookAgainMs = 50;

/** Lets go of the folder. */
type Unlock = () => void;

/**
 * Takes a data folder for this process alone: two would overwrite each other. A dead process's lock is taken over, a
 * living one waited for.
 *
 * @param patienceMs how long a living holder is waited for
 * @throws StartProblem when it lives on
 */
export async function lockFolder(folder: string, patienceMs = usualPatienceMs): Promise<Unlock> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'lock');
  const own = processMark(process.pid);
  const deadline = performance.now() + patienceMs;
  while (!tryTake(path, own)) {
    if (performance.now() >= deadline) throw busy(folder, readHolder(path));
    await wait(lookAgainMs);
  }
  return () => {
    if (readHolder(path) === own) rmSync(path, { force: true });
  };
}

function tryTake(path: string, own: string): boolean {
  if (tryWrite(path, own)) return true;
  if (isHeld(path)) return false;
  moveAside(path);
  return tryWrite(path, own);
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

function isHeld(path: string): boolean {
  const holder = readHolder(path);
  const [pid = ''] = holder.split(' ');
  const isOwn = Number(pid) === process.pid;
  return !isOwn && holder !== '' && processMark(Number(pid)) === holder;
}

/** Moves a dead holder's lock aside; moving is atomic, so of two processes that try, one finds it gone. */
function moveAside(path: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
    rmSync(aside, { force: true });
  } catch {
    // Another process has taken it over: the next attempt to write fails.
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

const stateField = 0;
const startTimeField = 19;
/** It has ended and holds nothing any more; only its parent has not asked how. */
const deadStates = new Set(['Z', 'X']);

/**
 * What tells a living process from another one that got the same number later: the number and, where the system
 * shows it, the start time. '' when no such process lives.
 */
export function processMark(pid: number): string {
  if (!isAlive(pid)) return '';
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The fields after the command's name, which stands in brackets and may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (deadStates.has(fields[stateField] ?? '')) return '';
    return `${pid} ${fields[startTimeField] ?? ''}`;
  } catch {
    return `${pid} `;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

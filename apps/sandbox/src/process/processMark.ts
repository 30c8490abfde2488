import { readFileSync } from 'node:fs';

const startTimeField = 19;

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

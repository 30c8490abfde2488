import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../src');

/** What moves money to a player: the posts of the gate, and what gives or credits by them. */
const movers = [
  'postForPlayer',
  'postUnlessRefused',
  'payReward',
  'payRewards',
  'creditDeposit',
  'recordRounds',
  'fillWallet',
] as const;

/** A file that moves money to a player, and by what. */
interface WayOfCode {
  readonly file: string;
  readonly by: readonly string[];
}

/**
 * Every file of the operator that calls what moves money to a player. The seed is left out: it writes the past of accounts
 * that nobody has opened yet. So is the gate, which is what they call.
 */
export function waysOfCode(): readonly WayOfCode[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => !name.startsWith('seed/') && name !== 'rules/gate/postForPlayer.ts');
  return files.toSorted().flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const by = movers.filter((mover) => new RegExp(String.raw`(?<!function )\b${mover}\(`).test(text));
    return by.length > 0 ? [{ file, by }] : [];
  });
}

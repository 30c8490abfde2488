import { parseArgs } from 'node:util';

/** What the scale commands are told. */
export interface ScaleOrder {
  readonly players: number;
  readonly entries: number;
  /** An empty PostgreSQL; absent for one that is started for this run and thrown away. */
  readonly databaseUrl: string | undefined;
}

/**
 * Reads `--players 10000 --entries 1000000 [DATABASE_URL]`; both have these defaults.
 *
 * @throws RangeError when one of them is no number
 */
export function readSize(args: readonly string[]): ScaleOrder {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      players: { type: 'string', default: '10000' },
      entries: { type: 'string', default: '1000000' },
    },
  });
  const [players, entries] = [Number(values.players), Number(values.entries)];
  if (!Number.isInteger(players) || !Number.isInteger(entries)) throw new RangeError('Give whole numbers');
  return { players, entries, databaseUrl: positionals[0] ?? process.env['DATABASE_URL'] };
}

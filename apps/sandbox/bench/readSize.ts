import { readArguments } from '@kislap/tools/readArguments';

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
 * @param command as it is typed
 */
export function readSize(command: string): ScaleOrder {
  const options = {
    players: { type: 'string', default: '10000', takes: 'number' },
    entries: { type: 'string', default: '1000000', takes: 'number' },
  } as const;
  const { values, positionals } = readArguments(command, options, ['DATABASE_URL']);
  return {
    players: Number(values.players),
    entries: Number(values.entries),
    databaseUrl: positionals[0] ?? process.env['DATABASE_URL'],
  };
}

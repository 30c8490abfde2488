import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../src/database/Database';
import { rowsOf } from '../simulation/rowsOf';
import type { OwnedIds } from './strangersCalls';

const names = v.array(v.object({ name: v.string() }));
const ids = v.object({
  userId: v.number(),
  mail: v.number(),
  gift: v.number(),
  deposit: v.number(),
  notice: v.number(),
  withdrawal: v.number(),
  prize: v.number(),
  bet: v.number(),
  betDay: v.string(),
  line: v.number(),
  round: v.number(),
  spin: v.number(),
  bonus: v.number(),
  session: v.string(),
  order: v.string(),
  orderKey: v.string(),
});

/** The newest id of everything that a player owns; throws when there is none of something. */
export async function ownedIdsOf(
  database: Database,
  playerId: number,
): Promise<Omit<OwnedIds, 'commission'>> {
  const newest = (table: string, own = sql`true`) =>
    sql`(SELECT max(id)::float8 FROM ${sql.identifier(table)} WHERE player_id = ${playerId} AND ${own})`;
  const [row] = await rowsOf(
    database,
    sql`SELECT ${playerId}::int AS "userId",
      ${newest('mail', sql`amount = 0`)} AS mail, ${newest('mail', sql`amount > 0`)} AS gift,
      ${newest('deposit')} AS deposit, ${newest('deposit_notice')} AS notice,
      ${newest('withdrawal')} AS withdrawal, ${newest('prize')} AS prize, ${newest('bet')} AS bet,
      (SELECT to_char(to_timestamp((max(at_ms) + 28800000) / 1000) AT TIME ZONE 'UTC', 'YYYY-MM-DD')
        FROM bet WHERE player_id = ${playerId}) AS "betDay",
      (SELECT max(id)::float8 FROM statement_line WHERE account_id = ${`player:${playerId}:cash`}) AS line,
      ${newest('draw_round')} AS round, ${newest('draw_spin')} AS spin, ${newest('invite_bonus')} AS bonus,
      (SELECT max(id) FROM session WHERE player_id = ${playerId}) AS session,
      (SELECT order_id FROM deposit WHERE player_id = ${playerId} ORDER BY id DESC LIMIT 1) AS "order",
      (SELECT request_key FROM deposit WHERE player_id = ${playerId} AND request_key IS NOT NULL
        ORDER BY id DESC LIMIT 1) AS "orderKey"`,
  );
  return v.parse(ids, row);
}

/** Everything that is stored about a player, as one text: it changes when anything of it does. */
export async function storedAbout(database: Database, playerId: number): Promise<string> {
  const tables = v.parse(
    names,
    await rowsOf(
      database,
      sql`SELECT columns.table_name AS name FROM information_schema.columns
        JOIN information_schema.tables USING (table_schema, table_name)
        WHERE column_name = 'player_id' AND table_type = 'BASE TABLE' AND columns.table_schema = 'public'
        ORDER BY 1`,
    ),
  );
  const rows = [
    ...(await rowsOf(database, sql`SELECT * FROM player WHERE id = ${playerId}`)),
    ...(await rowsOf(
      database,
      sql`SELECT id, balance::text FROM account WHERE id LIKE ${`player:${playerId}:%`} ORDER BY id`,
    )),
  ];
  for (const { name } of tables) {
    rows.push(
      ...(await rowsOf(
        database,
        sql`SELECT ${name}::text AS held, md5(string_agg(own::text, '|' ORDER BY own::text)) AS hash
          FROM ${sql.identifier(name)} own WHERE player_id = ${playerId}`,
      )),
    );
  }
  return JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

/** What must never be told to anybody else: phone, name, orders, bank accounts, sessions, rounds. */
export async function secretsOf(database: Database, playerId: number): Promise<readonly string[]> {
  const secrets = v.array(v.object({ secret: v.string() }));
  const rows = await rowsOf(
    database,
    sql`SELECT phone AS secret FROM player WHERE id = ${playerId} AND phone IS NOT NULL
      UNION SELECT nickname FROM player WHERE id = ${playerId}
      UNION SELECT order_id FROM deposit WHERE player_id = ${playerId}
      UNION SELECT order_id FROM withdrawal WHERE player_id = ${playerId}
      UNION SELECT account_no FROM withdrawal WHERE player_id = ${playerId}
      UNION SELECT id FROM session WHERE player_id = ${playerId}
      UNION SELECT round_id FROM bet WHERE player_id = ${playerId}`,
  );
  return v.parse(secrets, rows).map(({ secret }) => secret);
}

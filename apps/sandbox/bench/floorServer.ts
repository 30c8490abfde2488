import { createServer } from 'node:http';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { NamingClient } from '../src/database/NamingClient';
import { openEngine } from '../src/database/openPglite';

/**
 * The least that a server over this database engine can be: Node's own HTTP, named statements written by hand, no
 * session, no validation, no idempotency. What the operator is measured against.
 */
const url = process.env['DATABASE_URL'];
const pool =
  url === undefined
    ? openEngine(await PGlite.create()).pool
    : new pg.Pool({ connectionString: url, max: 10, Client: NamingClient });
const players = 64;
const pages = 60;
await pool.query(
  'CREATE TABLE floor_account (id integer PRIMARY KEY, name text NOT NULL, balance bigint NOT NULL)',
);
await pool.query(
  'CREATE TABLE floor_entry (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, account_id integer NOT NULL, amount bigint NOT NULL, note text NOT NULL, at_ms bigint NOT NULL)',
);
await pool.query('CREATE INDEX floor_entry_by_account ON floor_entry (account_id, id DESC)');
await pool.query(
  'INSERT INTO floor_account SELECT id, $1, 1000000 FROM generate_series(0, $2::int * 2) AS id',
  ['player', players],
);
await pool.query(
  'INSERT INTO floor_entry (account_id, amount, note, at_ms) SELECT id % $1::int, 100, $2, id FROM generate_series(1, $1::int * $3::int) AS id',
  [players, 'entry', pages],
);

const read = 'SELECT id, name, balance FROM floor_account WHERE id = $1';
const page =
  'SELECT id, account_id, amount, note, at_ms FROM floor_entry WHERE account_id = $1 AND id < $2 ORDER BY id DESC LIMIT 20';
const take = 'UPDATE floor_account SET balance = balance + $2 WHERE id = $1 RETURNING balance';
const enter = 'INSERT INTO floor_entry (account_id, amount, note, at_ms) VALUES ($1, $2, $3, $4)';

async function transfer(player: number): Promise<unknown> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query({ text: take, values: [player, 100] });
    const { rows } = await client.query({ text: take, values: [player + players, -100] });
    await client.query({ text: enter, values: [player, 100, 'transfer', Date.now()] });
    await client.query({ text: enter, values: [player + players, -100, 'transfer', Date.now()] });
    await client.query('COMMIT');
    return rows;
  } finally {
    client.release();
  }
}

const handlers: Readonly<Record<string, (player: number) => Promise<unknown>>> = {
  '/read': async (player) => (await pool.query({ text: read, values: [player] })).rows,
  '/page': async (player) =>
    (await pool.query({ text: page, values: [player, Number.MAX_SAFE_INTEGER] })).rows,
  '/transfer': transfer,
};

let turn = 0;
const server = createServer((request, response) => {
  const handle = handlers[request.url ?? ''];
  const answer = (status: number, body: unknown) => {
    const text = JSON.stringify(body);
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    });
    response.end(text);
  };
  request.resume().on('end', () => {
    turn += 1;
    handle?.(turn % players).then(
      (data) => answer(200, { code: 200, data }),
      (error) => answer(500, String(error)),
    );
  });
});
server.listen(0, () => {
  const address = server.address();
  console.log(`http://localhost:${typeof address === 'object' ? address?.port : ''}`);
});

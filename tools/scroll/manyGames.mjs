import { createServer, request } from 'node:http';

const LIST = '/api/web/gameList';
const TOGETHER = '/api/web/askTogether';

/**
 * A server in front of a sandbox whose catalogue has so many games: those of the operator again and again, under other
 * codes. Not a route of the browser's: with one of those it keeps nothing it has fetched, and no picture comes twice.
 *
 * @param {string} origin The sandbox.
 * @param {number} count
 * @returns {Promise<{ readonly origin: string, readonly stop: () => void }>}
 */
export async function withManyGames(origin, count) {
  const server = createServer((asked, answer) => {
    if (asked.url === TOGETHER) {
      // Asked alone, the list has an address of its own.
      answer.writeHead(200, { 'content-type': 'application/json' });
      answer.end(JSON.stringify({ code: 1015, msg: '', data: null }));
      return;
    }
    const isList = asked.url?.startsWith(LIST) === true;
    const headers = { ...asked.headers, host: new URL(origin).host };
    if (asked.headers.origin !== undefined) headers.origin = origin;
    if (isList) {
      headers['accept-encoding'] = 'identity';
      delete headers['if-none-match'];
    }
    const passed = request(`${origin}${asked.url}`, { method: asked.method, headers }, (came) => {
      if (!isList) {
        answer.writeHead(came.statusCode ?? 502, came.headers);
        came.pipe(answer);
        return;
      }
      /** @type {Buffer[]} */
      const parts = [];
      came.on('data', (/** @type {Buffer} */ part) => parts.push(part));
      came.on('end', () => {
        const body = Buffer.from(manyOf(Buffer.concat(parts).toString(), count));
        answer.writeHead(came.statusCode ?? 502, {
          'content-type': 'application/json',
          'content-length': body.length,
        });
        answer.end(body);
      });
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @param {string} text The operator's answer. @param {number} count */
function manyOf(text, count) {
  const answer = JSON.parse(text);
  const games = Array.from({ length: count }, (_, index) => {
    const game = answer.data[index % answer.data.length];
    return { ...game, gc: `${game.gc}-${index}`, name: `${game.name} ${index}`, sort: index };
  });
  return JSON.stringify({ ...answer, data: games });
}

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const codings = /** @type {const} */ ([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

/**
 * @typedef {object} FileServer
 * @property {string} origin Where it answers, without a slash at the end.
 * @property {() => number} requests How often it was asked.
 * @property {() => number} sentBytes What it has sent, heads of answers and all.
 * @property {() => Promise<void>} close
 */

/**
 * A server of files and nothing else, as hosts of static pages are: a folder's `index.html`, `404.html` for what is not
 * there, and the compressed sibling of a file for those who read it.
 *
 * @param {string} folder
 * @param {{ readonly port: number, readonly host?: string, readonly kept?: RegExp }} place Port 0 takes any free one; browsers
 *   keep the files that `kept` names, and ask no more for them.
 * @returns {Promise<FileServer>} Once it listens.
 */
export async function serveFiles(folder, { port, host = '127.0.0.1', kept }) {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(join(folder, decodeURIComponent(pathname)));
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    if (path !== folder && !path.startsWith(folder + sep)) return void response.writeHead(404).end();
    const isFolder = existsSync(path) && statSync(path).isDirectory();
    if (isFolder && !pathname.endsWith('/')) {
      return void response.writeHead(301, { location: `${pathname}/${search}` }).end();
    }
    const wanted = isFolder ? join(path, 'index.html') : path;
    const isThere = existsSync(wanted) && statSync(wanted).isFile();
    const file = isThere ? wanted : join(folder, '404.html');
    send(request, response, { file, status: isThere ? 200 : 404, isKept: kept?.test(pathname) === true });
  });
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const sentBytes = () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, 0);
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return { origin: `http://${host}:${taken}`, requests: () => asked, sentBytes, close };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ readonly file: string, readonly status: number, readonly isKept: boolean }} answer
 */
function send({ headers }, response, { file, status, isKept }) {
  const accepted = String(headers['accept-encoding']);
  const [coding, ending] = codings.find(
    ([name, end]) => new RegExp(`\\b${name}\\b`).test(accepted) && existsSync(file + end),
  ) ?? ['', ''];
  const { size, mtimeMs } = statSync(file + ending);
  const etag = `"${size}-${mtimeMs}${coding}"`;
  const facts = {
    'cache-control': isKept ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    vary: 'Accept-Encoding',
  };
  if (headers['if-none-match'] === etag && status === 200) return void response.writeHead(304, facts).end();
  response.writeHead(status, {
    ...facts,
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'content-length': size,
    ...(coding !== '' && { 'content-encoding': coding }),
  });
  createReadStream(file + ending).pipe(response);
}

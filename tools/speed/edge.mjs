import { createHash, createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import http2 from 'node:http2';
import { generate } from 'selfsigned';

/** Headers that belong to one connection and not to what it carries. */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
  'http2-settings',
  'te',
]);

/** @template Value @param {Record<string, Value>} headers */
const carried = (headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name)),
  );

/**
 * What stands before a deployed operator: HTTPS and HTTP/2, and besides the pages of `ownPages`. It changes nothing of
 * what passes.
 *
 * @param {string} origin
 * @param {ReadonlyMap<string, string>} ownPages HTML by path.
 */
export async function openEdge(origin, ownPages) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  const agent = new http.Agent({ keepAlive: true });
  const { hostname, port } = new URL(origin);
  const server = http2.createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const page = ownPages.get(request.url);
    if (page !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
      response.end(page);
      return;
    }
    const { method, url: path } = request;
    const headers = { ...carried(request.headers), host: request.authority || `${hostname}:${port}` };
    const asked = http.request({ hostname, port, method, path, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, carried(answer.headers));
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The edge has no port.');
  const publicKey = createPublicKey(cert).export({ type: 'spki', format: 'der' });
  return {
    port: address.port,
    /** The fingerprint by which a browser is told to trust it. */
    fingerprint: createHash('sha256').update(publicKey).digest('base64'),
    close: () => {
      agent.destroy();
      server.close();
    },
  };
}

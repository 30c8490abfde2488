import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** The app with hot reload; what is not the app's own goes to the back end at the origin `OPERATOR`. */
const operator = process.env.OPERATOR;
if (operator === undefined)
  throw new Error('OPERATOR says where the back end is, such as http://127.0.0.1:3001');
const operatorPaths = ['/api', '/go', '/pay', '/sandbox', '/__sandbox', '/builds'];

/**
 * A back end elsewhere is asked by its own host name, or its server would not find it. One on this machine is asked by the
 * page's: the sandbox's controls refuse a call whose `Origin` is another host.
 */
const changeOrigin = !['localhost', '127.0.0.1'].includes(new URL(operator).hostname);

const server = await createServer({
  root: fileURLToPath(new URL('../../apps/player-web', import.meta.url)),
  server: {
    port: Number(process.env.PORT),
    strictPort: true,
    host: true,
    proxy: Object.fromEntries(operatorPaths.map((path) => [path, { target: operator, changeOrigin }])),
  },
});
await server.listen();
server.printUrls();

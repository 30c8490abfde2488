import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** The app with hot reload; what is not the app's own goes to the back end at the origin `OPERATOR`. */
const operator = process.env.OPERATOR;
if (operator === undefined)
  throw new Error('OPERATOR says where the back end is, such as http://127.0.0.1:3001');
const operatorPaths = ['/api', '/go', '/pay', '/sandbox', '/__sandbox', '/builds'];

/** One on this machine compares the page's own name with the one it was asked by; one elsewhere knows its own alone. */
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

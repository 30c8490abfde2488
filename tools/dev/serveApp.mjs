import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** The app with hot reload; what is not the app's own goes to the sandbox on `API_PORT`. */
const operator = `http://127.0.0.1:${process.env.API_PORT}`;
const operatorPaths = ['/api', '/go', '/pay', '/sandbox', '/__sandbox', '/builds'];

const server = await createServer({
  root: fileURLToPath(new URL('../../apps/player-web', import.meta.url)),
  server: {
    port: Number(process.env.PORT),
    strictPort: true,
    host: true,
    proxy: Object.fromEntries(operatorPaths.map((path) => [path, operator])),
  },
});
await server.listen();
server.printUrls();

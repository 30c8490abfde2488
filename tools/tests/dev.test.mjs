import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { freePort } from '../freePort.mjs';

const dev = fileURLToPath(new URL('../dev.mjs', import.meta.url));
const serveApp = fileURLToPath(new URL('../dev/serveApp.mjs', import.meta.url));

it.each(['4000', 'localhost:4000', 'http://localhost:4000/api'])(
  '%s is no origin to put the app before',
  (origin) => {
    const { status, stderr } = spawnSync(process.execPath, [dev, '--operator', origin]);
    expect({ status, said: stderr.toString() }).toEqual({
      status: 2,
      said: `npm run dev: --operator is an origin such as http://localhost:4000, not "${origin}".\n`,
    });
  },
);

it('the app asks the back end that it stands before, and has its own pages', async () => {
  /** @type {(string | undefined)[]} */
  const asked = [];
  const operator = createServer((request, response) => {
    asked.push(request.url);
    response.end('{"code":200}');
  });
  const [port, operatorPort] = [await freePort(), await freePort()];
  operator.listen(operatorPort, '127.0.0.1');
  await once(operator, 'listening');
  const env = { ...process.env, PORT: String(port), OPERATOR: `http://127.0.0.1:${operatorPort}` };
  const app = spawn(process.execPath, [serveApp], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await new Promise((resolve) => {
      app.stdout.on('data', (chunk) => String(chunk).includes('Local') && resolve(undefined));
    });
    const call = await fetch(`http://localhost:${port}/api/web/urlConfig`, { method: 'POST' });
    expect(await call.json()).toEqual({ code: 200 });
    const page = await fetch(`http://localhost:${port}/login`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<div id="root">');
    expect(asked).toEqual(['/api/web/urlConfig']);
  } finally {
    app.kill();
    operator.close();
  }
}, 60_000);

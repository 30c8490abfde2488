import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves a configured app with the headers written for it: its files, its home page as it was chosen, else in English. */
export async function serveFolder(folder: string): Promise<{
  readonly origin: string;
  readonly stop: () => Promise<void>;
}> {
  const headers: Readonly<Record<string, string>> = JSON.parse(
    await readFile(join(folder, '.kislap/headers.json'), 'utf8'),
  );
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const [, chosen = 'en'] = /i18n_redirected=(\w+)/.exec(request.headers.cookie ?? '') ?? [];
    const home = chosen === 'en' ? 'index.html' : `index.${chosen}.html`;
    const file = path === '/' ? home : extname(path) === '' ? 'shell.html' : path;
    readFile(join(folder, file)).then(
      (content) =>
        response
          .writeHead(200, { ...headers, 'Content-Type': types[extname(file)] ?? 'application/octet-stream' })
          .end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

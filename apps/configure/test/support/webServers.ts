import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@kislap/tools/freePort';

/** A web server that serves a configured app with the files written for it. */
export interface WebServer {
  readonly origin: string;
  /** What it has written to its error output since it was started. */
  readonly said: () => string;
  readonly stop: () => Promise<void>;
}

interface Program {
  readonly name: 'nginx' | 'caddy';
  readonly isInstalled: boolean;
  readonly start: (appFolder: string, apiOrigin: string) => Promise<WebServer>;
}

const isInstalled = (name: string): boolean => {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Debian's package for files that were compressed beforehand; without it nginx serves gzip alone. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasNginxBrotli = existsSync(brotliModule);

const own = (appFolder: string, file: string): string => join(appFolder, '.kislap', file);

function nginxSettings(home: string, appFolder: string, port: number, apiOrigin: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // Its workers would be somebody else, who may not read a temporary folder of root's.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user}
${hasNginxBrotli ? `load_module ${brotliModule};` : ''}
daemon off;
pid ${home}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${home}/${name};`).join('\n')}
  include ${own(appFolder, 'nginx/http.conf')};
  server {
    listen 127.0.0.1:${port};
    root ${appFolder};
    include ${own(appFolder, 'nginx/server.conf')};
    ${hasNginxBrotli ? `include ${own(appFolder, 'nginx/brotli.conf')};` : ''}
    location /api/ {
      proxy_pass ${apiOrigin};
    }
  }
}
`;
}

function caddySettings(appFolder: string, port: number, apiOrigin: string): string {
  return `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * ${appFolder}
  handle /api/* {
    reverse_proxy ${apiOrigin}
  }
  import ${own(appFolder, 'caddy/site.caddy')}
}
`;
}

/** The web servers that operators use most. */
export const programs: readonly Program[] = [
  {
    name: 'nginx',
    isInstalled: isInstalled('nginx'),
    start: (appFolder, apiOrigin) =>
      start(async (home, port) => {
        const file = join(home, 'nginx.conf');
        await writeFile(file, nginxSettings(home, appFolder, port, apiOrigin));
        return spawn('nginx', ['-p', home, '-e', 'stderr', '-c', file]);
      }),
  },
  {
    name: 'caddy',
    isInstalled: isInstalled('caddy'),
    start: (appFolder, apiOrigin) =>
      start(async (home, port) => {
        const file = join(home, 'Caddyfile');
        await writeFile(file, caddySettings(appFolder, port, apiOrigin));
        const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
        return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env });
      }),
  },
];

async function start(launch: (home: string, port: number) => Promise<ChildProcess>): Promise<WebServer> {
  const home = await mkdtemp(join(tmpdir(), 'kislap-server-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = await launch(home, port);
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await rm(home, { recursive: true, force: true });
  };
  for (;;) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${output}`);
    const isThere = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isThere) return { origin, said: () => output, stop };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

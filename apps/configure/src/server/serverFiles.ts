import { caddySite } from './caddySite';
import type { ServerFacts } from './headers';
import { nginxHttp, nginxServer } from './nginxFiles';

const nginxBrotli = `# Written by kislap-configure. Include it beside server.conf where nginx has the module ngx_brotli.
brotli_static on;
`;

/** The files for web servers, by their place in the build's own folder. */
export function serverFiles(facts: ServerFacts): Readonly<Record<string, string>> {
  return {
    'headers.json': `${JSON.stringify(facts.headers, undefined, 2)}\n`,
    'nginx/http.conf': nginxHttp(facts),
    'nginx/server.conf': nginxServer(facts),
    'nginx/brotli.conf': nginxBrotli,
    'caddy/site.caddy': caddySite(facts),
  };
}

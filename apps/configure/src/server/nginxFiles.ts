import { byBrowser, cacheControl } from './headers';
import type { ServerFacts } from './headers';
import { LANGUAGE_COOKIE, mediaTypes, reservedPaths } from './routes';

/** For the context `http`: which page answers an address, and how long an answer may be kept. */
export const nginxHttp = ({
  homes,
}: ServerFacts): string => `# Written by kislap-configure. Include it inside "http".

# The language of the home page: the player's choice, else the browser's first.
map $http_accept_language $kislap_home_by_browser {
  default "/${homes[0]?.file}";
${byBrowser(homes)
  .map(({ begins, file }) => `  "~*${begins}" "/${file}";`)
  .join('\n')}
}
map $cookie_${LANGUAGE_COOKIE} $kislap_home {
  default $kislap_home_by_browser;
${homes.map(({ locale, file }) => `  "${locale}" "/${file}";`).join('\n')}
}

# The page of an address that is no file: none for the operator's own addresses, and for what looks like a file.
map $uri $kislap_page {
  default "/shell.html";
  "~^/(${reservedPaths.join('|')})(/|$)" "";
  "~/[^/]*\\.[^/]*$" "";
}

map "$status:$uri" $kislap_cache {
  default "${cacheControl.checked}";
  "~^[45]" "${cacheControl.none}";
  "~^(200|206|304):/assets/" "${cacheControl.hashed}";
}
map $uri $kislap_vary {
  default "";
  "~\\.html$" "Cookie, Accept-Language";
}
`;

const routes = `  try_files $uri $kislap_page =404;

  location = / {
    try_files $kislap_home =404;
  }
  # Pages are there under their addresses alone, and the build's own notes for nobody.
  location ~ (/\\.(?!well-known/)|\\.(html|br|gz)$|^/csp\\.json$) {
    return 404;
  }`;

/** For a block \`server\` whose \`root\` is the built app. */
export function nginxServer({ headers }: ServerFacts): string {
  const types = Object.entries(mediaTypes).map(([type, endings]) => `  ${type} ${endings.join(' ')};`);
  const added = Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  return `# Written by kislap-configure. Include it inside a "server" whose "root" is the built app. What a "location" of your
# own answers, such as an API behind "proxy_pass", keeps the headers that it comes with: those of the app stand in "location /".

types {
${types.join('\n')}
}
default_type application/octet-stream;
charset utf-8;
# text/html is always among these; nginx warns where it is named again.
charset_types text/css text/javascript text/plain;
gzip_static on;
gzip_vary on;
etag on;

location / {
${added.join('\n')}
  add_header Cache-Control $kislap_cache always;
  add_header Vary $kislap_vary;

${routes}
}
`;
}

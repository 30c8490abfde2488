import { byBrowser, cacheControl } from './headers';
import type { HomeAddress, ServerFacts } from './headers';
import { LANGUAGE_COOKIE, reservedPaths } from './routes';

const reserved = reservedPaths.flatMap((path) => [`/${path}`, `/${path}/*`]).join(' ');

const cookie = (value: string): string => `header_regexp Cookie (^|;\\s*)${LANGUAGE_COOKIE}=${value}(;|$)`;

const hidden = `  @kislap_method not method GET HEAD
  error @kislap_method 405

  # Pages are there under their addresses alone, and the build's own notes for nobody.
  @kislap_hidden {
    path_regexp /\\.
    not path /.well-known/*
  }
  error @kislap_hidden 404
  @kislap_unserved path *.html *.br *.gz /csp.json
  error @kislap_unserved 404
`;

const matcher = (name: string, file: string, condition: string): string => `  @kislap_${name} {
    path /
    ${condition}
  }
  rewrite @kislap_${name} /${file}
`;

const pages = (
  homes: readonly HomeAddress[],
): string => `  # The language of the home page: the player's choice, else the browser's first.
${homes.map(({ locale, file }) => matcher(`chosen_${locale}`, file, cookie(locale))).join('')}\
${byBrowser(homes)
  .map(({ locale, file, begins }) =>
    matcher(`browser_${locale}`, file, `header_regexp Accept-Language (?i)${begins}`),
  )
  .join('')}\
  rewrite / /${homes[0]?.file}

  # The page of an address that is no file: none for the operator's own addresses, and for what looks like a file.
  @kislap_page {
    not file
    not path ${reserved}
    not path_regexp \\.[^/]*$
  }
  rewrite @kislap_page /shell.html
`;

const files = `  # What not every system's list of media types has.
  @kislap_manifest path *.webmanifest
  header @kislap_manifest Content-Type application/manifest+json
  @kislap_font path *.woff2
  header @kislap_font Content-Type font/woff2

  @kislap_html path *.html
  header @kislap_html Vary "Cookie, Accept-Language"
  @kislap_hashed {
    path /assets/*
    file
  }
  header @kislap_hashed Cache-Control "${cacheControl.hashed}"

  file_server {
    precompressed br gzip
  }
`;

/** For a site block whose `root` is the built app. */
export function caddySite({ headers, homes }: ServerFacts): string {
  const added = Object.entries(headers).map(([name, value]) => `    ${name} "${value}"`);
  return `# Written by kislap-configure. Import it in a site whose "root" is the built app. Put addresses of your own into
# "handle" blocks: they are asked before this route.
route {
  header {
${added.join('\n')}
    Cache-Control "${cacheControl.checked}"
  }

${[hidden, pages(homes), files].join('\n')}}
`;
}

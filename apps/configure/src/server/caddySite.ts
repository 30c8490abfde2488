import { cacheControl } from './headers';
import type { ServerFacts } from './headers';
import { languageCookie, reservedPaths } from './routes';

const reserved = reservedPaths.flatMap((path) => [`/${path}`, `/${path}/*`]).join(' ');

const cookie = (value: string): string =>
  `header_regexp Cookie (^|;\\s*)${languageCookie.name}=${value}(;|$)`;

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

const pages = `  # The language of the home page: the player's choice, else the browser's first.
  @kislap_filipino {
    path /
    ${cookie(languageCookie.filipino)}
  }
  rewrite @kislap_filipino /index.fil.html
  @kislap_english {
    path /
    ${cookie(languageCookie.english)}
  }
  rewrite @kislap_english /index.html
  @kislap_browser {
    path /
    header_regexp Accept-Language (?i)^(fil|tl|tag)\\b
  }
  rewrite @kislap_browser /index.fil.html
  rewrite / /index.html

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
export function caddySite({ headers }: ServerFacts): string {
  const added = Object.entries(headers).map(([name, value]) => `    ${name} "${value}"`);
  return `# Written by kislap-configure. Import it in a site whose "root" is the built app. Put addresses of your own into
# "handle" blocks: they are asked before this route.
route {
  header {
${added.join('\n')}
    Cache-Control "${cacheControl.checked}"
  }

${[hidden, pages, files].join('\n')}}
`;
}

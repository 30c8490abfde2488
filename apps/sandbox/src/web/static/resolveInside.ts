import { resolve, sep } from 'node:path';

/**
 * The file that a URL path names inside a folder. Undefined for a path that climbs out, escapes a separator or NUL,
 * names a dot file or cannot be decoded.
 */
export function resolveInside(folder: string, urlPath: string): string | undefined {
  const path = decode(urlPath);
  if (path === undefined || /[\\\0]/.test(path)) return undefined;
  if (path.split('/').some((segment) => segment.startsWith('.'))) return undefined;
  const file = resolve(folder, `.${sep}${path}`);
  return file.startsWith(resolve(folder) + sep) ? file : undefined;
}

function decode(urlPath: string): string | undefined {
  try {
    return decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
}

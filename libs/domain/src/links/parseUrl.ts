/** Reads an address as a browser reads it; undefined when it is none. */
export function parseUrl(link: string, base: string): URL | undefined {
  try {
    return new URL(link, base);
  } catch {
    return undefined;
  }
}

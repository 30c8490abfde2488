/** Name of the page's note about the build it belongs to; the build writes it. */
const NOTE = 'kislap-build';

/** The build that runs in this page; `undefined` while developing, where there are no builds. */
export function runningBuild(page: Document): string | undefined {
  const id = page.querySelector(`meta[name="${NOTE}"]`)?.getAttribute('content') ?? '';
  return id === '' ? undefined : id;
}

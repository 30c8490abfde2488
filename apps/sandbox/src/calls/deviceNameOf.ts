/** The first that fits wins: most browsers also bear the names of those they stem from. */
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Facebook', /FBAN|FBAV/],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera', /OPR\/|OPT\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];
const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux|X11/],
];

/** A device in a few words, such as "Chrome on Android"; '' for one that does not say. No more of it is kept. */
export function deviceNameOf(userAgent: string): string {
  const find = (known: typeof browsers) => known.find(([, mark]) => mark.test(userAgent))?.[0];
  const [browser, system] = [find(browsers), find(systems)];
  if (browser === undefined || system === undefined) return browser ?? system ?? '';
  return `${browser} on ${system}`;
}

/** Two colours of a picture; a name has always the same. */
const colours = [
  ['#4c2a85', '#e8517a'],
  ['#0f5c6e', '#3ec9a7'],
  ['#7a2e1d', '#f5a11f'],
  ['#23355f', '#5b8def'],
] as const;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * A picture of a game to begin with: three to four, as tiles are, with the first letters of its words. It is the address
 * itself, so that the stub has no files to serve.
 */
export function gamePicture(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const letters = words.map((word) => Array.from(word)[0] ?? '').slice(0, 2);
  const initials = letters.join('').replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const [from, to] = colours[sum % colours.length] ?? colours[0];
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320" viewBox="0 0 240 320">' +
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    '<path d="M0 0h240v320H0z" fill="url(#g)"/>' +
    `<text x="120" y="190" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="88" fill="#fff">${initials}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

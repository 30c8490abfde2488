/** How many pictures the floor shows: two screens of games. */
const TILES = 24;

/**
 * The floor: the first view of home with the same pictures, as a page without any script. Nothing that shows them can
 * be faster.
 *
 * @param {string} home The page of a guest's home, as the operator serves it.
 * @returns {string} HTML.
 * @throws {Error} When that page has no banner, or no games.
 */
export function floorPage(home) {
  const sources = [...home.matchAll(/<img [^>]*src="(?<src>[^"]+)"/g)].map(
    ({ groups }) => groups?.['src'] ?? '',
  );
  const banner = sources.find((source) => source.includes('/banners/'));
  const games = [...new Set(sources.filter((source) => source.includes('/games/')))];
  if (banner === undefined || games.length === 0) throw new Error('The first view of home has no pictures.');
  const tiles = Array.from({ length: TILES }, (_, index) => `${games[index % games.length]}?tile=${index}`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Floor</title><link rel="icon" href="data:,"><link rel="preload" as="image" href="${banner}" fetchpriority="high">
<style>*{box-sizing:border-box}body{margin:0;font:15px system-ui;background:#150d18;color:#fff}img{display:block;width:100%;height:auto}
main{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;padding:16px}nav{position:fixed;inset:auto 0 0;padding:16px;background:#201625;text-align:center}
button{font:inherit;padding:12px 18px}dialog{width:100%;max-width:100%;margin:auto auto 0}</style>
<img src="${banner}" width="716" height="296" alt="" fetchpriority="high"><main>
${tiles.map((source) => `<img src="${source}" width="240" height="320" alt="" loading="lazy">`).join('\n')}</main>
<nav><button onclick="sheet.showModal()">Deposit</button></nav>
<dialog id="sheet"><h2>Deposit</h2><form method="dialog"><button>Close</button></form></dialog></html>`;
}

/** What every story believes is now, unless it is told a time. */
const now = Date.parse('2025-11-13T20:13:20+08:00');

const RealDate = globalThis.Date;

const StillDate = new Proxy(RealDate, {
  construct: (date, parts: unknown[], target) =>
    Reflect.construct(date, parts.length === 0 ? [now] : parts, target),
  get: (date, name): unknown => (name === 'now' ? () => now : Reflect.get(date, name)),
});

/** A clock that stands and no blinking caret. The test runner gets its own clock back by what is returned. */
export function standStill(): () => void {
  globalThis.Date = StillDate;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { caret-color: transparent !important; }');
  document.adoptedStyleSheets = [sheet];
  return () => {
    globalThis.Date = RealDate;
  };
}

/** The same row of numbers for every story (mulberry32). */
export function startChanceAnew() {
  let state = 1;
  Math.random = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

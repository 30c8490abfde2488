import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { floorPage } from '../speed/floor.mjs';
import { twoGFaults, twoGTable } from '../speed/onTwoG.mjs';
import { openSlowLink } from '../speed/slowLink.mjs';
import { gateFaults, medians, tableOf } from '../speed/table.mjs';

const BODY_BYTES = 40_000;
const site = net.createServer((socket) => void socket.on('data', () => socket.end(Buffer.alloc(BODY_BYTES))));
/** @type {Awaited<ReturnType<typeof openSlowLink>>} */
let line;

beforeAll(async () => {
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = site.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  line = await openSlowLink(address.port, { roundTripMs: 100, downKbps: 1_600, upKbps: 800 });
});

afterAll(() => {
  line.close();
  site.close();
});

test('the slow line costs its round trips, its rate, and what slow start waits for', async () => {
  const since = performance.now();
  const phone = net.connect(line.port, '127.0.0.1', () => phone.write('give'));
  let bytes = 0;
  for await (const part of phone) bytes += part.length;
  expect(bytes).toBe(BODY_BYTES);
  // Two round trips, 40 kB at 200 a millisecond, and a pause after the first window.
  expect(performance.now() - since).toBeGreaterThan(400);
});

test('the floor has the pictures of home, and 24 tiles', () => {
  const home = '<img src="/art/banners/star.webp"><img alt="" src="/art/games/mango.webp">';
  const page = floorPage(home);
  expect(page.match(/games\/mango\.webp\?tile=/g)).toHaveLength(24);
  expect(page).toContain('src="/art/banners/star.webp"');
  expect(() => floorPage('<p>Nothing</p>')).toThrow('no pictures');
});

const seen = { firstPaintMs: 700, largestPaintMs: 800, readyMs: 800, visuallyCompleteMs: 900, blockedMs: 0 };
/** @param {Partial<typeof seen & { shift: number }>} cold @param {number} [firstTapMs] */
const run = (cold, firstTapMs = 800) => ({
  cold: { ...seen, shift: 0, scriptKilobytes: 1, requests: 5, kilobytes: 10, ...cold },
  steps: {},
  firstTapMs,
});

test('the gate believes the best run, and names what none has kept', () => {
  const floor = [run({}), run({})];
  expect(gateFaults({ floor, guest: [run({ largestPaintMs: 2600 }), run({})] })).toEqual([]);
  const slow = [
    run({ largestPaintMs: 2600, shift: 0.1 }, 3200),
    run({ largestPaintMs: 2700, shift: 0.2 }, 3300),
  ];
  expect(gateFaults({ floor, guest: slow })).toEqual([
    'guest: largest contentful paint is 3.3 times the floor, not 2.4',
    'guest: first tap that works is 4.0 times the floor, not 2.6',
    'guest: the page moves by 0.100',
  ]);
});

test('the table has the middle of the runs, and only rows that were measured', () => {
  const table = tableOf(
    medians({ floor: [run({ firstPaintMs: 1 }), run({ firstPaintMs: 3 }), run({ firstPaintMs: 2 })] }),
  );
  expect(table).toContain('| first contentful paint, ms | 2 |');
  expect(table).not.toContain('warm');
});

test('what is above its goal on 2G is named, and so is what was not measured', () => {
  const good = { kilobytes: 60, readableMs: 3_000, placedMs: 19_999 };
  expect(twoGFaults(good)).toEqual([]);
  expect(twoGTable(good)).toContain('| guest, first visit, kB | 60 | 60 |');
  expect(twoGFaults({ ...good, kilobytes: 61, placedMs: NaN })).toEqual([
    'guest, first visit, kB: 61, not 60',
    'player, later visit, deposit placed, ms: NaN, not 20000',
  ]);
});

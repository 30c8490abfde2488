import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { startWords } from './startWords';

const chunk = (fileName: string, code: string, imports: string[] = [], moduleIds: string[] = []) => ({
  type: 'chunk',
  fileName,
  code,
  imports,
  moduleIds,
  facadeModuleId: null,
});

function readBundle(chunks: readonly ReturnType<typeof chunk>[]) {
  const words = startWords();
  const { generateBundle } = words.plugin;
  const bundle = Object.fromEntries(chunks.map((one) => [one.fileName, one]));
  if (typeof generateBundle === 'function') {
    Reflect.apply(generateBundle, undefined, [{} satisfies Partial<Rolldown.OutputOptions>, bundle, true]);
  }
  return words;
}

const bundle = [
  chunk('app.js', 'text("home.title"),text(`month.${name}`)', ['kit.js'], ['/app/src/main.tsx']),
  chunk('kit.js', "text('kit.close')", ['app.js']),
  chunk('mark.js', 'text("app.playMoney")', ['app.js'], ['/app/src/start/showPlayMoney.tsx']),
  chunk('player.js', 'text("user.balance")', ['kit.js'], ['/app/src/pages/home/player/playerParts.tsx']),
  chunk('deposit.js', 'text("dep.title")', ['kit.js'], ['/app/src/overlays/deposit/DepositOverlay.tsx']),
];

it('before anything is built every word counts as one of the first view', () => {
  expect(startWords().isStart('dep.title')).toBe(true);
});

it.each(['home.title', 'kit.close', 'month.5', 'app.playMoney', 'user.balance'])(
  'the first view says %s',
  (id) => {
    expect(readBundle(bundle).isStart(id)).toBe(true);
  },
);

it.each(['dep.title', 'home.other', 'month'])('the first view does not say %s', (id) => {
  expect(readBundle(bundle).isStart(id)).toBe(false);
});

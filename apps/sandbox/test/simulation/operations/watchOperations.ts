import * as v from 'valibot';
import { manilaToday } from '../../../src/kernel/manilaDays';
import { settleDue } from '../../../src/rules/settleDue';
import type { Intent } from '../Intent';
import type { Outcome } from '../Outcome';
import { readAnswer } from '../readAnswer';
import type { SimulatedPlayer } from '../SimulatedPlayer';
import type { World } from '../World';

const done: Outcome = { type: 'done', fact: '', amount: 0, win: 0 };
const mails = v.array(v.object({ id: v.number(), acc: v.optional(v.number(), 0) }));
const notices = v.array(v.object({ logid: v.number() }));

/** Something that changes no money by itself and is never sent again. */
function watch(
  kind: string,
  { world, player }: { readonly world: World; readonly player: SimulatedPlayer },
  act: () => Promise<unknown>,
): Intent {
  const send = () =>
    act().then(
      () => done,
      () => done,
    );
  return { kind, effect: 'none', player, key: world.newKey(), send };
}

/** Asks for credits since the last one it heard of, as the app does. */
export function pollNotices(world: World, player: SimulatedPlayer): Intent {
  return watch('notices', { world, player }, async () => {
    const logId = player.noticeCursor;
    const rows = v.safeParse(notices, await player.look('depositNotice', { logId }));
    // Of two polls at the same time the app believes the first that comes back.
    if (!rows.success || player.noticeCursor !== logId) return;
    player.notices.push(...rows.output.map(({ logid }) => logid));
    player.noticeCursor = Math.max(logId, ...rows.output.map(({ logid }) => logid));
  });
}

/** Reads the mailbox, and remembers what can be received. */
export function readMails(world: World, player: SimulatedPlayer): Intent {
  return watch('mails', { world, player }, async () => {
    const rows = v.safeParse(mails, await player.look('getMsgList', { id: 0 }));
    if (!rows.success) return;
    for (const { id } of rows.output.filter(({ acc }) => acc > 0)) player.gifts.add(id);
  });
}

/** Looks at what a player looks at. */
export function look(world: World, player: SimulatedPlayer): Intent {
  const { day } = manilaToday(world.operator.nowMs);
  const [call, fields] = world.pick([
    ['getUserInfo', {}],
    ['turnover', { page: 1 }],
    ['lotteryLog', { logId: 0 }],
    ['getWithdrawLog', { logId: 0 }],
    ['statement', { from: day, to: day }],
    ['shareDep', {}],
  ] as const) ?? ['getUserInfo', {}];
  return watch('look', { world, player }, () => player.look(call, fields));
}

/** The operator sends a message with money in it. */
export function sendGift(world: World, player: SimulatedPlayer): Intent {
  const amount = world.pick([1, 5, 12.5]);
  const note = { userId: player.id, title: 'Salamat', text: 'Para sa iyo', amount, lasts: 90_000 };
  return watch('gift', { world, player }, () => world.control('mail', note));
}

/** The operator's own round: whatever is due, for everybody. */
export function sweep(world: World, player: SimulatedPlayer): Intent {
  return watch('sweep', { world, player }, () => settleDue(world.operator.operator));
}

/** The operator ends a player's sessions. */
export function endSessions(world: World, player: SimulatedPlayer): Intent {
  return watch('endSessions', { world, player }, () => world.control('kill', { userId: player.id }));
}

/** Brings money home from a studio's own wallet; one key always tells of the same money. */
export function transferGameWallets(world: World, player: SimulatedPlayer): Intent {
  const key = world.newKey();
  const send = () =>
    readAnswer(
      player,
      () => player.device.call('thirdWdw', {}, { key }),
      ({ data }) => String(data.moved),
    );
  return { kind: 'thirdWdw', effect: 'none', player, key, send };
}

/** Sets or lifts a limit of one's own. */
export function setLimit(world: World, player: SimulatedPlayer): Intent {
  const key = world.newKey();
  const limit = world.pick([
    { kind: 'dep', span: 'day', value: 6000 },
    { kind: 'dep', span: 'week', value: 20_000 },
    { kind: 'loss', span: 'day', value: 5000 },
  ] as const) ?? { kind: 'dep', span: 'day', value: 6000 };
  const send = () => readAnswer(player, () => player.device.call('rgSet', limit, { key }));
  return { kind: 'rgSet', effect: 'none', player, key, send };
}

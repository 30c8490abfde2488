import { askToReturn, awayOf, exclude, takeBreak } from '../../model/absences';
import { minute } from '../../model/time';
import { adopt } from '../adopt';
import { OneOf } from '../differences';
import type { Own, Walk } from '../Walk';
import { mayLeave } from './persons';
import { textOf } from './sessions';

const password = 'Play1234';

/** Begins a break, or makes one longer. */
export async function beginBreak(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  if (!mayLeave(walk, own)) return;
  const [device, hours] = [walk.deviceOf(own), walk.random.pick([24, 24, 72, 168, 720, 1440, 2160])];
  const code = await walk.gate(own, device, { isOpen: true });
  walk.say(`break of ${player.id}: ${hours} h`);
  const answer = await device.call('rgBreak', { hours });
  walk.count(`break ${answer.code}`);
  if (code !== undefined) return walk.expect('5.5: break', { code }, answer);
  const before = awayOf(player, walk.now);
  if (!takeBreak(player, hours, walk.now)) {
    walk.acted(own, device, false);
    return walk.expect('5.5: a break is only made longer', { code: 1001 }, answer);
  }
  const until = walk.now + hours * 60 * minute;
  walk.expect('5.1: break', { code: 200, data: { away: { kind: 'break', until } } }, answer);
  walk.expect('5.5: no end moves earlier', true, until > (before?.until ?? 0));
  adopt(own, device, textOf(answer, 'data', 'away', 'payout'), 'payout', walk.now);
}

/** Excludes himself, now and then with a wrong password or word. */
export async function beginExclusion(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  if (!mayLeave(walk, own)) return;
  const [device, months] = [walk.deviceOf(own), walk.random.pick([6, 6, 6, 12, 60])];
  const code = await walk.gate(own, device, { isOpen: true });
  walk.say(`exclusion of ${player.id}: ${months} months`);
  const isWrong = walk.random.isOnceIn(6) && walk.now - player.wrongProofAt > 16 * minute;
  const form = { months, confirm: 'EXCLUDE', password: isWrong ? 'Wrong1234' : password };
  const answer = await device.call('rgExclude', form);
  walk.count(`exclusion ${answer.code}`);
  if (code !== undefined) return walk.expect('5.4: exclusion', { code }, answer);
  if (isWrong) {
    player.wrongProofAt = walk.now;
    walk.acted(own, device, false);
    return walk.expect('5.4: proof', { code: 1002 }, answer);
  }
  exclude(player, months, walk.now);
  const until = player.away?.until;
  walk.expect('5.5: exclusion', { code: 200, data: { away: { kind: 'exclusion', until } } }, answer);
  adopt(own, device, textOf(answer, 'data', 'away', 'payout'), 'payout', walk.now);
}

/** Asks to come back, or says it a second time. */
export async function comeBack(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  const device = walk.deviceOf(own);
  const code = await walk.gate(own, device, { isOpen: true });
  walk.say(`return of ${player.id}`);
  const answer = await device.call('rgReturn');
  if (code !== undefined) return walk.expect('5.6: return', { code }, answer);
  const { code: expected, ...facts } = askToReturn(player, walk.now);
  walk.count(`return ${expected}${'done' in facts ? ` done ${facts.done}` : ''}`);
  const data = Object.keys(facts).length > 0 ? { data: facts } : {};
  walk.expect('5.6: return', { code: expected, ...data }, answer);
  walk.acted(own, device, expected === 200);
  const session = player.sessions.get(device.token);
  if (session && 'done' in facts && facts.done === 1) session.kind = 'full';
}

const closedCalls = [
  'launchGame',
  'getEventCard',
  'eventGetSign',
  'getUserAlms',
  'rgPrompt',
  'dropBonus',
  'pddNew',
  'sessions',
  'turnover',
];
const openCalls = [
  'getUserInfo',
  'getUserScore',
  'userCashCheck',
  'getUserBank',
  'getWithdrawLog',
  'getDepositLog',
  'rgInfo',
  'rgSpend',
  'kycInfo',
  'getMsgList',
];

/** Tries what is closed and what is open to somebody away. */
export async function tryCalls(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  const device = walk.deviceOf(own);
  if (player.sessions.get(device.token)?.kind !== 'payout') return;
  const [closed, open] = [walk.random.pick(closedCalls), walk.random.pick(openCalls)];
  walk.say(`${closed}, ${open} of ${player.id} away`);
  const codes = [await walk.gate(own, device, {}), await walk.gate(own, device, { isOpen: true })];
  const answers = [await device.call(closed), await device.call(open, { logId: 0, id: 0 })];
  walk.expect(
    `5.2: ${closed}, ${open}`,
    codes.map((code) => new OneOf(code ?? 200)),
    answers.map((one) => one.code),
  );
}

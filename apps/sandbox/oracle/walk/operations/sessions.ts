import type { Answer, Device } from '../../drive/Device';
import { documentsOf } from '../../../test/support/documentsOf';
import { awayOf } from '../../model/absences';
import { newPlayer, type Papers, type Player } from '../../model/Player';
import { checkDue, sign } from '../../model/play';
import { judgeSession } from '../../model/sessions';
import { birthdayBefore } from '../../model/time';
import { adopt } from '../adopt';
import { toldEnd } from '../compareState';
import { Difference, OneOf } from '../differences';
import { noteLogin } from '../noticed';
import type { Own, Walk } from '../Walk';

const password = 'Play1234';
const firstPhone = 639_190_000_000;

/** A text of an answer. */
export function textOf(answer: unknown, ...path: readonly string[]): string {
  let at: unknown = answer;
  for (const key of path) at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
  if (typeof at !== 'string') throw new Difference(`no ${path.join('.')} in ${JSON.stringify(answer)}`);
  return at;
}

/** Asks for an account with a phone. */
export async function apply(device: Device, phone: string, birthday: string): Promise<Answer> {
  await device.call('sendCode', { phone, scene: 'register' });
  const form = { phone, code: '123456', password, password1: password, birthday, agree: 1 };
  return await device.call('register', form);
}

/** A second account of somebody, and the papers that are shown with it. */
interface Second extends Omit<Papers, 'phone'> {
  readonly of: Own;
}

/** Somebody new, who has shown who he is or has not; or somebody who has an account already, by his papers. */
export async function register(walk: Walk, known?: Second): Promise<Own> {
  const count = walk.owns.length;
  const phone = String(firstPhone + count);
  const { idNo, name } = documentsOf({ idNo: `O${5_000_000 + count}` });
  const { of, ...papers } = {
    idNo,
    name,
    birthday: birthdayBefore(walk.now, 36),
    of: undefined,
    ...known,
    phone,
  };
  walk.say(`register ${phone}`);
  const device = walk.newDevice();
  const answer = await apply(device, phone, papers.birthday);
  walk.expect('register', { code: 200 }, answer);
  const id = Reflect.get(Object(answer['data']), 'UserID');
  const player = newPlayer(Number(id), papers);
  const own = { player, devices: [device, walk.newDevice()] };
  for (const one of own.devices) one.userId = player.id;
  adopt(own, device, textOf(answer, 'data', 'token'), 'full', walk.now);
  walk.owns.push(own);
  if (of) walk.twins.set(of, own).set(own, of);
  walk.focus = own;
  if (!walk.random.isOnceIn(4) || known) await identify(walk, own);
  return own;
}

/** Nobody can be older than 120 years, and a walk goes on for longer. */
export const isTooOld = ({ birthday }: Player, now: number): boolean => birthday < birthdayBefore(now, 110);

/** Sends documents and has them passed; those of somebody who is away with another account hold this one back. */
export async function identify(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  const device = walk.deviceOf(own);
  if (player.identity !== 0 || isTooOld(player, walk.now)) return;
  // When the other account learns of documents that somebody away sends, the rules say only for its own next step.
  if (walk.twins.has(own) && awayOf(player, walk.now)) return;
  const code = await walk.gate(own, device, { isOpen: true });
  walk.say(`identify ${player.id}`);
  const { idNo, name, birthday } = player;
  const wasAway = awayOf(player, walk.now) !== undefined;
  const answer = await device.call('kycSubmit', documentsOf({ idNo, name, birthday }));
  if (code !== undefined) return walk.expect('7: documents', { code }, answer);
  player.hasSentPapers = true;
  walk.acted(own, device);
  walk.holdBack();
  const away = wasAway ? undefined : awayOf(player, walk.now);
  if (away) expectLogin(walk, away, answer);
  else walk.expect('7: documents', { code: 200 }, answer);
  walk.count(`identify ${away?.kind ?? 'new'}`);
  walk.expect('7: review', { ok: true }, await walk.control('kyc', { userId: player.id, pass: true }));
  player.identity = 2;
}

/** Logs in at a device; somebody away gets a session that pays out. */
export async function login(walk: Walk, own: Own): Promise<void> {
  const { player, devices } = own;
  const device = walk.random.pick(devices);
  walk.say(`login ${player.id}`);
  const answer = await device.call('login', { account: String(player.id), password });
  noteLogin(walk, own, answer);
  const away = awayOf(player, walk.now);
  expectLogin(walk, away, answer);
  const token = textOf(answer, 'data', away ? 'payout' : 'token');
  adopt(own, device, token, away ? 'payout' : 'full', walk.now);
  walk.count(away ? `login ${away.kind}` : 'login');
}

function expectLogin(walk: Walk, away: ReturnType<typeof awayOf>, answer: Answer): void {
  const told = away?.until === 0 ? new OneOf(0, undefined) : away && toldEnd(away, walk.now);
  const expected = away ? { code: 1007, data: { kind: away.kind, until: told } } : { code: 200 };
  walk.expect('5.2: login', expected, answer);
}

/** Logs in or unlocks where no session answers. */
export async function wakeUp(walk: Walk, own: Own): Promise<void> {
  const { player, devices } = own;
  const codes = devices.map(({ token }) => judgeSession(player, token, { isOpen: true }, walk.now));
  if (codes.includes(undefined)) return;
  await (codes.includes(1022) && walk.random.isOnceIn(2) ? unlock : login)(walk, own);
}

const looks = ['getUserInfo', 'getUserScore', 'userCashCheck', 'rgInfo', 'kycInfo', 'rgSpend'];

/** Looks at something, at any device: what was left alone is locked or has ended, and to look is no act. */
export async function look(walk: Walk, own: Own): Promise<void> {
  const { player, devices } = own;
  const used = devices.filter(({ token }) => player.sessions.has(token));
  const device = walk.random.pick(used.length > 0 && !walk.random.isOnceIn(6) ? used : devices);
  const name = walk.random.pick(looks);
  const code = await walk.gate(own, device, { isOpen: true });
  walk.say(`${name} of ${player.id}`);
  const answer = await device.call(name);
  walk.count(`look ${answer.code}`);
  walk.expect('5.2, 9.2: a look', { code: code ?? 200 }, answer);
}

/** Logs out at a device. */
export async function logOut(walk: Walk, own: Own): Promise<void> {
  const { player, devices } = own;
  const device = walk.random.pick(devices);
  walk.say(`log out ${player.id}`);
  walk.expect('9.2: log-out', { code: 200 }, await device.call('loginOut'));
  player.sessions.delete(device.token);
  walk.count('log-out');
}

/** The device is online, and perhaps touched. With a game open it is a sign of play. */
export async function ping(walk: Walk, own: Own, device = walk.random.pick(own.devices)): Promise<void> {
  const { player } = own;
  const isTouched = walk.random.isOnceIn(2);
  const code = await walk.gate(own, device, { isOpen: true, isUnlocked: true });
  const isLocked = (await walk.gate(own, device, { isOpen: true })) === 1022;
  const isAtGame = player.sessions.get(device.token)?.sid !== undefined;
  // Whether a game counts as open whose session has ended, or from a locked device, the rules do not say.
  if (player.hasOpenGame && (!isAtGame || isLocked)) return;
  walk.say(`ping ${player.id} act ${isTouched}`);
  const fields = { type: 1, userId: player.id, ...(isTouched && { act: 1 }) };
  const answer = await device.call('getState', fields);
  walk.expect('9.2: ping', { code: code ?? 200 }, answer);
  if (code !== undefined) return;
  if (isTouched && !isLocked) walk.acted(own, device);
  if (isAtGame) sign(player, walk.now);
  const check = checkDue(player, walk.now) === undefined ? undefined : 1;
  if (isAtGame && !isLocked) walk.expect('9.1: check of a ping', { data: { check } }, answer);
}

/** Shows that it is the player who acts. */
export async function unlock(walk: Walk, own: Own): Promise<void> {
  const device = walk.random.pick(own.devices);
  const session = own.player.sessions.get(device.token);
  if (session?.kind !== 'full') return await login(walk, own);
  const code = await walk.gate(own, device, { isUnlocked: true });
  walk.say(`unlock ${own.player.id}`);
  const answer = await device.call('checkPwd', { password });
  walk.expect('9.2: unlock', { code: code ?? 200 }, answer);
  if (code === undefined) walk.acted(own, device);
}

import type { Answer, Device } from '../../drive/Device';
import { control } from '../../drive/Device';
import { documentsOf } from '../../../test/support/documentsOf';
import { awayOf } from '../../model/absences';
import { newPlayer, type Session } from '../../model/Player';
import { sign } from '../../model/play';
import { Difference } from '../differences';
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

/** A device goes on with a session of an answer. */
export function adopt(
  { player }: Own,
  device: Device,
  token: string,
  kind: Session['kind'],
  now: number,
): void {
  device.token = token;
  device.userId = player.id;
  player.sessions.set(token, { kind, begunAt: now, actAt: now, perhapsAt: now });
}

/** Somebody new, who has shown who he is or has not. */
export async function register(walk: Walk): Promise<Own> {
  const count = walk.owns.length;
  const phone = String(firstPhone + count);
  walk.say(`register ${phone}`);
  const device = walk.newDevice();
  await device.call('sendCode', { phone, scene: 'register' });
  const form = { phone, code: '123456', password, password1: password, birthday: '1990-01-01', agree: 1 };
  const answer = await device.call('register', form);
  walk.expect('register', { code: 200 }, answer);
  const id = Reflect.get(Object(answer['data']), 'UserID');
  const papers = documentsOf({ idNo: `O${5_000_000 + count}` });
  const player = newPlayer(Number(id), { phone, name: papers.name, idNo: papers.idNo });
  const own = { player, devices: [device, walk.newDevice()] };
  for (const one of own.devices) one.userId = player.id;
  adopt(own, device, textOf(answer, 'data', 'token'), 'full', walk.now);
  walk.owns.push(own);
  if (!walk.random.isOnceIn(4)) await identify(walk, own);
  return own;
}

/** Sends documents and has them passed. */
export async function identify(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  const device = walk.deviceOf(own);
  if (player.identity !== 0) return;
  const code = await walk.gate(own, device, { isOpen: true });
  walk.say(`identify ${player.id}`);
  const answer = await device.call('kycSubmit', documentsOf({ idNo: player.idNo }));
  walk.expect('7: documents', { code: code ?? 200 }, answer);
  if (code !== undefined) return;
  walk.acted(own, device);
  walk.expect('7: review', { ok: true }, await control(walk.stage, 'kyc', { userId: player.id, pass: true }));
  player.identity = 2;
}

/** Logs in at a device; somebody away gets a session that pays out. */
export async function login(walk: Walk, own: Own): Promise<void> {
  const { player, devices } = own;
  const device = walk.random.pick(devices);
  walk.say(`login ${player.id}`);
  const away = awayOf(player, walk.now);
  const answer = await device.call('login', { account: String(player.id), password });
  expectLogin(walk, away, answer);
  const token = textOf(answer, 'data', away ? 'payout' : 'token');
  adopt(own, device, token, away ? 'payout' : 'full', walk.now);
  walk.count(away ? `login ${away.kind}` : 'login');
}

function expectLogin(walk: Walk, away: ReturnType<typeof awayOf>, answer: Answer): void {
  const expected = away ? { code: 1007, data: { kind: away.kind, until: away.until } } : { code: 200 };
  walk.expect('5.2: login', expected, answer);
}

/** The device is online, and perhaps touched. With a game open it is a sign of play. */
export async function ping(walk: Walk, own: Own): Promise<void> {
  const { player, devices } = own;
  const device = walk.random.pick(devices);
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

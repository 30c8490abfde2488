import { documentsOf } from '../../../test/support/documentsOf';
import type { Device } from '../../drive/Device';
import { awayOf, isAway, ownAwayOf } from '../../model/absences';
import { doubtsOf } from '../../model/persons';
import { birthdayBefore } from '../../model/time';
import { toldEnd } from '../compareState';
import { Difference } from '../differences';
import type { Own, Walk } from '../Walk';
import { apply, identify, isTooOld, login, register, textOf } from './sessions';

/** Whether a player may go away: of two accounts of a person one does; how two absences go together is not said. */
export function mayLeave(walk: Walk, own: Own): boolean {
  const twin = walk.twins.get(own);
  return (
    !isHeld(walk, own) &&
    own.player.away?.kind !== 'care' &&
    (!twin || ownAwayOf(twin.player, walk.now) === undefined)
  );
}

const isHeld = (walk: Walk, { player }: Own) => awayOf(player, walk.now)?.kind === 'register';

/** Somebody who has an account opens another one, with the same document or with the same name and birthday. */
export async function openSecond(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  // How a day of care holds another account, the rules do not say.
  if (isHeld(walk, own) || walk.twins.has(own) || player.harm || isTooOld(player, walk.now)) return;
  await identify(walk, own);
  if (player.identity < 2) return;
  const count = walk.owns.length;
  const { idNo, name } = documentsOf({ idNo: `Q${5_000_000 + count}` });
  const isSame = !walk.random.isOnceIn(3);
  const papers = isSame
    ? { idNo: player.idNo, name, birthday: birthdayBefore(walk.now, 41) }
    : { idNo, name: player.name, birthday: player.birthday };
  walk.say(`second account of ${player.id}, by ${isSame ? 'the document' : 'name and birthday'}`);
  await register(walk, { of: own, ...papers });
  if (walk.random.isOnceIn(2)) walk.focus = own;
}

/** Somebody away asks for another account with the same phone: none is opened. */
export async function knock(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  if (ownAwayOf(player, walk.now) === undefined) return;
  // A phone gets one code a minute.
  await walk.passTo(walk.now + 61);
  if (ownAwayOf(player, walk.now) === undefined) return;
  walk.say(`registration with the phone of ${player.id}`);
  const answer = await apply(walk.newDevice(), player.phone, birthdayBefore(walk.now, 41));
  walk.expect('6: no account is opened', { code: 1007, data: { kind: 'register' } }, answer);
  walk.count('register 1007');
}

/** Somebody away logs in by another service, and names the same phone: held back until the same end. */
export async function knockElsewhere(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  const device = walk.newDevice();
  const account = { type: 'google', openid: `oracle-${walk.seed}-${walk.log.length}-${player.id}` };
  if (ownAwayOf(player, walk.now) === undefined) return;
  await walk.passTo(walk.now + 61);
  const away = ownAwayOf(player, walk.now);
  if (!away) return;
  walk.say(`another log-in with the phone of ${player.id}`);
  const answer = await device.call('thirdLogin', account);
  walk.expect('7: an account that is not complete', { code: 200 }, answer);
  device.token = textOf(answer, 'data', 'token');
  await expectNeed(walk, device);
  await device.call('sendCode', { phone: player.phone, scene: 'bind' });
  const form = { birthday: birthdayBefore(walk.now, 41), agree: 1, phone: player.phone, code: '123456' };
  const until = toldEnd({ kind: 'register', until: away.until }, walk.now);
  const held = { code: 1007, data: { kind: 'register', until } };
  walk.expect('6: held back by the phone', held, await device.call('completeAccount', form));
  walk.expect('6: held back at log-in', held, await walk.newDevice().call('thirdLogin', account));
  walk.count('completeAccount 1007');
}

/** protection.md 7: nothing is played and nothing is paid in before an account is complete. */
async function expectNeed(walk: Walk, device: Device): Promise<void> {
  walk.expect('7: launch', { code: 1020 }, await device.call('launchGame', { gc: 'parol-nights' }));
  walk.expect('7: claim', { code: 1020 }, await device.call('getEventCard', { card: 'PLAY50' }));
}

/** The operator decides whether two accounts are one person's, before the absence is over. */
export async function decide(walk: Walk, before: number): Promise<void> {
  for (const { player, other, until } of doubtsOf(walk.paired, walk.now)) {
    if (before < until && !walk.random.isOnceIn(4)) continue;
    const state = walk.random.pick(['same', 'other'] as const);
    const { cases } = await walk.control('personCases', {});
    const found = (Array.isArray(cases) ? cases : []).find(
      (one: unknown) =>
        Reflect.get(Object(one), 'userId') === player.id &&
        Reflect.get(Object(one), 'matchedId') === other.id,
    );
    if (found === undefined) throw new Difference(`6: nobody is asked about ${player.id} and ${other.id}`);
    walk.say(`${player.id} and ${other.id}: ${state}`);
    const id: unknown = Reflect.get(Object(found), 'id');
    walk.expect('6: decision', { ok: true }, await walk.control('personCase', { id, state }));
    player.verdicts.set(other.id, state);
    walk.holdBack();
    walk.count(`decided ${state}`);
    const own = walk.owns.find((one) => one.player === player);
    if (own && isAway(player, walk.now)) await login(walk, own);
  }
}

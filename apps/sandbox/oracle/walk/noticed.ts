import * as v from 'valibot';
import type { Answer } from '../drive/Device';
import { beginCare, isAway } from '../model/absences';
import { adoptCare, adoptNoticed, isFrom, levelsOf, reckon } from '../model/harm';
import { type Player, unitsOf } from '../model/Player';
import { addBonus, voidPot } from '../model/pot';
import { judgeSession } from '../model/sessions';
import { adopt } from './adopt';
import { Difference } from './differences';
import type { Own, Walk } from './Walk';

const told = v.object({
  data: v.object({ level: v.number(), seen: v.array(v.string()) }),
});
const password = 'Play1234';

/** Keeps what `rgInfo` tells of what was noticed. @throws Difference where the model does not know it so */
export function compareNoticed(walk: Walk, { player }: Own, info: Answer): void {
  const { data } = v.parse(told, info);
  const worlds = player.harm?.worlds.slice(0, 3);
  if (adoptNoticed(player, data.level, data.seen)) return;
  const known = (worlds ?? []).map(({ level, certain, possible }) => ({
    level,
    certain: [...certain],
    possible: [...possible],
  }));
  const got = JSON.stringify({ level: data.level, seen: data.seen });
  throw new Difference(
    `10: noticed of ${player.id}: expected one of ${JSON.stringify(known)}, got ${got} (${walk.seed})`,
  );
}

const liveDevice = ({ player, devices }: Own, now: number) =>
  devices.find(({ token }) => judgeSession(player, token, { isOpen: true }, now) === undefined);

/** Where the rules leave a level open that matters, a look tells it. */
export async function resolveLevel(walk: Walk, own: Own): Promise<void> {
  await resolveCare(walk, own);
  if (levelsOf(own.player).length < 2) return;
  const device = liveDevice(own, walk.now);
  if (device) compareNoticed(walk, own, await device.call('rgInfo'));
}

/** Where the rules leave a bonus open the operator decides. */
export function adoptBonus(player: Player, pesos: number): void {
  const { perhaps } = player;
  if (perhaps && unitsOf(pesos) > player.bonus) addBonus(player, perhaps.amount, perhaps.at);
  player.perhaps = undefined;
  if (player.isPerhapsVoid === true && pesos === 0) voidPot(player);
  player.isPerhapsVoid = undefined;
}

/** A bonus that the rules leave open is looked at before it is played with. */
export async function resolvePot(walk: Walk, own: Own): Promise<void> {
  const isOpen = own.player.perhaps !== undefined || own.player.isPerhapsVoid === true;
  const device = isOpen ? liveDevice(own, walk.now) : undefined;
  if (!device) return;
  const { data } = await device.call('userCashCheck');
  adoptBonus(own.player, Number(Reflect.get(Object(data), 'bonus')));
}

/** Where the rules leave open whether a day of care has begun: it ends every session, so a look or a log-in tells. */
export async function resolveCare(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  const since = player.perhapsCareAt;
  if (since === undefined) return;
  player.perhapsCareAt = undefined;
  const device = liveDevice(own, walk.now);
  if (device) {
    const { code } = await device.call('getUserScore');
    settleCare(own, code === 400, since);
  } else if ((await loginToTell(walk, own))?.code === 200) {
    // Before this look the level was below: who is let in has no day of care.
    settleCare(own, false, since);
  }
}

/** To log in is to be looked at, too, as the rules do not say. */
export async function loginToTell(walk: Walk, own: Own): Promise<Answer | undefined> {
  const { player } = own;
  const [device] = own.devices;
  if (!device) return undefined;
  const answer = await device.call('login', { account: String(player.id), password });
  noteLogin(walk, own, answer);
  const { token, payout } = Object(answer['data']);
  if (answer.code === 200) adopt(own, device, String(token), 'full', walk.now);
  else adopt(own, device, String(payout), 'payout', walk.now);
  return answer;
}

/** Keeps what a log-in tells of a day of care that began with it, or just before. */
export function noteLogin(walk: Walk, own: Own, answer: Answer): void {
  const { player } = own;
  if (!player.harm || isAway(player, walk.now)) {
    reckon(player, walk.now, true);
    return;
  }
  const wasBelow = isFrom(player, 3) === false;
  reckon(player, walk.now, true);
  const isCare = answer.code === 1007 && Reflect.get(Object(answer['data']), 'kind') === 'care';
  if (wasBelow || isCare) settleCare(own, isCare, walk.now);
}

function settleCare(own: Own, isInCare: boolean, now: number): void {
  const { player } = own;
  if (!adoptCare(player, isInCare)) {
    throw new Difference(`10: care of ${player.id} is ${isInCare}, and the model does not know it so`);
  }
  if (isInCare) beginCare(player, now);
}

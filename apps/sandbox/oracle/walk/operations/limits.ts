import { awayOf, noteLook, reckonAndCare } from '../../model/absences';
import { answerCard } from '../../model/harm';
import { creditedIn, lostIn, openOf, setLimit } from '../../model/limits';
import { checkDue } from '../../model/play';
import { type LimitName, pesosOf, type Player, unitsOf } from '../../model/Player';
import { spans } from '../../model/time';
import { OneOf } from '../differences';
import type { Own, Walk } from '../Walk';

const kinds = ['dep', 'dep', 'dep', 'loss', 'loss', 'session', 'reality'] as const;
const values = {
  dep: [100, 300, 500, 700, 1000, 2000, 5000, 0],
  loss: [10, 50, 100, 300, 1000],
  session: [10, 15, 30, 60, 120],
} as const;
const wrong = ['', '-1', '1.5', '10000000', 'x'];

const fieldsOf = (kind: string, span: string | undefined, value: number | string | undefined) => ({
  kind,
  ...((kind === 'dep' || kind === 'loss') && { span: span ?? 'day' }),
  ...(value !== undefined && { value }),
});

/** Says a wish a second time that waits. */
export async function wishAgain(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  const waiting = [...player.limits].filter(([, { wish }]) => wish !== undefined);
  if (waiting.length === 0) return await changeLimit(walk, own);
  const [name, limit] = walk.random.pick(waiting);
  await ask(walk, own, name, limit.wish?.value);
}

/** Sets a limit lower, higher or to none, or to something that is none. */
export async function changeLimit(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  const [kind, span] = [walk.random.pick(kinds), walk.random.pick(spans)];
  if (kind === 'reality') return await setReality(walk, own);
  if (walk.random.isOnceIn(12)) return await setWrong(walk, own);
  const name: LimitName = kind === 'session' ? 'session' : `${kind} ${span}`;
  const value = wishedAgain(walk, player, name) ?? {
    to: walk.random.isOnceIn(8)
      ? undefined
      : walk.random.pick([...edges(walk, player, name), ...values[kind]]),
  };
  await ask(walk, own, name, value.to);
}

/** Asks for a limit. */
export async function ask(walk: Walk, own: Own, name: LimitName, to: number | undefined): Promise<void> {
  const { player } = own;
  const device = walk.deviceOf(own);
  const code = await walk.gate(own, device, { isOpen: true });
  const before = player.limits.get(name)?.value;
  walk.say(`limit ${name} of ${player.id}: ${before} to ${to}`);
  const [kind = '', span] = name.split(' ');
  const answer = await device.call('rgSet', fieldsOf(kind, span, to));
  walk.count(`limit ${answer.code}`);
  if (code !== undefined) return walk.expect('4: limit', { code }, answer);
  const isLooser = before !== undefined && (to === undefined || to > before);
  if (awayOf(player, walk.now) && isLooser) {
    walk.acted(own, device, false);
    return walk.expect('5.2: rgSet stricter alone', { code: 1007 }, answer);
  }
  walk.expect('4: limit', { code: 200 }, answer);
  walk.acted(own, device);
  const wished = player.wishes.length;
  setLimit(player, name, to, walk.now);
  // Whether a wish that is said again is looked at, and a limit that is made lower, the rules do not say.
  const isNewWish = player.wishes.length > wished && player.wishes.at(-1)?.isNew === true;
  if (isNewWish) reckonAndCare(player, walk.now);
  else noteLook(player, walk.now);
}

/** Limits that just meet what has come in or been lost, or will be with a stake of 10; and those a peso below. */
function edges({ now }: Walk, player: Player, name: LimitName): readonly number[] {
  if (name === 'session') return [];
  const span = spans.find((one) => name.endsWith(one)) ?? 'day';
  const met = name.startsWith('dep')
    ? [creditedIn(player, span, now), creditedIn(player, span, now) + openOf(player)]
    : [lostIn(player, span, now), lostIn(player, span, now) + unitsOf(10)];
  const pesos = met.map((units) => Math.ceil(pesosOf(units)));
  return pesos.flatMap((one) => [one, one - 1]).filter((one) => one > 0);
}

/** Mostly says a wish a second time where there is one. */
function wishedAgain(walk: Walk, player: Player, name: LimitName): { to: number | undefined } | undefined {
  const wish = player.limits.get(name)?.wish;
  return wish && !walk.random.isOnceIn(4) ? { to: wish.value } : undefined;
}

/** Sets how often play is looked at: any interval, or this one. */
export async function setReality(walk: Walk, own: Own, wanted?: 15): Promise<void> {
  const { player } = own;
  const device = walk.deviceOf(own);
  const value = wanted ?? walk.random.pick([0, 15, 30, 60] as const);
  const code = await walk.gate(own, device, { isOpen: true });
  walk.say(`reality check of ${player.id}: ${value}`);
  const answer = await device.call('rgSet', { kind: 'reality', value });
  if (code !== undefined) return walk.expect('9.1: interval', { code }, answer);
  walk.expect('9.1: interval', { code: new OneOf(...intervalCodes(player, value, walk.now)) }, answer);
  walk.acted(own, device, answer.code === 200);
  if (answer.code !== 200) return;
  if (value !== 0) player.reality = value;
  // A longer interval may be a wish for a looser limit.
  noteLook(player, walk.now);
}

function intervalCodes(player: Player, value: number, now: number): readonly number[] {
  const isAway = awayOf(player, now) !== undefined;
  if (value === 0) return isAway ? [1001, 1007] : [1001];
  if (value > player.reality && isAway) return [1007];
  // A check that is due stays so until it is answered: a longer interval would take it away.
  return value > player.reality && checkDue(player, now) !== undefined ? [1021] : [200];
}

async function setWrong(walk: Walk, own: Own): Promise<void> {
  const device = walk.deviceOf(own);
  const [kind, value] = [walk.random.pick(['dep', 'loss', 'session']), walk.random.pick(wrong)];
  const code = await walk.gate(own, device, { isOpen: true });
  walk.say(`limit ${kind} of ${own.player.id}: "${value}"`);
  const answer = await device.call('rgSet', fieldsOf(kind, 'day', value));
  walk.expect('4: free entry', { code: code ?? 1001 }, answer);
  if (code === undefined) walk.acted(own, device, false);
}

/** Answers the question for a limit. */
export async function answerPrompt(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  const [device, word] = [walk.deviceOf(own), walk.random.pick(['set', 'none'])];
  const code = await walk.gate(own, device, {});
  walk.say(`limit prompt of ${player.id}: ${word}`);
  const answer = await device.call('rgPrompt', { answer: word });
  if (code !== undefined) return walk.expect('4: prompt', { code }, answer);
  const hasLimit = spans.some((span) => player.limits.has(`dep ${span}`));
  walk.expect('4: prompt', { code: word === 'set' && !hasLimit ? 1001 : 200 }, answer);
  walk.acted(own, device, answer.code === 200);
  if (answer.code !== 200) return;
  answerCard(player, walk.now);
  player.promptAnsweredAt = walk.now;
  player.mustAnswer = false;
}

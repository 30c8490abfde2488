import { answer, refuse, sampleMails, sampleWrites } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import { activityNumber, formatPeso, manilaDaysBack } from '@kislap/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { operatorNow } from '../../device/clock/operatorNow';
import { session } from '../../session/session';
import { renderWithOperator } from '../../testing/renderWithOperator';
import type { ReadyGift } from './Gift';
import { useGifts } from './useGifts';
import { useTurnoverOf } from './useTurnoverOf';

const patient = { timeout: 4500 };
const on = (...types: readonly number[]): Handlers => ({
  activityStateList: () => answer(types.map((type) => ({ activity_type: type, status: 1 }))),
});

afterEach(() => session.signOut());

const [, yesterday = ''] = manilaDaysBack(operatorNow(), 2);

const referralCard = {
  id: 1,
  activity_type: activityNumber.referral,
  title: 'Invite friends',
  title_tag: undefined,
  img: '',
  img_tag: undefined,
  link: '',
  stime: 0,
  etime: 0,
  sort: 1,
  tag: '' as const,
  status: 1 as const,
  times: 1,
};

async function takeGift({ receive }: ReadyGift): Promise<void> {
  if (typeof receive !== 'function') await receive.take({ idempotencyKey: 'once' });
}

/** What waits and what can come, as lines of text. */
function Gifts() {
  const { ready, next, isLoading, retry } = useGifts(7);
  const turnoverOf = useTurnoverOf();
  return (
    <ul aria-label={isLoading ? 'loading' : 'gifts'}>
      {ready.map((gift) => {
        const toBet = turnoverOf(gift);
        return (
          <li key={gift.id}>
            {`ready ${gift.id}${toBet === undefined ? '' : ` bet ${formatPeso(toBet)}`}`}
            <button aria-label={`take ${gift.id}`} onClick={() => void takeGift(gift)} />
          </li>
        );
      })}
      {next.map(({ id, how }) => (
        <li key={id}>{`next ${id}: ${how}`}</li>
      ))}
      {retry !== undefined && <li>lost</li>}
    </ul>
  );
}

async function show(handlers: Handlers): Promise<readonly string[]> {
  session.signIn({ token: 'token', userId: 7 });
  await renderWithOperator(<Gifts />, handlers);
  const list = await screen.findByRole('list', { name: 'gifts' }, patient);
  return [...list.children].map((line) => line.textContent);
}

it('asks nothing of what is switched off', async () => {
  const lines = await show(on());
  expect(lines.filter((line) => /checkIn|egg|draw|rebate|day|ladder/.test(line))).toEqual([]);
});

it('holds the gifts of the level where VIP is on', async () => {
  const lines = await show(on(activityNumber.vip));
  expect(lines.some((line) => line.startsWith('ready day'))).toBe(true);
  expect(lines.some((line) => line.startsWith('ready 2'))).toBe(true);
});

it('writes what can come with centavos, as the promotions beside it do', async () => {
  const lines = await show({
    ...on(activityNumber.egg, activityNumber.draw),
    eventEggInfo: () => answer({ times: 0, max: 3, next: 0, need: { day_depAmt: 100, have: 0 }, prizes: [] }),
  });
  expect(lines).toContain('next egg: Deposit ₱100.00 more today for another egg');
  expect(lines).toContain("next draw: You're at ₱62.50 of your ₱100.00 goal.");
});

it('knows what is to bet for a letter and for what friends brought, before they are claimed', async () => {
  const lines = await show({
    ...on(),
    getMsgList: ({ id }) => answer(id === 0 ? sampleMails.map((mail) => ({ ...mail, etime: 0 })) : []),
    activityList: () => answer([referralCard]),
  });
  expect(lines).toContain('ready mail:44 bet ₱88.00');
  expect(lines).toContain('ready friend-bonuses bet ₱30.00');
});

it('holds the bet reward of a day of this week that waits, as bet history does', async () => {
  const reward = { need: 10_000_000, have: 12_000_000, am: 5, times: 1, state: 1 as const };
  const sum = { n: 0, BetScore: 0, WinScore: 0 };
  const lines = await show({
    ...on(activityNumber.betReward),
    betLog4U: ({ curDate }) =>
      answer({ list: [], sum, reward: curDate === yesterday ? reward : { ...reward, state: 2 as const } }),
  });
  expect(lines.filter((line) => line.includes('bet-reward'))).toEqual([
    `ready bet-reward:${yesterday} bet ₱5.00`,
  ]);
});

it('no longer holds a letter whose gift was claimed', async () => {
  session.signIn({ token: 'token', userId: 7 });
  let acc: 1 | 2 = 1;
  await renderWithOperator(<Gifts />, {
    ...on(),
    getMsgList: ({ id }) =>
      answer(id === 0 ? sampleMails.slice(0, 1).map((m) => ({ ...m, etime: 0, acc })) : []),
    getAccessory: () => {
      acc = 2;
      return sampleWrites.getAccessory();
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'take mail:44' }, patient));
  await waitFor(() => expect(screen.queryByText(/mail:44/)).toBeNull());
});

it('says that a source is lost, and keeps the others', async () => {
  session.signIn({ token: 'token', userId: 7 });
  await renderWithOperator(<Gifts />, { ...on(activityNumber.vip), userLvDay: () => refuse(500) });
  expect(await screen.findByText('lost', {}, patient)).toBeDefined();
  expect(screen.getByText(/^ready 2/)).toBeDefined();
});

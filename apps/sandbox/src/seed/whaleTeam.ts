import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { player } from '../database/tables/player';
import { manilaDayMs } from '../kernel/manilaDays';
import { createPlayer } from '../rules/players/player';
import { bookInviteBonus } from '../rules/referrals/inviteBonus';
import { PastPlayer } from './PastPlayer';
import { agreedAt } from './seedAccounts';

const minuteMs = 60_000;
const whalePhone = '639170000003';

/** A friend of a friend. Everything is counted in days before now. */
interface PastFriend {
  readonly phone: string;
  readonly nickname: string;
  readonly faceId: number;
  readonly joined: number;
  /** The phone of who invited. */
  readonly invitedBy: string;
  readonly deposit?: { readonly pesos: number; readonly back: number };
  readonly bets?: readonly { readonly pesos: number; readonly back: number }[];
}

const kiko = '639170000101';
const tala = '639170000104';

/** In the order of joining: a seat in a team follows it. */
const friends: readonly PastFriend[] = [
  {
    phone: kiko,
    nickname: 'Kiko',
    faceId: 4,
    joined: 40,
    invitedBy: whalePhone,
    deposit: { pesos: 5000, back: 39 },
    bets: [4, 3, 2, 1].map((back) => ({ pesos: 600 + back * 100, back })),
  },
  {
    phone: '639170000102',
    nickname: 'Ligaya',
    faceId: 8,
    joined: 21,
    invitedBy: whalePhone,
    deposit: { pesos: 1000, back: 20 },
    bets: [{ pesos: 400, back: 1 }],
  },
  { phone: '639170000103', nickname: 'Andoy', faceId: 2, joined: 9, invitedBy: whalePhone },
  {
    phone: tala,
    nickname: 'Tala',
    faceId: 5,
    joined: 8,
    invitedBy: kiko,
    deposit: { pesos: 3000, back: 7 },
    bets: [{ pesos: 1200, back: 2 }],
  },
  {
    phone: '639170000105',
    nickname: 'Pawi',
    faceId: 6,
    joined: 5,
    invitedBy: tala,
    deposit: { pesos: 2000, back: 4 },
    bets: [{ pesos: 1500, back: 1 }],
  },
];

/** What they sign in with. */
export const teamPhones: readonly string[] = friends.map(({ phone }) => phone);

/** Five players invited by the whale or by those she invited: a team of three levels. */
export async function seedWhaleTeam(
  transaction: Database,
  { nowMs, passwordHash }: { readonly nowMs: number; readonly passwordHash: string },
): Promise<void> {
  for (const friend of friends) {
    const invitedBy = await findId(transaction, friend.invitedBy);
    const atMs = (daysBack: number) => nowMs - daysBack * manilaDayMs;
    const { phone, nickname, faceId } = friend;
    const registeredAtMs = atMs(friend.joined);
    const opened = { ...agreedAt(registeredAtMs), passwordHash, invitedBy, registeredAtMs };
    const own = { phone, nickname, faceId, ...opened };
    const id = await createPlayer(transaction, own);
    const registered = { deed: { kind: 'registered' }, nowMs: own.registeredAtMs } as const;
    await bookInviteBonus(transaction, { id, invitedBy }, registered);
    const past = new PastPlayer(transaction, id);
    if (friend.deposit) await past.deposit({ pesos: friend.deposit.pesos }, atMs(friend.deposit.back));
    for (const { pesos, back } of friend.bets ?? []) {
      const round = { stake: moneyFromPeso(pesos), win: zeroMoney };
      await past.bet([round], atMs(back) + minuteMs);
    }
  }
}

async function findId(transaction: Database, phone: string): Promise<number> {
  const [found] = await transaction.select({ id: player.id }).from(player).where(eq(player.phone, phone));
  if (!found) throw new Error(`Nobody with the phone ${phone}`);
  return found.id;
}

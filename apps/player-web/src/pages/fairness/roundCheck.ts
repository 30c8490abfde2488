import type { FairSeed, FairSeedRound } from '@kislap/api';
import { openRound, zeroMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { verifyRound } from '@kislap/domain/games';
import type { CheckedRound, RevealedRound, UncheckableRound } from '@kislap/domain/games';

/** What the check of a round found. `unknown`: its game's engine is not in the app. */
export type RoundCheck =
  | { readonly state: 'matches' | 'differs' }
  | { readonly state: 'refused'; readonly wouldPay: Money }
  | { readonly state: 'hidden' | 'unknown' };

/** Works out a round of a revealed seed anew, and compares it with what the operator says. */
export function checkSeedRound(gameCode: string, seed: FairSeed, round: FairSeedRound): RoundCheck {
  if (seed.seed === undefined || round.state === 'open') return { state: 'hidden' };
  const { commitment, clientSeed } = seed;
  const follows = { seed: seed.seed, commitment, clientSeed, nonce: round.nonce, gameCode };
  if (round.drawn !== undefined) {
    const opened = openRound(follows);
    return {
      state: opened.ok && opened.value.integer(Number(round.bet)) === round.drawn ? 'matches' : 'differs',
    };
  }
  const checked = verifyRound({ ...follows, bet: round.bet, stake: round.stake, room: round.room });
  if (!checked.ok) return { state: isMissing(checked.reason) ? 'unknown' : 'differs' };
  if (checked.value.win !== round.win) return { state: 'differs' };
  return round.state === 'refused' ? { state: 'refused', wouldPay: round.win } : { state: 'matches' };
}

const isMissing = (reason: UncheckableRound) => reason === 'unknownGame' || reason === 'roomMissing';

/** What a round drew, in the plain figures of its engine: `roll 19`, `reels 0 3 3`. */
export function outcomeText({ outcome }: CheckedRound): string {
  return Object.entries(outcome)
    .filter(([name]) => name !== 'engine' && name !== 'payPercent')
    .map(([name, value]) => `${name} ${figures(value)}`)
    .join(', ');
}

function figures(value: unknown): string {
  if (Array.isArray(value)) return value.map(figures).join(' ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value).map(figures).join('/');
}

/** The fields of the form of a check, as they are typed. */
export interface TypedRound {
  readonly seed: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: string;
  readonly bet: string;
  readonly roomSeed: string;
  readonly roomDraw: string;
  readonly roomCommitment: string;
}

/** A typed round as the check takes it; spaces around what was pasted do not count. */
export function readTypedRound(gameCode: string, typed: TypedRound): RevealedRound {
  const nonce = typed.nonce.trim();
  return {
    gameCode,
    stake: zeroMoney,
    seed: typed.seed.trim().toLowerCase(),
    commitment: typed.commitment.trim(),
    clientSeed: typed.clientSeed.trim(),
    nonce: /^\d+$/.test(nonce) ? Number(nonce) : -1,
    bet: typed.bet.trim(),
    room:
      typed.roomSeed.trim() === ''
        ? undefined
        : {
            seed: typed.roomSeed.trim().toLowerCase(),
            draw: Number(typed.roomDraw),
            commitment: typed.roomCommitment.trim() || undefined,
          },
  };
}

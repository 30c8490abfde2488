import {
  commissionKey,
  friendBonusesKey,
  invitationKey,
  takeCommission,
  takeFriendBonuses,
  teamKey,
} from '@kislap/api';
import type { CallOptions, Claim, ReadKey } from '@kislap/api';
import { formatPeso, zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useClaim } from '../../features/claims/useClaim';

interface ReferralClaims {
  /** The claim on its way. */
  readonly claiming: string | undefined;
  readonly claimBonuses: () => Promise<void>;
  readonly claimCommission: () => Promise<void>;
}

/** Takes what friends brought and what the team earned, and says what came. */
export function useReferralClaims(userId: number): ReferralClaims {
  const text = useText();
  const { claiming, claim } = useClaim();
  const take = async (intent: string, ask: (options: CallOptions) => Promise<Claim>, own: ReadKey[]) => {
    const given = await claim({ intent, take: ask, ownKeys: [...own, invitationKey(userId)] });
    if (given === undefined) return;
    toast({ kind: 'success', title: cameWords(given, text) });
  };
  return {
    claiming,
    claimBonuses: () => take('friend-bonuses', takeFriendBonuses, [friendBonusesKey(userId)]),
    claimCommission: () => take('commission', takeCommission, [commissionKey(userId), teamKey(userId)]),
  };
}

/** What came, and what has to be bet before it can be withdrawn. */
function cameWords({ amount, turnoverAdded = zeroMoney }: Claim, text: TranslateText): string {
  const words = { amount: formatPeso(amount), turnover: formatPeso(turnoverAdded) };
  return turnoverAdded > zeroMoney ? text('mail.turnover', words) : text('reward.came', words);
}

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
import { giftReceipt, receiptAction } from '../../features/receipts/giftReceipt';

interface ReferralClaims {
  /** The claim on its way. */
  readonly claiming: string | undefined;
  readonly claimBonuses: () => Promise<void>;
  readonly claimCommission: () => Promise<void>;
}

interface ReferralClaim {
  readonly intent: string;
  /** What the receipt says it is for. */
  readonly place: string;
  readonly ask: (options: CallOptions) => Promise<Claim>;
  readonly ownKeys: readonly ReadKey[];
}

/** Takes what friends brought and what the team earned, and says what came. */
export function useReferralClaims(userId: number): ReferralClaims {
  const text = useText();
  const { claiming, claim } = useClaim();
  const take = async ({ intent, place, ask, ownKeys }: ReferralClaim) => {
    const given = await claim({ intent, take: ask, ownKeys: [...ownKeys, invitationKey(userId)] });
    if (given === undefined) return;
    const action = receiptAction(giftReceipt(given, place), text);
    toast({ kind: 'success', title: cameWords(given, text), action });
  };
  return {
    claiming,
    claimBonuses: () =>
      take({
        intent: 'friend-bonuses',
        place: text('ref.bonuses'),
        ask: takeFriendBonuses,
        ownKeys: [friendBonusesKey(userId)],
      }),
    claimCommission: () =>
      take({
        intent: 'commission',
        place: text('ref.commission'),
        ask: takeCommission,
        ownKeys: [commissionKey(userId), teamKey(userId)],
      }),
  };
}

/** What came, and what has to be bet before it can be withdrawn. */
function cameWords({ amount, turnoverAdded = zeroMoney }: Claim, text: TranslateText): string {
  const words = { amount: formatPeso(amount), turnover: formatPeso(turnoverAdded) };
  return turnoverAdded > zeroMoney ? text('mail.turnover', words) : text('reward.came', words);
}

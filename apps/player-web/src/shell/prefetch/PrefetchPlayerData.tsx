import { transferGameWallets } from '@kislap/api';
import {
  useActiveAwards,
  useCheckInPlan,
  useCheckInStatus,
  useDepositGifts,
  useDrawRound,
  useDrawSetup,
  useEggInfo,
  usePayOffer,
  usePlayer,
  useMailCounts,
  createInvalidation,
} from '@kislap/api/react';
import { zeroMoney } from '@kislap/domain';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { accountKeys } from '../../device/storage/accountKeys';
import { deviceStorage } from '../../device/storage/deviceStorage';

interface PlayersFactsProps {
  readonly userId: number;
}

/** Asks for what the app wants to know of a player at its start. */
export function PrefetchPlayerData({ userId }: PlayersFactsProps) {
  useGameWalletTransfer(userId);
  usePlayerData(userId);
  return null;
}

/**
 * The start-up set of a player, beside bringing money home and the online ping: who they are, how they can pay, the
 * egg, unread mail, check-in, and the luck draw.
 */
function usePlayerData(userId: number): void {
  useNotePassword(userId, usePlayer(userId).data?.phone);
  usePayOffer(userId);
  useActiveAwards(userId);
  useDepositGifts(userId);
  useEggInfo(userId);
  useMailCounts(userId);
  useCheckInPlan(userId);
  useCheckInStatus(userId);
  useDrawRound(userId);
  useDrawSetup();
}

/** Notes for a locked app, which may not ask who is there, whether there is a password: it comes with the phone. */
function useNotePassword(userId: number, phone: string | undefined): void {
  useEffect(() => {
    if (phone === '') deviceStorage.write(accountKeys.hasNoPassword(userId), 1);
    else if (phone !== undefined) deviceStorage.remove(accountKeys.hasNoPassword(userId));
  }, [userId, phone]);
}

/**
 * Brings money that an earlier visit has left in a game home, once. A failure is not told: the game's own closing
 * tells it, and the next start tries again.
 */
function useGameWalletTransfer(userId: number): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    transferGameWallets().then(
      ({ balance, moved }) =>
        moved > zeroMoney ? createInvalidation(mutate, userId).applyClaim(balance) : undefined,
      () => undefined,
    );
  }, [mutate, userId]);
}

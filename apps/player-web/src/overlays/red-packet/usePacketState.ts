import { answerCode, openRedPacket, redPacketsKey, useCheckInStanding } from '@kislap/api';
import type { AnswerError } from '@kislap/api';
import { packetShortfall } from '@kislap/domain';
import type { Money, PacketShortfall, RedPacket } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { RedPacketState } from '@kislap/ui';
import { useState } from 'react';
import { useClaim } from '../../claims/useClaim';
import { toastError } from '../../errors/toastError';
import { go } from '../../navigation/go';
import { shortfallWords } from '../../red-packets/shortfallWords';
import { usePackets } from '../../red-packets/usePackets';
import { useUserId } from '../../session/useUserId';
import { openOverlay } from '../openOverlay';

/** What came of opening: an amount, or why there is none. */
type PacketOutcome =
  | { readonly type: 'opened'; readonly amount: Money }
  | { readonly type: 'alreadyOpened' | 'allGone' }
  | { readonly type: 'refused'; readonly message: string };

/** Where the player stands with a packet, and how it is opened. */
export function usePacketState(packetId: number): {
  readonly state: RedPacketState;
  readonly open: () => Promise<void>;
} {
  const text = useText();
  const userId = useUserId();
  const { claiming, claim } = useClaim();
  const [outcome, setOutcome] = useState<PacketOutcome>();
  const packet = usePackets().data?.find(({ id }) => id === packetId);
  const visitor = useCheckInStanding(userId).data;
  const shortfall = packet && visitor && packetShortfall(packet.needs, visitor);

  const open = async () => {
    const given = await claim({
      intent: `packet:${packetId}`,
      take: (options) => openRedPacket(packetId, options),
      ownKeys: [redPacketsKey(userId)],
      onRefusal: tellRefusal,
    });
    if (given !== undefined) setOutcome({ type: 'opened', amount: given.amount });
  };
  return { state: stateOf(), open };

  function tellRefusal(refusal: AnswerError): void {
    const told = outcomeOf(refusal);
    if (told === undefined) toastError(refusal, text);
    else setOutcome(told);
  }

  function stateOf(): RedPacketState {
    if (outcome?.type === 'refused') return missing(shortfall, outcome.message);
    if (outcome !== undefined) return outcome;
    if (claiming !== undefined) return { type: 'opening' };
    return shortfall === undefined ? known(packet) : missing(shortfall, '');
  }

  function missing(lack: PacketShortfall | undefined, message: string): RedPacketState {
    const reason = lack === undefined ? message : shortfallWords(lack, text);
    const action =
      lack?.type === 'vipLevel'
        ? { label: text('pkt.seeVip'), onPress: () => void go('/user/vip') }
        : { label: text('dep.title'), onPress: () => void openOverlay('deposit', {}) };
    return { type: 'conditionMissing', reason, action };
  }
}

/** A packet that was opened on another device, or is gone by now, says so before it is tapped. */
function known(packet: RedPacket | undefined): RedPacketState {
  if (packet?.state === 'opened') return { type: 'alreadyOpened' };
  return { type: packet?.state === 'gone' ? 'allGone' : 'closed' };
}

function outcomeOf({ code, message }: AnswerError): PacketOutcome | undefined {
  switch (code) {
    case answerCode.notEligible:
      return { type: 'refused', message };
    case answerCode.alreadyReceived:
      return { type: 'alreadyOpened' };
    case answerCode.ended:
      return { type: 'allGone' };
    default:
      return undefined;
  }
}

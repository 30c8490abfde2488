import { answerCode, openRedPacket, redPacketsKey } from '@kislap/api';
import { useCheckInStatus } from '@kislap/api/react';
import type { AnswerError } from '@kislap/api';
import { formatMoney, nextPacket, packetShortfall } from '@kislap/domain';
import type { Money, PacketShortfall, RedPacket as Packet } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { RedPacket } from '@kislap/ui';
import type { RedPacketState } from '@kislap/ui';
import { useState } from 'react';
import { operatorNow } from '../../device/clock/operatorNow';
import { useClaim } from '../../features/claims/useClaim';
import { toastError } from '../../features/errors/toastError';
import { giftReceipt } from '../../features/receipts/giftReceipt';
import { usePackets } from '../../features/red-packets/usePackets';
import { go } from '../../navigation/go';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useUserId } from '../../session/session';

/** A red packet over the whole screen, and what came of opening it. */
export function RedPacketOverlay({ packetId, modal }: OverlayProps<'red-packet'>) {
  const { state, open } = usePacketState(packetId);
  const next = nextPacket(usePackets().data ?? [], operatorNow());
  return (
    <RedPacket
      {...modal}
      state={state}
      now={operatorNow}
      onOpen={() => void open()}
      {...(next !== undefined && { nextAt: next.opensAt })}
    />
  );
}

/** What came of opening: an amount, or why there is none. */
type PacketOutcome =
  | {
      readonly type: 'opened';
      readonly amount: Money;
      readonly turnoverAdded: Money | undefined;
      readonly onReceipt: () => void;
    }
  | { readonly type: 'alreadyOpened' | 'allGone' }
  | { readonly type: 'refused'; readonly message: string };

/** Where the player stands with a packet, and how it is opened. */
function usePacketState(packetId: number): {
  readonly state: RedPacketState;
  readonly open: () => Promise<void>;
} {
  const text = useText();
  const userId = useUserId();
  const { claiming, claim } = useClaim();
  const [outcome, setOutcome] = useState<PacketOutcome>();
  const packet = usePackets().data?.find(({ id }) => id === packetId);
  const visitor = useCheckInStatus(userId).data;
  const shortfall = packet && visitor && packetShortfall(packet.needs, visitor);

  const open = async () => {
    const given = await claim({
      intent: `packet:${packetId}`,
      take: (options) => openRedPacket(packetId, options),
      ownKeys: [redPacketsKey(userId)],
      onRefusal: showRefusal,
    });
    if (given === undefined) return;
    const receipt = giftReceipt(given, text('pkt.title'));
    const onReceipt = () => void openOverlay('receipt', receipt);
    const { amount, turnoverAdded } = given;
    setOutcome({ type: 'opened', amount, turnoverAdded, onReceipt });
  };
  return { state: stateOf(), open };

  function showRefusal(refusal: AnswerError): void {
    const refused = outcomeOf(refusal);
    if (refused === undefined) toastError(refusal, text);
    else setOutcome(refused);
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
function known(packet: Packet | undefined): RedPacketState {
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

/** What is missing for a packet, in a sentence. */
function shortfallWords(shortfall: PacketShortfall, text: TranslateText): string {
  return shortfall.type === 'vipLevel'
    ? text('sign.tipVip', { n: shortfall.level })
    : text('sign.tipDay', { x: formatMoney(shortfall.missing) });
}

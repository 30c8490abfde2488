import { formatMoney } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';

import type { RedPacketState } from './RedPacketState';

interface PacketWords {
  readonly title: string;
  readonly text?: string;
}

/** What is said of a red packet in each of its states. */
export function packetWords(state: RedPacketState, text: TranslateText): PacketWords {
  switch (state.type) {
    case 'closed':
      return { title: text('pkt.ready'), text: text('pkt.fair') };
    case 'opening':
      return { title: text('pkt.opening'), text: text('pkt.fair') };
    case 'opened':
      return { title: text('pkt.got', { x: formatMoney(state.amount) }), text: text('gift.inBalance') };
    case 'alreadyOpened':
      return { title: text('pkt.already') };
    case 'allGone':
      return { title: text('pkt.gone'), text: text('pkt.goneWhy') };
    case 'conditionMissing':
      return { title: text('pkt.notYet'), text: state.reason };
    case 'upcoming':
      return { title: text('pkt.next') };
  }
}

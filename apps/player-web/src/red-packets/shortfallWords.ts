import { pesoText } from '@kislap/domain';
import type { PacketShortfall } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';

/** What is missing for a packet, in a sentence. */
export function shortfallWords(shortfall: PacketShortfall, text: TranslateText): string {
  return shortfall.type === 'vipLevel'
    ? text('sign.tipVip', { n: shortfall.level })
    : text('sign.tipDay', { x: pesoText(shortfall.missing) });
}

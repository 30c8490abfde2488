import { type Money, moneyFromPeso } from '@kislap/domain';

/** One time of the day at which a red packet opens. */
export interface RedPacketWindow {
  /** 1 to 9: the last digit of the packet's id. */
  readonly number: number;
  /** Hour of the Manila day. */
  readonly hour: number;
  readonly name: { readonly en: string; readonly tag: string };
  /** How many players can open it. */
  readonly size: number;
  readonly needsDepositToday?: Money;
  readonly needsVip?: number;
}

/** How long a packet stays open. */
export const redPacketMinutes = 30;

/** In centavos, both ends included: what one packet pays. */
export const redPacketCentavos = { least: 50, most: 880 } as const;

/** The packets of every day: noon for all, the evening for those who deposited today, the night from VIP 1 up. */
export const redPacketWindows: readonly RedPacketWindow[] = [
  { number: 1, hour: 12, name: { en: 'Noon packet', tag: 'Ampao sa tanghali' }, size: 30 },
  {
    number: 2,
    hour: 18,
    name: { en: 'Evening packet', tag: 'Ampao sa gabi' },
    size: 20,
    needsDepositToday: moneyFromPeso(50),
  },
  { number: 3, hour: 21, name: { en: 'Night packet', tag: 'Ampao bago matulog' }, size: 20, needsVip: 1 },
];

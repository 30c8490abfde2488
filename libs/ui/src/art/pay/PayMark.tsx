/// <reference types="vite/client" />

import { type PayMarkName, payModeOf } from '@kislap/domain';
import banktransfer from './banktransfer.svg?no-inline';
import gcash from './gcash.svg?no-inline';
import gcashtransfer from './gcashtransfer.svg?no-inline';
import gcashwap2 from './gcashwap_2.svg?no-inline';
import gotyme from './gotyme.svg?no-inline';
import grabpay from './grabpay.svg?no-inline';
import maya from './maya.svg?no-inline';
import onlinebank from './onlinebank.svg?no-inline';
import qrph from './qrph.svg?no-inline';
import { monogram } from './PayMark.css';
import unibank from './unibank.svg?no-inline';

/** Generic drawings. An operator puts its licensed marks in their place. */
const payMarks: Readonly<Record<PayMarkName, string>> = {
  banktransfer,
  gcash,
  gcashtransfer,
  gcashwap_2: gcashwap2,
  gotyme,
  grabpay,
  maya,
  onlinebank,
  qrph,
  unibank,
};

type PayMarkProps = {
  /** Mode code of the payment, such as `gcash`. */
  mode: string;
  /** Edge in px: 36 on a mode, 28 on a channel. */
  size?: 28 | 36 | 40;
  /** Code of the bank, such as `BPI`: its letters stand where the mode has no more than the mark of any bank. */
  bank?: string | undefined;
};

/** The mark of a way to pay. Its name stands next to it, so the picture is silent. */
export function PayMark({ mode, size = 36, bank = '' }: PayMarkProps) {
  const { mark } = payModeOf(mode);
  const letters = bankLetters(bank);
  if (mark !== 'banktransfer' || letters === '') {
    return <img src={payMarks[mark]} width={size} height={size} alt="" />;
  }
  return (
    <span className={monogram[size]} aria-hidden>
      {letters}
    </span>
  );
}

/** Four letters have room on a tile; a longer code begins with what it is known by. */
function bankLetters(bank: string): string {
  const code = bank.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  return code.length > 4 ? code.slice(0, 3) : code;
}

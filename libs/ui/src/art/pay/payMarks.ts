/// <reference types="vite/client" />
import banktransfer from './banktransfer.svg?no-inline';
import gcash from './gcash.svg?no-inline';
import gcashtransfer from './gcashtransfer.svg?no-inline';
import gcashwap2 from './gcashwap_2.svg?no-inline';
import gotyme from './gotyme.svg?no-inline';
import grabpay from './grabpay.svg?no-inline';
import maya from './maya.svg?no-inline';
import onlinebank from './onlinebank.svg?no-inline';
import qrph from './qrph.svg?no-inline';
import unibank from './unibank.svg?no-inline';

/** Generic drawings by mode code. An operator puts its licensed marks in their place. */
export const payMarks: Readonly<Record<string, string>> = {
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

/// <reference types="vite/client" />
import vip0 from './vip-0.svg?no-inline';
import vip1 from './vip-1.svg?no-inline';
import vip2 from './vip-2.svg?no-inline';
import vip3 from './vip-3.svg?no-inline';
import vip4 from './vip-4.svg?no-inline';
import vip5 from './vip-5.svg?no-inline';
import vip6 from './vip-6.svg?no-inline';
import vip7 from './vip-7.svg?no-inline';
import vip8 from './vip-8.svg?no-inline';
import vip9 from './vip-9.svg?no-inline';
import vip10 from './vip-10.svg?no-inline';

/** Fans of the VIP levels, 0 to 10. */
export const vipBadges: readonly string[] = [
  vip0,
  vip1,
  vip2,
  vip3,
  vip4,
  vip5,
  vip6,
  vip7,
  vip8,
  vip9,
  vip10,
];

/// <reference types="vite/client" />

import vip0 from './vip-0.svg?no-inline';
import vip1 from './vip-1.svg?no-inline';
import vip10 from './vip-10.svg?no-inline';
import vip2 from './vip-2.svg?no-inline';
import vip3 from './vip-3.svg?no-inline';
import vip4 from './vip-4.svg?no-inline';
import vip5 from './vip-5.svg?no-inline';
import vip6 from './vip-6.svg?no-inline';
import vip7 from './vip-7.svg?no-inline';
import vip8 from './vip-8.svg?no-inline';
import vip9 from './vip-9.svg?no-inline';

/** Fans of the VIP levels, 0 to 10. */
const vipBadges: readonly string[] = [vip0, vip1, vip2, vip3, vip4, vip5, vip6, vip7, vip8, vip9, vip10];

type VipBadgeProps = {
  /** 0 to 10; a level above shows the last fan. */
  level: number;
  /** Edge in px. */
  size?: 40 | 52 | 64 | 96 | 180;
  /** Spoken name; silent beside the level's name. */
  label?: string;
};

/** The fan of a VIP level: more blades, finer material. */
export function VipBadge({ level, size = 40, label = '' }: VipBadgeProps) {
  const index = Math.min(Math.max(Math.trunc(level), 0), vipBadges.length - 1);
  return <img src={vipBadges[index]} width={size} height={size} alt={label} />;
}

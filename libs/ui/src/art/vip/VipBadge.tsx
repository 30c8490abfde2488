import { vipBadges } from './vipBadges';

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

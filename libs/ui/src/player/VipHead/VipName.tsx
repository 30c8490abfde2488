import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';

import { material } from './VipHead.css';

/** "VIP 3 Capiz": the level and, lighter, its name. */
export function VipName({ level }: { readonly level: number }) {
  const text = useText();
  const name = vipLevelName(level);
  return (
    <>
      {text('user.vip', { level })}
      {name !== undefined && <span className={material}> {text(name)}</span>}
    </>
  );
}

const names = [
  'vip.name.kawayan',
  'vip.name.kawayan2',
  'vip.name.capiz',
  'vip.name.capiz2',
  'vip.name.pilak',
  'vip.name.pilak2',
  'vip.name.ginto',
  'vip.name.ginto2',
  'vip.name.perlas',
  'vip.name.perlas2',
] as const satisfies readonly MessageId[];

/**
 * The name of a VIP level, from 1 on. Level 0 is where everybody starts and has none.
 *
 * @example
 * vipLevelName(1); // => 'vip.name.kawayan'
 * vipLevelName(0); // => undefined
 */
export function vipLevelName(level: number): MessageId | undefined {
  return names[Math.trunc(level) - 1];
}

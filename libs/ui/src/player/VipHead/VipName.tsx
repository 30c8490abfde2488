import { useText } from '@kislap/i18n';

import { material } from './VipHead.css';
import { vipLevelName } from './vipLevelName';

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

import { useText } from '@kislap/i18n';

import { Button } from '../../primitives/Button/Button';
import type { EggState } from './EggState';

export interface EggActionProps {
  /** Back to three whole eggs, after a prize that leaves a chance. */
  readonly onAgain: () => void;
  /** Opens the mystery prize that was in an egg. */
  readonly onOpenMystery: () => void;
  /** Leads to what earns another egg. */
  readonly onDeposit: () => void;
  readonly onClose: () => void;
}

/** The one thing to do after an egg. */
export function EggAction({ state, ...on }: EggActionProps & { readonly state: EggState }) {
  const text = useText();
  if (state.type === 'prize' && state.prize.type === 'mystery') {
    return <Button onClick={on.onOpenMystery}>{text('egg.open')}</Button>;
  }
  if (state.type === 'prize' && state.chances > 0) {
    return <Button onClick={on.onAgain}>{text('egg.smash')}</Button>;
  }
  if (state.type === 'noChances' && state.missing !== undefined) {
    return <Button onClick={on.onDeposit}>{text('dep.title')}</Button>;
  }
  return (
    <Button variant="tonal" onClick={on.onClose}>
      {text('common.close')}
    </Button>
  );
}

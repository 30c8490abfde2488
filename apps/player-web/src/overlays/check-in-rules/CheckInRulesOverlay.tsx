import { useText } from '@kislap/i18n';
import { Sheet, StepList } from '@kislap/ui';
import { useTurnoverRule } from '../../features/check-in/useTurnoverRule';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** How the check-in goes, and that a repair comes before it. */
export function CheckInRulesOverlay({ modal }: OverlayProps<'check-in-rules'>) {
  const text = useText();
  const turnoverRule = useTurnoverRule();
  return (
    <Sheet {...modal} title={text('sign.rulesTitle')} closeLabel={text('common.close')}>
      <StepList
        steps={[
          text('sign.rule1'),
          text('sign.rule2'),
          text('sign.rule3'),
          text('sign.rule4'),
          turnoverRule,
        ].filter((step) => step !== '')}
      />
    </Sheet>
  );
}

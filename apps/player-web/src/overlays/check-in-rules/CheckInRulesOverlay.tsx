import { useText } from '@kislap/i18n';
import { Sheet, StepList } from '@kislap/ui';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** How the check-in goes, and that a repair comes before it. */
export function CheckInRulesOverlay({ modal }: OverlayProps<'check-in-rules'>) {
  const text = useText();
  return (
    <Sheet {...modal} title={text('sign.rulesTitle')} closeLabel={text('common.close')}>
      <StepList
        steps={[
          text('sign.rule1'),
          text('sign.rule2'),
          text('sign.rule3'),
          text('sign.rule4'),
          text('sign.rule5'),
        ]}
      />
    </Sheet>
  );
}

import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';

import type { Glyph } from '../../icons/Glyph';
import { checkCircleDuotone } from '../../icons/glyphs/checkCircleDuotone';
import { exportRegular } from '../../icons/glyphs/exportRegular';
import { plusSquareDuotone } from '../../icons/glyphs/plusSquareDuotone';
import { Icon } from '../../primitives/Icon/Icon';
import { Text } from '../../primitives/Text/Text';
import { mark, step as stepStyle, steps as stepsStyle, words } from './InstallSteps.css';

interface InstallStepsProps {
  /** The operator's name, as it stands under the icon. */
  readonly name: string;
}

const steps: readonly { readonly glyph: Glyph; readonly what: MessageId; readonly where: MessageId }[] = [
  { glyph: exportRegular, what: 'install.share', where: 'install.shareWhere' },
  { glyph: plusSquareDuotone, what: 'install.add', where: 'install.addWhere' },
  { glyph: checkCircleDuotone, what: 'install.confirm', where: 'install.confirmWhere' },
];

/** How the app gets onto the home screen of an iPhone, where no button can do it. */
export function InstallSteps({ name }: InstallStepsProps) {
  const text = useText();
  return (
    <ol className={stepsStyle}>
      {steps.map(({ glyph, what, where }, index) => (
        <li key={what} className={stepStyle}>
          <span className={mark}>
            <Icon glyph={glyph} />
          </span>
          <div className={words}>
            <Text size="titleSm">
              {index + 1}. {text(what)}
            </Text>
            <Text size="sm" tone="muted">
              {text(where, { name })}
            </Text>
          </div>
        </li>
      ))}
    </ol>
  );
}

import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';

import { Logo } from '../../art/brand/Logo';
import type { Glyph } from '../../icons/Glyph';
import { bellDuotone } from '../../icons/glyphs/bellDuotone';
import { downloadSimpleRegular } from '../../icons/glyphs/downloadSimpleRegular';
import { fingerprintDuotone } from '../../icons/glyphs/fingerprintDuotone';
import { lightningDuotone } from '../../icons/glyphs/lightningDuotone';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { Stack } from '../../primitives/Stack/Stack';
import { Text } from '../../primitives/Text/Text';
import { badge, head, reason, reasonMark, words } from './InstallSteps.css';

interface InstallReasonsProps {
  /** The operator's name. */
  readonly name: string;
  readonly onContinue: () => void;
  /** Left out where the operator has no app to download. */
  readonly onDownload?: (() => void) | undefined;
}

const reasons: readonly { readonly glyph: Glyph; readonly why: MessageId }[] = [
  { glyph: lightningDuotone, why: 'install.fast' },
  { glyph: bellDuotone, why: 'install.gift' },
  { glyph: fingerprintDuotone, why: 'install.stay' },
];

/** What the home screen is good for, and the two ways onto it. */
export function InstallReasons({ name, onContinue, onDownload }: InstallReasonsProps) {
  const text = useText();
  return (
    <Stack gap={5}>
      <div className={head}>
        <span className={badge}>
          <Logo name={name} size="lg" hasWordmark={false} />
        </span>
        <div className={words}>
          <Text size="sm" tone="muted">
            {text('install.intro')}
          </Text>
        </div>
      </div>
      <Stack as="ul" gap={3}>
        {reasons.map(({ glyph, why }) => (
          <li key={why} className={reason}>
            <span className={reasonMark}>
              <Icon glyph={glyph} />
            </span>
            {text(why)}
          </li>
        ))}
      </Stack>
      <Stack gap={2}>
        <Button isBlock onClick={onContinue}>
          {text('common.continue')}
        </Button>
        {onDownload !== undefined && (
          <Button variant="tonal" isBlock glyph={downloadSimpleRegular} onClick={onDownload}>
            {text('app.download')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

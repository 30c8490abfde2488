import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';

import { Logo } from '../../art/brand/Logo';
import type { Glyph } from '../../icons/Glyph';
import { downloadSimpleRegular } from '../../icons/glyphs/downloadSimpleRegular';
import { fingerprintDuotone } from '../../icons/glyphs/fingerprintDuotone';
import { lightningDuotone } from '../../icons/glyphs/lightningDuotone';
import { wifiSlashDuotone } from '../../icons/glyphs/wifiSlashDuotone';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { Stack } from '../../primitives/Stack/Stack';
import { Text } from '../../primitives/Text/Text';
import { badge, head, reason, reasonMark, words } from './InstallSteps.css';

interface InstallReasonsProps {
  /** The operator's name. */
  readonly name: string;
  /** Whether the app opens without a connection on this device. */
  readonly opensOffline?: boolean;
  readonly onContinue: () => void;
  /** Left out where the operator has no app to download. */
  readonly onDownload?: (() => void) | undefined;
}

interface Reason {
  readonly glyph: Glyph;
  readonly why: MessageId;
}

const offline: Reason = { glyph: wifiSlashDuotone, why: 'install.offline' };
const reasons: readonly Reason[] = [
  { glyph: lightningDuotone, why: 'install.fast' },
  { glyph: fingerprintDuotone, why: 'install.stay' },
];

/** What the home screen is good for, and the two ways onto it. Only what is true on this device is said. */
export function InstallReasons(props: InstallReasonsProps) {
  const { name, opensOffline = false, onContinue, onDownload } = props;
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
        {(opensOffline ? [...reasons, offline] : reasons).map(({ glyph, why }) => (
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

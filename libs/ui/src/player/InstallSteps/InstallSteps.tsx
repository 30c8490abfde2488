import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';

import { Logo } from '../../art/brand/Logo';
import type { Glyph } from '../../icons/Glyph';
import { exportRegular } from '../../icons/actions';
import { downloadSimpleRegular, wifiSlashDuotone } from '../../icons/frame';
import { checkCircleDuotone, lightningDuotone } from '../../icons/install';
import { plusSquareDuotone } from '../../icons/menus';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { Stack } from '../../primitives/Stack/Stack';
import { Text } from '../../primitives/Text/Text';
import {
  badge,
  head,
  mark,
  reason,
  reasonMark,
  step as stepStyle,
  steps as stepsStyle,
  words,
} from './InstallSteps.css';

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

interface InstallReasonsProps {
  /** The operator's name. */
  readonly name: string;
  /** Whether the app opens without a connection on this device. */
  readonly opensOffline?: boolean;
  /** The player goes on. */
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
  { glyph: plusSquareDuotone, why: 'install.stay' },
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

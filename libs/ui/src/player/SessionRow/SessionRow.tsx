import type { EpochSeconds } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { desktopDuotone, deviceMobileDuotone } from '../../icons/menus';
import { Row } from '../../patterns/List/List';
import { Badge } from '../../primitives/Badge/Badge';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { Time } from '../../primitives/Time/Time';
import { stamp, where } from './SessionRow.css';

interface SessionRowProps {
  /** What the device calls itself; empty when it says nothing. */
  readonly device: string;
  /** What the device looks like. */
  readonly kind: 'phone' | 'computer';
  /** Where it was, with the end covered. */
  readonly address?: string;
  /** When it was last heard of, in epoch seconds. */
  readonly lastSeenAt: EpochSeconds;
  /** The session of this very screen is ended by logging out, not here. */
  readonly isThisDevice: boolean;
  /** It is being logged out: the button waits. */
  readonly isEnding?: boolean;
  /** The player logs this device out. */
  readonly onEnd: () => void;
}

/** A device that is logged in, when and where it was last seen, and the button that ends its session. */
export function SessionRow(props: SessionRowProps) {
  const { device, kind, address = '', lastSeenAt, isThisDevice, isEnding = false, onEnd } = props;
  const text = useText();
  const name = device.trim() === '' ? text('session.unknown') : device;
  return (
    <Row
      media={<Icon glyph={kind === 'phone' ? deviceMobileDuotone : desktopDuotone} />}
      title={name}
      caption={
        <>
          {text('session.seen')}{' '}
          <span className={stamp}>
            <Time at={lastSeenAt} />
          </span>
          {address !== '' && (
            <>
              {' '}
              <span className={where}>{address}</span>
            </>
          )}
        </>
      }
      {...(isThisDevice
        ? { value: <Badge tone="money" label={text('session.this')} /> }
        : {
            action: (
              <Button
                variant="outline"
                size="sm"
                isLoading={isEnding}
                aria-label={text('session.endOf', { device: name })}
                onClick={onEnd}
              >
                {text('session.end')}
              </Button>
            ),
          })}
    />
  );
}

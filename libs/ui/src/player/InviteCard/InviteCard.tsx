import { useText } from '@kislap/i18n';

import { copyRegular, shareNetworkRegular } from '../../icons/actions';
import { Button } from '../../primitives/Button/Button';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { QrCode } from '../../primitives/QrCode/QrCode';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Surface } from '../../primitives/Surface/Surface';
import { Text } from '../../primitives/Text/Text';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { buttons, card, code as codeStyle, codeLine, link as linkStyle, words } from './InviteCard.css';

interface InviteCardProps {
  /** `undefined` until it is known. */
  readonly invite: { readonly code: string; readonly link: string } | undefined;
  /** The player copies the code. */
  readonly onCopyCode: () => void;
  /** The player copies the link. */
  readonly onCopyLink: () => void;
  /** The player opens the ways to share. */
  readonly onShare: () => void;
}

function UnknownInvite() {
  return (
    <div className={card} aria-busy>
      <div className={words}>
        <Skeleton shape="shortLine" />
        <Skeleton shape="title" />
        <Skeleton shape="line" />
      </div>
      <Skeleton shape="shortcut" />
    </div>
  );
}

/** The player's invite code and link, to read out, to copy, to share, and to show to a camera. */
export function InviteCard({ invite, onCopyCode, onCopyLink, onShare }: InviteCardProps) {
  const text = useText();
  if (invite === undefined) {
    return (
      <Surface isFestive>
        <UnknownInvite />
      </Surface>
    );
  }
  return (
    <Surface isFestive>
      <div className={card}>
        <div className={words}>
          <Text size="cap" tone="muted">
            {text('ref.code')}
          </Text>
          <div className={codeLine}>
            <span className={codeStyle}>{invite.code}</span>
            <IconButton glyph={copyRegular} label={text('ref.copyCode')} onClick={onCopyCode} />
          </div>
          <div className={buttons}>
            <Button size="sm" glyph={shareNetworkRegular} onClick={onShare}>
              {text('common.share')}
            </Button>
            <Button variant="tonal" size="sm" onClick={onCopyLink}>
              {text('ref.copyLink')}
            </Button>
          </div>
        </div>
        <QrCode text={invite.link} label={text('ref.qr')} />
      </div>
      <p className={linkStyle}>
        <VisuallyHidden>{text('ref.link')}: </VisuallyHidden>
        {invite.link}
      </p>
    </Surface>
  );
}

import { useText } from '@kislap/i18n';

import type { Glyph } from '../../icons/Glyph';
import { phoneDuotone } from '../../icons/frame';
import { chatCircleDotsDuotone, envelopeSimpleDuotone, usersThreeDuotone } from '../../icons/menus';
import { Icon } from '../../primitives/Icon/Icon';
import { row, way as wayStyle } from './ShareRow.css';

/** An app that an invitation can be sent with. */
export type ShareTarget = 'messenger' | 'viber' | 'facebook' | 'sms';

interface ShareRowProps {
  /** The player chose this way. */
  readonly onShare: (way: ShareTarget) => void;
}

/** Names are the apps' own, in every language; their marks are theirs and not drawn. */
const ways: readonly { readonly way: ShareTarget; readonly name: string; readonly glyph: Glyph }[] = [
  { way: 'messenger', name: 'Messenger', glyph: chatCircleDotsDuotone },
  { way: 'viber', name: 'Viber', glyph: phoneDuotone },
  { way: 'facebook', name: 'Facebook', glyph: usersThreeDuotone },
  { way: 'sms', name: 'SMS', glyph: envelopeSimpleDuotone },
];

/** Ways to send an invitation where the phone has no share sheet of its own. */
export function ShareRow({ onShare }: ShareRowProps) {
  const text = useText();
  return (
    <div role="group" aria-label={text('ref.shareWays')} className={row}>
      {ways.map(({ way, name, glyph }) => (
        <button key={way} type="button" className={wayStyle} onClick={() => onShare(way)}>
          <Icon glyph={glyph} />
          {name}
        </button>
      ))}
    </div>
  );
}

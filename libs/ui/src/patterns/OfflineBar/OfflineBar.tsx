import { wifiSlashDuotone } from '../../icons/frame';
import { NoteFrame } from '../../primitives/Note/NoteFrame';

interface OfflineBarProps {
  /** Whether the device has no connection; the bar slides away when it is back. */
  readonly isOffline: boolean;
  /** That there is no connection, and from when what is shown is. */
  readonly text: string;
}

/** Says that the connection has gone. What is already here stays; the region stays too, so that it is announced. */
export function OfflineBar({ isOffline, text }: OfflineBarProps) {
  return (
    <div role="status">
      {isOffline && (
        <NoteFrame tone="pending" glyph={wifiSlashDuotone}>
          {text}
        </NoteFrame>
      )}
    </div>
  );
}

import { useMemo } from 'react';
import { encode } from 'uqr';

import { qrPath } from '../../geometry/qrPath';
import { frame, squares } from './QrCode.css';

interface QrCodeProps {
  /** What a camera reads: an address. */
  readonly text: string;
  /** Spoken name. A button that copies the same text stands beside the code. */
  readonly label: string;
  /** Its edge, in two steps. */
  readonly size?: 'md' | 'lg';
}

/** White squares around a code, without which cameras do not find it. */
const QUIET_ZONE = 4;

/** What is longer becomes squares too small for a phone to read. */
const LONGEST_TEXT = 300;

/** A text as a picture for cameras: black on white in every skin. One that no camera could read is left out. */
export function QrCode({ text, label, size = 'md' }: QrCodeProps) {
  const drawing = useMemo(() => {
    if (text === '' || text.length > LONGEST_TEXT) return undefined;
    const { data, size: width } = encode(text, { border: QUIET_ZONE });
    return { path: qrPath(data), width };
  }, [text]);
  if (drawing === undefined) return null;
  return (
    <svg
      role="img"
      aria-label={label}
      className={frame}
      data-size={size}
      viewBox={`0 0 ${drawing.width} ${drawing.width}`}
    >
      <path d={drawing.path} className={squares} />
    </svg>
  );
}

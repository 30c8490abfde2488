import { useState } from 'react';

import { imageBrokenRegular } from '../../icons/games';
import { Icon } from '../../primitives/Icon/Icon';
import { picture } from './GameTile.css';

interface GamePictureProps {
  readonly src: string | undefined;
  /** The first rows load with the page, the rest when they come near. */
  readonly isEager: boolean;
}

/** The operator's picture of a game, or a broken picture where it could not be loaded. */
export function GamePicture({ src, isEager }: GamePictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (src === undefined || src === failedSrc) return <Icon glyph={imageBrokenRegular} />;
  return (
    <img
      className={picture}
      src={src}
      width={240}
      height={320}
      alt=""
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailedSrc(src)}
    />
  );
}

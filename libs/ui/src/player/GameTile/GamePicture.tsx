import { use, useState } from 'react';

import { imageBrokenRegular } from '../../icons/games';
import { InLongListContext } from '../../patterns/VirtualList/inLongList';
import { Icon } from '../../primitives/Icon/Icon';

interface GamePictureProps {
  /** The picture; without one the sign of a broken picture stands there. */
  readonly src: string | undefined;
  /** The first rows load with the page, the rest when they come near. */
  readonly isEager: boolean;
  /** A style made of `picture`, with its size and corners. */
  readonly className: string;
}

/** The operator's picture of a game, or a broken picture where it could not be loaded. */
export function GamePicture({ src, isEager, className }: GamePictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>();
  const isInLongList = use(InLongListContext);
  if (src === undefined || src === failedSrc) {
    return (
      <span className={className}>
        <Icon glyph={imageBrokenRegular} />
      </span>
    );
  }
  return (
    <img
      className={className}
      {...(isInLongList ? { 'data-src': src } : { src })}
      width={240}
      height={320}
      alt=""
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={({ currentTarget }) => setFailedSrc(currentTarget.getAttribute('src'))}
    />
  );
}

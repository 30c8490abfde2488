import { useState } from 'react';
import type { ReactNode } from 'react';

import {
  banner,
  call as callStyle,
  overline as overlineStyle,
  picture,
  title as titleStyle,
  words,
} from './Banner.css';
import { hero } from './BannerHero.css';

interface BannerProps {
  /** The operator's picture. */
  readonly imageUrl?: string | undefined;
  /** A drawing in place of a picture. */
  readonly art?: ReactNode;
  /** What the picture says, when it carries the words itself; empty beside live words. */
  readonly alt: string;
  /** A few words above the title. */
  readonly overline?: string | undefined;
  /** The words on the picture. */
  readonly title?: string | undefined;
  /** What pressing it does: "See how it works". */
  readonly call?: string | undefined;
  /** The first banner is the largest thing on the screen: it loads before everything else. */
  readonly isFirst?: boolean;
  /** Stands by itself, is the head of a card that clips it, or is what a whole screen is about. */
  readonly shape?: 'alone' | 'cardHead' | 'hero';
  /** A banner without it only tells. */
  readonly onPress?: (() => void) | undefined;
}

/** An offer with a picture. Its subject stands in the right third, the words on the left. */
export function Banner({ onPress, shape = 'alone', isFirst = false, ...content }: BannerProps) {
  const { art, alt, overline, call } = content;
  const [failedUrl, setFailedUrl] = useState<string>();
  const imageUrl = content.imageUrl === failedUrl ? undefined : content.imageUrl;
  // A picture that carries the words itself leaves its words behind when it does not come.
  const title = content.title ?? (failedUrl !== undefined && alt !== '' ? alt : undefined);
  const inside = (
    <>
      {art}
      {imageUrl !== undefined && (
        <img
          className={picture}
          src={imageUrl}
          width={716}
          height={296}
          alt={alt}
          fetchPriority={isFirst ? 'high' : undefined}
          loading={isFirst ? undefined : 'lazy'}
          onError={() => setFailedUrl(content.imageUrl)}
        />
      )}
      {title !== undefined && (
        <span className={words}>
          {overline !== undefined && <span className={overlineStyle}>{overline}</span>}
          <span className={titleStyle}>{title}</span>
          {call !== undefined && <span className={callStyle}>{call}</span>}
        </span>
      )}
    </>
  );
  const look = shape === 'hero' ? `${banner} ${hero}` : banner;
  return onPress === undefined ? (
    <div className={look} data-shape={shape}>
      {inside}
    </div>
  ) : (
    <button type="button" className={look} data-shape={shape} onClick={onPress}>
      {inside}
    </button>
  );
}

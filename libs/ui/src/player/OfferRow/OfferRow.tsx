import type { ReactNode } from 'react';

import { xBold } from '../../icons/actions';
import { caretRightBold } from '../../icons/games';
import { Icon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { art as artStyle, label as labelStyle, offer, picture, row } from './OfferRow.css';

interface OfferRowProps {
  /** The operator's picture. */
  readonly imageUrl?: string | undefined;
  /** A drawing in place of a picture. */
  readonly art?: ReactNode;
  /** Where it leads. */
  readonly label: string;
  /** What pressing it does. */
  readonly onPress: () => void;
  /** Takes it away; without it the offer stays as long as it is there. */
  readonly close?: { readonly label: string; readonly onPress: () => void };
}

/** One offer in the flow of a page: a small picture, where it leads, and the way to send it away. */
export function OfferRow({ imageUrl, art, label, onPress, close }: OfferRowProps) {
  return (
    <div className={row}>
      <button type="button" className={offer} onClick={onPress}>
        {imageUrl !== undefined && <img className={picture} src={imageUrl} width={52} height={52} alt="" />}
        {art !== undefined && <span className={artStyle}>{art}</span>}
        <span className={labelStyle}>{label}</span>
        <Icon glyph={caretRightBold} size="xs" />
      </button>
      {close !== undefined && <IconButton glyph={xBold} label={close.label} onClick={close.onPress} />}
    </div>
  );
}

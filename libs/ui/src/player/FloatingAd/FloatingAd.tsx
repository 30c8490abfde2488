import { xBold } from '../../icons/actions';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { floating, icon, picture } from './FloatingAd.css';

interface FloatingAdProps {
  readonly imageUrl: string;
  /** Spoken name: where it leads. */
  readonly label: string;
  readonly onPress: () => void;
  readonly closeLabel: string;
  /** Takes it away for the day. */
  readonly onClose: () => void;
}

/** A small picture that leads to one of the operator's offers and can be sent away. The last child of what scrolls. */
export function FloatingAd({ imageUrl, label, onPress, closeLabel, onClose }: FloatingAdProps) {
  return (
    <div className={floating}>
      <button type="button" className={icon} aria-label={label} onClick={onPress}>
        <img className={picture} src={imageUrl} width={44} height={44} alt="" />
      </button>
      <IconButton glyph={xBold} label={closeLabel} onClick={onClose} />
    </div>
  );
}

import { checkCircleFill } from '../../icons/glyphs/checkCircleFill';
import { warningCircleFill } from '../../icons/glyphs/warningCircleFill';
import { Icon } from '../Icon/Icon';
import { message } from './Field.css';
import type { FieldProps } from './FieldProps';

type FieldMessageProps = Pick<FieldProps, 'description' | 'success' | 'error'> & { id: string };

/** The one line under a field: an error before good news before the helper. */
export function FieldMessage({ id, description, success, error }: FieldMessageProps) {
  if (error) {
    return (
      <p id={id} role="alert" className={message({ tone: 'failed' })}>
        <Icon glyph={warningCircleFill} size="xs" />
        <span>{error}</span>
      </p>
    );
  }
  if (success) {
    return (
      <p id={id} className={message({ tone: 'success' })}>
        <Icon glyph={checkCircleFill} size="xs" />
        <span>{success}</span>
      </p>
    );
  }
  if (!description) return null;
  return (
    <p id={id} className={message()}>
      {description}
    </p>
  );
}

import { useId } from 'react';

import type { Glyph } from '../../icons/Glyph';
import { Icon } from '../../primitives/Icon/Icon';
import { label as labelStyle } from '../../primitives/Field/Field.css';
import { FieldMessage, useField } from '../../primitives/Field/Field';
import { Spinner } from '../../primitives/Spinner/Spinner';
import { action, input, picture, well } from './PictureField.css';

interface PictureFieldProps {
  /** What the picture shows. */
  readonly label: string;
  /** Help below the field, read with it. */
  readonly description?: string | undefined;
  /** What is wrong and what to do; the field is marked as invalid. */
  readonly error?: string | undefined;
  /** What stands in the empty well. */
  readonly glyph: Glyph;
  /** Address of the picture that was taken; `undefined` before. */
  readonly preview: string | undefined;
  /** What the button says while there is no picture. */
  readonly takeLabel: string;
  /** What it says when there is one. */
  readonly retakeLabel: string;
  /** Which camera a phone opens. */
  readonly camera: 'front' | 'back';
  /** The picture is being made ready. */
  readonly isBusy?: boolean;
  /** The player took or chose this picture. */
  readonly onChoose: (file: File) => void;
}

const facing = { front: 'user', back: 'environment' } as const;

/** One picture, taken with the camera of a phone or chosen from files where there is none. */
export function PictureField(props: PictureFieldProps) {
  const { label, description, error, preview, isBusy = false, onChoose } = props;
  const wiring = useField({ label, description, error });
  const [labelId, actionId] = [useId(), useId()];
  return (
    <div>
      <div className={labelStyle} id={labelId}>
        {label}
      </div>
      <div className={well} data-invalid={wiring.control['aria-invalid'] ?? false} aria-busy={isBusy}>
        {preview === undefined ? (
          <Icon glyph={props.glyph} size="lg" />
        ) : (
          <img src={preview} alt="" className={picture} />
        )}
        <span className={action} id={actionId}>
          {isBusy && <Spinner />}
          {preview === undefined ? props.takeLabel : props.retakeLabel}
        </span>
        <input
          id={wiring.control.id}
          type="file"
          accept="image/*"
          capture={facing[props.camera]}
          aria-labelledby={`${labelId} ${actionId}`}
          aria-describedby={wiring.control['aria-describedby']}
          disabled={isBusy}
          className={input}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // Emptied, so that the very same file can be chosen once more.
            currentTarget.value = '';
            if (file !== undefined) onChoose(file);
          }}
        />
      </div>
      <FieldMessage id={wiring.messageId} description={description} error={error} />
    </div>
  );
}

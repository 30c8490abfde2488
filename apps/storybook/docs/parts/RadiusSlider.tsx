import { Text } from '@kislap/ui';
import { useId } from 'react';

import { slider } from './preview.css';

interface RadiusSliderProps {
  readonly radius: number;
  readonly onChange: (radius: number) => void;
}

/** The corner of a field, from which all corners follow. */
export function RadiusSlider({ radius, onChange }: RadiusSliderProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>
        <Text as="span">{`Corner of a field: ${radius} px`}</Text>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={28}
        className={slider}
        value={radius}
        onChange={({ currentTarget: { value } }) => onChange(Number(value))}
      />
    </div>
  );
}

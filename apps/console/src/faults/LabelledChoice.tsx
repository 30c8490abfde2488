import { ChipGroup, Stack, Text } from '@kislap/ui';
import type { ComponentProps } from 'react';

type LabelledChoiceProps<Value extends string> = Omit<
  ComponentProps<typeof ChipGroup<Value>>,
  'options' | 'layout'
> & {
  readonly values: readonly Value[];
  readonly labelOf: (value: Value) => string;
};

/** One of a few answers, under what is asked. */
export function LabelledChoice<Value extends string>(props: LabelledChoiceProps<Value>) {
  const { values, labelOf, ...choice } = props;
  return (
    <Stack gap={2}>
      <Text size="sm" tone="muted" aria-hidden>
        {choice.label}
      </Text>
      <ChipGroup {...choice} options={values.map((value) => ({ value, label: labelOf(value) }))} />
    </Stack>
  );
}

import type { ReactNode } from 'react';

import { Inline } from '../primitives/Inline/Inline';
import { Stack } from '../primitives/Stack/Stack';
import { Text } from '../primitives/Text/Text';
import { variantRows } from './variantRows';
import type { AnyRecipe } from './variantRows';

interface RecipeMatrixProps<Selection> {
  /** The recipe whose variants are shown. */
  readonly recipe: AnyRecipe<Selection>;
  /** Draws the component as the recipe is asked. */
  readonly children: (selection: Selection) => ReactNode;
  /** For what is as wide as its room: one below the other. */
  readonly isWide?: boolean;
}

/** A component in every variant that its recipe knows. */
export function RecipeMatrix<Selection>({ recipe, children, isWide = false }: RecipeMatrixProps<Selection>) {
  return (
    <Stack gap={6}>
      {variantRows(recipe).map(({ name, cells }) => {
        const hasOwnLines = isWide || cells.length === 1;
        const drawn = cells.map((cell) => (
          <Stack key={cell.name} gap={1} align={hasOwnLines ? 'stretch' : 'start'}>
            {children(cell.selection)}
            <Text size="cap" tone="faint">
              {cell.name}
            </Text>
          </Stack>
        ));
        return (
          <Stack key={name} gap={2}>
            <Text size="titleSm">{name}</Text>
            {hasOwnLines ? (
              <Stack gap={3}>{drawn}</Stack>
            ) : (
              <Inline wrap align="end">
                {drawn}
              </Inline>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}

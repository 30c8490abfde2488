import { useText } from '@kislap/i18n';
import { ChipGroup, Icon, Inline } from '@kislap/ui';
import { shelfGlyph, shelfName } from './categoryName';
import type { Shelf } from './shelves';

interface ShelfChipsProps {
  readonly shelves: readonly Shelf[];
  /** `null` where another one is shown. */
  readonly value: Shelf | null;
  readonly onChange: (shelf: Shelf) => void;
}

/** Which shelf of games is shown. */
export function ShelfChips({ shelves, value, onChange }: ShelfChipsProps) {
  const text = useText();
  return (
    <ChipGroup
      label={text('home.categories')}
      layout="scroll"
      value={value}
      onValueChange={onChange}
      options={shelves.map((shelf) => ({
        value: shelf,
        label: (
          <Inline as="span" gap={2}>
            <Icon glyph={shelfGlyph(shelf)} size="sm" />
            {shelfName(shelf, text)}
          </Inline>
        ),
      }))}
    />
  );
}

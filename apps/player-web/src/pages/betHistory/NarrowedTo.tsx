import { useText } from '@kislap/i18n';
import { Button, Grow, Inline, Text } from '@kislap/ui';
import { useBetTypes } from './useBetTypes';

interface NarrowedToProps {
  /** Codes of the chosen types. */
  readonly types: readonly string[];
  readonly onShowAll: () => void;
}

/** Says that not every bet is shown, and shows them all. */
export function NarrowedTo({ types, onShowAll }: NarrowedToProps) {
  const text = useText();
  const known = useBetTypes();
  const names = types.map((type) => known.find(({ code }) => code === type)?.name ?? type);
  return (
    <Inline gap={2}>
      <Grow>
        <Text size="sm" tone="muted">
          {text('bet.narrowed', { types: names.join(', ') })}
        </Text>
      </Grow>
      <Button variant="text" size="sm" onClick={onShowAll}>
        {text('common.seeAll')}
      </Button>
    </Inline>
  );
}

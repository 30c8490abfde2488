import { useText } from '@kislap/i18n';
import { Bunting, ChipGroup, Heading, Inline, LinkButton, Stack, ticketDuotone } from '@kislap/ui';
import type { ActivityGroup } from './ActivityGroup';

const groups = ['all', 'deposit', 'daily', 'friends', 'vip'] as const satisfies readonly ActivityGroup[];

interface PromotionHeadProps {
  readonly group: ActivityGroup;
  readonly onGroupChange: (group: ActivityGroup) => void;
}

/** The title under its banderitas, the way to what was won, and what the list can be narrowed down to. */
export function PromotionHead({ group, onGroupChange }: PromotionHeadProps) {
  const text = useText();
  return (
    <Stack gap={3}>
      <Bunting />
      <Inline justify="between" wrap>
        <Heading level={1} size="display">
          {text('promo.title')}
        </Heading>
        <LinkButton href="/user/prizeRecord" variant="text" size="md" glyph={ticketDuotone}>
          {text('promo.myGifts')}
        </LinkButton>
      </Inline>
      <ChipGroup
        layout="scroll"
        label={text('promo.groups')}
        value={group}
        onValueChange={onGroupChange}
        options={groups.map((value) => ({ value, label: text(`promo.group.${value}`) }))}
      />
    </Stack>
  );
}

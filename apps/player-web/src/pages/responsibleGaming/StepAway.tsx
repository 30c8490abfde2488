import { useText } from '@kislap/i18n';
import { coffeeDuotone, doorDuotone, Icon, List, Row, Section } from '@kislap/ui';
import { openOverlay } from '../../overlays/openOverlay';

/** The two ways to stay away for a while. */
export function StepAway() {
  const text = useText();
  return (
    <Section title={text('rg.away')} size="titleSm">
      <List>
        <Row
          media={<Icon glyph={coffeeDuotone} />}
          title={text('rg.break')}
          caption={text('rg.breakLengths')}
          onPress={() => void openOverlay('absence', { kind: 'break' })}
        />
        <Row
          media={<Icon glyph={doorDuotone} />}
          title={text('rg.exclude')}
          caption={text('rg.excludeLengths')}
          onPress={() => void openOverlay('absence', { kind: 'exclusion' })}
        />
      </List>
    </Section>
  );
}

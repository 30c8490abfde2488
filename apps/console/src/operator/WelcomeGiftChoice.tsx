import { type OperatorState, welcomeGiftControl } from '@kislap/api/controls';
import { ChipGroup, Text } from '@kislap/ui';
import { useAct } from '../actions/useAct';
import { useWords } from '../words/useWords';

const gifts = ['0', '20', '50', '100'] as const;

/** What new accounts are welcomed with. */
export function WelcomeGiftChoice({ welcomeGift }: Pick<OperatorState, 'welcomeGift'>) {
  const words = useWords();
  const act = useAct();
  return (
    <>
      <Text size="sm" tone="muted">
        {words('console.welcomeGift')}
      </Text>
      <ChipGroup
        label={words('console.welcomeGift')}
        value={gifts.find((pesos) => Number(pesos) === welcomeGift) ?? null}
        options={gifts.map((pesos) => ({ value: pesos, label: words('console.pesos', { amount: pesos }) }))}
        onValueChange={(pesos) => void act(welcomeGiftControl, { amount: Number(pesos) })}
      />
    </>
  );
}

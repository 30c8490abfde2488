import { usePlayLimits, useSpending } from '@kislap/api/react';
import type { Spent } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { ErrorState, FigureTiles, Heading, Section, Skeleton, SpendingChart, Stack } from '@kislap/ui';

interface MySpendingProps {
  readonly userId: number;
}

/** What the player has paid in and taken out: this month, ever, and month by month. */
export function MySpending({ userId }: MySpendingProps) {
  const text = useText();
  const { data: spending, error, mutate } = useSpending(userId);
  const { data: limits } = usePlayLimits(userId);
  if (spending === undefined && error !== undefined) {
    const retry = { label: text('common.retry'), onPress: () => void mutate() };
    return <ErrorState title={text('rg.spendingFailed')} retry={retry} />;
  }
  return (
    <Section title={text('rg.spending')}>
      {spending === undefined ? (
        <Skeleton shape="card" />
      ) : (
        <Stack gap={4}>
          <Sum title={text('rg.spentMonth')} spent={spending.month} />
          <Sum title={text('rg.spentAll')} spent={spending.all} />
          <Stack gap={2}>
            <Heading level={3} size="titleSm">
              {text('rg.spentYear')}
            </Heading>
            <SpendingChart
              label={text('rg.spentYear')}
              months={spending.months}
              limit={limits?.dep.month?.most}
            />
          </Stack>
        </Stack>
      )}
    </Section>
  );
}

function Sum({ title, spent }: { readonly title: string; readonly spent: Spent }) {
  const text = useText();
  return (
    <Stack gap={2}>
      <Heading level={3} size="titleSm">
        {title}
      </Heading>
      <FigureTiles
        label={title}
        figures={[
          { term: text('stmt.deposited'), amount: spent.deposited },
          { term: text('stmt.withdrawn'), amount: spent.withdrawn },
          { term: text('rg.spentNet'), amount: spent.net },
        ]}
      />
    </Stack>
  );
}

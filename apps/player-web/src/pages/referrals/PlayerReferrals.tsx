import { useText } from '@kislap/i18n';
import { Tabs } from '@kislap/ui';
import { IncomeTab } from './IncomeTab';
import { InviteTab } from './InviteTab';
import { RankingTab } from './RankingTab';
import type { ReferralsTab } from './ReferralsTab';
import { TeamTab } from './TeamTab';

interface PlayerReferralsProps {
  readonly userId: number;
  readonly tab: ReferralsTab;
  readonly onTabChange: (tab: ReferralsTab) => void;
}

/** The parts of the page; each asks the operator only while it is shown. */
export function PlayerReferrals({ userId, tab, onTabChange }: PlayerReferralsProps) {
  const text = useText();
  return (
    <Tabs
      label={text('ref.tabs')}
      value={tab}
      onValueChange={onTabChange}
      items={[
        { value: 'invite', label: text('ref.tab.invite'), panel: <InviteTab userId={userId} /> },
        { value: 'team', label: text('ref.tab.team'), panel: <TeamTab userId={userId} /> },
        { value: 'income', label: text('ref.tab.income'), panel: <IncomeTab userId={userId} /> },
        { value: 'ranking', label: text('ref.tab.ranking'), panel: <RankingTab userId={userId} /> },
      ]}
    />
  );
}

import { useBetCounts, useBetSummary } from '@kislap/api/react';
import { useText } from '@kislap/i18n';
import { AppBar, BetTypePicker, Button, PageFrame } from '@kislap/ui';
import { useState } from 'react';
import { go } from '../../navigation/go';
import { goBack } from '../../navigation/go';
import { routes } from '../../navigation/routes/routes';
import { useUserId } from '../../session/session';
import { betAddress, useBetQuery } from '../../features/bets/useBetQuery';
import { useBetTypes } from '../../features/bets/useBetTypes';

/** Narrows the bet history to kinds of games and studios. The choice goes back to it in its address. */
export function BetTypesPage() {
  const text = useText();
  const userId = useUserId();
  const { query } = useBetQuery('betTypes');
  const [chosen, setChosen] = useState(query.types);
  const counts = useBetCounts(userId, query.day).data;
  const narrowed = useBetSummary(userId, { ...query, types: chosen });
  const count = narrowed.data?.totals.bets;
  const apply = () =>
    void go(betAddress(routes.betHistory.path, { ...query, types: chosen }), { replace: true });
  const reset = (
    <Button variant="text" size="sm" disabled={chosen.length === 0} onClick={() => setChosen([])}>
      {text('bet.resetTypes')}
    </Button>
  );
  return (
    <PageFrame
      appBar={
        <AppBar
          title={text('bet.types')}
          back={{ label: text('common.back'), onPress: goBack }}
          action={reset}
        />
      }
      footer={
        <Button isBlock onClick={apply}>
          {count === undefined ? text('bet.showThese') : text('bet.showCount', { n: count })}
        </Button>
      }
    >
      <BetTypePicker
        types={useBetTypes(counts?.kinds)}
        chosen={chosen}
        onChange={setChosen}
        total={counts?.total}
      />
    </PageFrame>
  );
}

import { useInviteBonusLog } from '@kislap/api';
import type { InviteBonus, InviteBonusSpan } from '@kislap/api';
import { formatManila } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { ChipGroup, Money, Row, Stack, StatusTag } from '@kislap/ui';
import { useState } from 'react';
import { LogList } from './LogList';

interface InviteBonusListProps {
  readonly userId: number;
}

/** Everything that inviting brought, of today or of all time. */
export function InviteBonusList({ userId }: InviteBonusListProps) {
  const text = useText();
  const [span, setSpan] = useState<InviteBonusSpan>('ever');
  const log = useInviteBonusLog(userId, span);
  return (
    <Stack gap={4}>
      <ChipGroup
        label={text('ref.span')}
        value={span}
        onValueChange={setSpan}
        options={[
          { value: 'ever', label: text('ref.ever') },
          { value: 'today', label: text('common.today') },
        ]}
      />
      <LogList
        log={log}
        emptyText={text('ref.noBonuses')}
        renderRow={(bonus) => <BonusRow bonus={bonus} />}
      />
    </Stack>
  );
}

function BonusRow({ bonus: { kind, nickname, amount, at, isClaimed } }: { readonly bonus: InviteBonus }) {
  const text = useText();
  return (
    <Row
      isInsideItem
      title={<Money amount={amount} size="amt" sign="always" />}
      value={
        <StatusTag
          status={isClaimed ? 'complete' : 'pending'}
          label={text(isClaimed ? 'promo.claimed' : 'ref.toClaim')}
        />
      }
      caption={nickname === '' ? text(`ref.bonus.${kind}`) : `${text(`ref.bonus.${kind}`)} · ${nickname}`}
      detail={formatManila(at)}
    />
  );
}

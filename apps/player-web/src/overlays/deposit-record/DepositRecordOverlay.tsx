import { serverNow } from '@kislap/api';
import { epochSecondsFrom, formatManila, formatMoney, isDepositOverdue, textOrDash } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, copyRegular, Facts, Note, Sheet, Stack } from '@kislap/ui';
import { useState } from 'react';
import { copyText } from '../../clipboard/copyText';
import type { OverlayProps } from '../OverlayProps';
import { MissingDepositReport } from './MissingDepositReport';

/** One deposit. One that stays pending can be reported as missing. */
export function DepositRecordOverlay({ modal, record }: OverlayProps<'deposit-record'>) {
  const text = useText();
  const [now] = useState(() => epochSecondsFrom(Math.floor(serverNow() / 1000)));
  const { orderId, status, amount, at } = record;
  const facts = {
    order: textOrDash(orderId ?? ''),
    amount: `₱${formatMoney(amount)}`,
    time: formatManila(at),
  };
  const isOverdue = isDepositOverdue(record, now);
  return (
    <Sheet {...modal} title={text('dep.details')} closeLabel={text('common.close')}>
      <Stack gap={4}>
        <Facts
          facts={[
            { term: text('dep.missingOrder'), value: facts.order },
            { term: text('dep.missingAmount'), value: facts.amount },
            { term: text('dep.missingTime'), value: facts.time },
          ]}
        />
        {orderId !== undefined && (
          <Button
            variant="outline"
            size="md"
            isBlock
            glyph={copyRegular}
            onClick={() => void copyText(orderId, text)}
          >
            {text('dep.copyOrder')}
          </Button>
        )}
        {status === 'pending' && !isOverdue && <Note tone="pending">{text('dep.missingSoon')}</Note>}
        {isOverdue && <MissingDepositReport facts={facts} />}
      </Stack>
    </Sheet>
  );
}

import { getWholeBetDay } from '@kislap/api';
import type { BetQuery } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { Button, exportRegular } from '@kislap/ui';
import { useState } from 'react';
import { toastError } from '../../errors/toastError';
import { saveTextFile } from '../../files/saveTextFile';
import { useIsOnline } from '../../shell/useIsOnline';
import { csvOfBets } from './csvOfBets';

interface ExportButtonProps {
  readonly query: BetQuery;
}

/** Saves every bet of the day as a spreadsheet. The file is made on the device, from all pages of the day. */
export function ExportButton({ query }: ExportButtonProps) {
  const text = useText();
  const isOnline = useIsOnline();
  const [isExporting, setExporting] = useState(false);
  const save = async (): Promise<void> => {
    setExporting(true);
    try {
      const bets = await getWholeBetDay(query);
      saveTextFile(`bets-${query.day}.csv`, csvOfBets(bets, text), 'text/csv;charset=utf-8');
    } catch (error) {
      toastError(error, text);
    } finally {
      setExporting(false);
    }
  };
  return (
    <Button
      variant="text"
      size="sm"
      glyph={exportRegular}
      isLoading={isExporting}
      disabled={!isOnline}
      onClick={() => void save()}
    >
      {text('bet.export')}
    </Button>
  );
}

import { getWholeStatement } from '@kislap/api';
import type { Statement } from '@kislap/api';
import type { StatementMonth } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useState } from 'react';
import { toastError } from '../../errors/toastError';

interface WholeMonth<Purpose> {
  /** What it is being fetched for, while it is. */
  readonly fetchingFor: Purpose | undefined;
  /** Asks for all pages of the month, and tells the player when they cannot be had. */
  readonly fetchFor: (purpose: Purpose, take: (statement: Statement) => void) => Promise<void>;
}

/** All of a month's statement, for what is made of it on the device. */
export function useWholeMonth<Purpose>(month: StatementMonth): WholeMonth<Purpose> {
  const text = useText();
  const [fetchingFor, setFetchingFor] = useState<Purpose>();
  const fetchFor: WholeMonth<Purpose>['fetchFor'] = async (purpose, take) => {
    setFetchingFor(() => purpose);
    try {
      take(await getWholeStatement(month));
    } catch (error) {
      toastError(error, text);
    } finally {
      setFetchingFor(undefined);
    }
  };
  return { fetchingFor, fetchFor };
}

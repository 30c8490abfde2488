import { ledgerControl, type LedgerPlace } from '@kislap/api/controls';
import { useDeferredValue, useState } from 'react';
import { useControl } from '../client/useControl';
import { usePaging } from '../paging/usePaging';

/** How often the ledger is read anew, ms. */
const everyMs = 5000;

/** The entries that fit what is asked for, a page at a time. Another question begins at the newest again. */
export function useEntries() {
  const [account, setAccount] = useState('');
  const [order, setOrder] = useState('');
  const paging = usePaging<LedgerPlace>();
  const { before } = paging;
  const wanted = useDeferredValue({ account: account.trim(), order: order.trim() });
  const { data, error } = useControl(
    ledgerControl,
    { ...wanted, ...(before === undefined ? {} : { before }) },
    everyMs,
  );
  const filter = (set: (text: string) => void) => (text: string) => {
    set(text);
    paging.goToFirst();
  };
  const isFiltered = wanted.account !== '' || wanted.order !== '';
  return {
    data,
    error,
    isFiltered,
    paging,
    account,
    order,
    setAccount: filter(setAccount),
    setOrder: filter(setOrder),
  };
}

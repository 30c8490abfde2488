import type { BetQuery } from '@kislap/api';
import { manilaDaysBack } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';
import { useMemo } from 'react';
import { useManilaNow } from '../../clock/useManilaNow';
import { usePageSearch } from '../../navigation/usePageSearch';
import { betQueryIn } from './betQueryIn';

/** As far back as the history reaches. */
const DAYS = 30;

interface BetFilter {
  readonly now: EpochSeconds;
  readonly query: BetQuery;
}

/** Which bets the address of a page asks for, and what day it is. */
export function useBetQuery(page: 'betHistory' | 'betTypes'): BetFilter {
  const now = useManilaNow();
  const search = usePageSearch(page);
  const query = useMemo(() => betQueryIn(search, manilaDaysBack(now, DAYS)), [search, now]);
  return { now, query };
}

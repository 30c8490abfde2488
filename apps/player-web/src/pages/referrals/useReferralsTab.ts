import { appLocation } from '../../navigation/appLocation';
import { usePageSearch } from '../../navigation/usePageSearch';
import { referralsTabs } from './ReferralsTab';
import type { ReferralsTab } from './ReferralsTab';

interface ShownTab {
  readonly tab: ReferralsTab;
  readonly show: (tab: ReferralsTab) => void;
}

/** The part of the page that the address asks for (`?tab=team`); a choice takes its place in the address. */
export function useReferralsTab(): ShownTab {
  const search = usePageSearch('referrals');
  const asked = new URLSearchParams(search).get('tab');
  const [first] = referralsTabs;
  const show = (chosen: ReferralsTab): void => {
    const { pathname, told } = appLocation.snapshot();
    const query = new URLSearchParams(search);
    if (chosen === first) query.delete('tab');
    else query.set('tab', chosen);
    appLocation.go(pathname + (query.size > 0 ? `?${query}` : ''), { replace: true, told });
  };
  return { tab: referralsTabs.find((tab) => tab === asked) ?? first, show };
}

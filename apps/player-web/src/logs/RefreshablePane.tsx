import { useText } from '@kislap/i18n';
import { PullToRefresh } from '@kislap/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';

interface RefreshablePaneProps {
  /** Asks for everything in it anew. */
  readonly onRefresh: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** What can be pulled down to be asked for anew, in the words of the app. */
export function RefreshablePane({ onRefresh, children }: RefreshablePaneProps) {
  const text = useText();
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = async (): Promise<void> => {
    setRefreshing(true);
    await onRefresh().finally(() => setRefreshing(false));
  };
  return (
    <PullToRefresh
      isRefreshing={isRefreshing}
      onRefresh={() => void refresh()}
      texts={{
        pull: text('common.pull'),
        release: text('common.release'),
        refreshing: text('common.loading'),
        refresh: text('common.refresh'),
      }}
    >
      {children}
    </PullToRefresh>
  );
}

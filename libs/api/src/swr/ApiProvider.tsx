import { createContext, type ReactNode, useContext, useState } from 'react';
import { SWRConfig } from 'swr';
import type { Api } from '../http/Api';
import type { CallOptions } from '../http/CallOptions';
import { apiOf } from '../http/configureApi';

/** What the hooks give their calls. Without a provider nothing, so that `configureApi` is asked at each call. */
const CallContext = createContext<Pick<CallOptions, 'api'>>({});

/** For the hooks of this package. */
export const useCallOptions = () => useContext(CallContext);

/**
 * Lets the hooks below it speak through an API of their own, with a cache of their own: the cache knows players, and
 * not operators. Another `api` starts with an empty cache and with new components below.
 *
 * @example
 * import { createApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * import { renderHook } from '@testing-library/react';
 * import { createElement, type ReactNode } from 'react';
 * const api = createApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const wrapper = ({ children }: { children: ReactNode }) => createElement(ApiProvider, { api, children });
 * const { current } = renderHook(() => useApi(), { wrapper }).result;
 * current === api; // => true
 */
export function ApiProvider({ api, children }: ApiProviderProps) {
  const [given, setGiven] = useState({ call: { api }, cache: new Map(), count: 0 });
  if (given.call.api !== api) setGiven({ call: { api }, cache: new Map(), count: given.count + 1 });
  return (
    <CallContext value={given.call}>
      <SWRConfig key={given.count} value={{ provider: () => given.cache }}>
        {children}
      </SWRConfig>
    </CallContext>
  );
}

/**
 * What `ApiProvider` is given.
 *
 * @example
 * import { createApi } from '@kislap/api';
 * const props: ApiProviderProps = { api: createApi(), children: 'the page' };
 * props.children; // => 'the page'
 */
export interface ApiProviderProps {
  readonly api: Api;
  readonly children?: ReactNode;
}

/**
 * The API of the provider above, and without one that of `configureApi`: what an event handler gives a call.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * import { configureApi, getBalance } from '@kislap/api';
 * import { renderHook } from '@testing-library/react';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const { current: api } = renderHook(() => useApi()).result;
 * await getBalance({ api }); // => 123_456_780
 */
export function useApi(): Api {
  return apiOf(useCallOptions());
}

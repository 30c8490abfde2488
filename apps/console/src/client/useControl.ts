import { invariantsControl } from '@kislap/api/controls';
import type { ControlContract } from '@kislap/api/controls';
import useSWR from 'swr';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { callControl } from './callControl';

/** How soon what has happened elsewhere shows, ms. Asking stops while nobody looks. */
const refreshMs = 2500;

/**
 * What a control call tells, asked again as long as the page is looked at.
 *
 * @param everyMs how soon it is asked again, from what it told last
 */
export function useControl<Request extends GenericSchema, Response extends GenericSchema>(
  contract: ControlContract<Request, Response>,
  fields: InferInput<Request>,
  everyMs: number | ((last: InferOutput<Response> | undefined) => number) = refreshMs,
) {
  return useSWR<InferOutput<Response>, Error>([contract.name, fields], () => callControl(contract, fields), {
    refreshInterval: everyMs,
    refreshWhenHidden: false,
    keepPreviousData: true,
    dedupingInterval: 500,
  });
}

const soonestMs = 15_000;
/** The check reads the whole ledger: it may take a thirtieth of the database's time, not more. */
const pauses = 30;

/** The ledger's own rules, counted again and again: seldom where that takes long. */
export function useInvariants() {
  return useControl(invariantsControl, {}, (last) => Math.max(soonestMs, pauses * (last?.tookMs ?? 0)));
}

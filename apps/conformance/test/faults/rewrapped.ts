import type { Tamper } from './Fault';
import { on } from './on';

/** Leaves what a call answers and changes how it comes. */
export function rewrapped(
  call: string,
  change: (
    text: string,
    headers: Headers,
  ) => { readonly text?: string; readonly status?: number } | undefined,
): () => Tamper {
  return () =>
    on(call, async ({ forward }) => {
      const response = await forward();
      const came = await response.text();
      const headers = new Headers(response.headers);
      headers.delete('content-length');
      const { text = came, status = response.status } = change(came, headers) ?? {};
      return new Response(text, { status, headers });
    });
}

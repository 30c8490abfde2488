/** Runs `work`, and calls `onSlow` once if it takes longer than `slowMs`. */
export async function withSlowSignal<Value>(
  work: () => Promise<Value>,
  { slowMs, onSlow }: { readonly slowMs: number; readonly onSlow?: (() => void) | undefined },
): Promise<Value> {
  if (!onSlow) return work();
  const timer = setTimeout(onSlow, slowMs);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

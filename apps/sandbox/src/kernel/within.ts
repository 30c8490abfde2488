/**
 * What somebody answers, or something else when that takes longer. The work itself goes on.
 *
 * @param limitMs how long it is waited for
 * @param late what is known then
 */
export async function within<Answer, Late>(
  work: Promise<Answer>,
  limitMs: number,
  late: Late,
): Promise<Answer | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

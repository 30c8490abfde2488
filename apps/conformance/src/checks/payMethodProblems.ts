import type { WirePayMethod } from '@kislap/api/contract';

/** What does not fit together in the payment list: a form that nobody could fill in. */
export function payMethodProblems(methods: readonly WirePayMethod[]): readonly string[] {
  return methods.flatMap((method) => [
    ...(method.d_max > 0 && method.d_min > method.d_max ? [`${method.name}: d_min is above d_max`] : []),
    ...(method.w_max > 0 && method.w_min > method.w_max ? [`${method.name}: w_min is above w_max`] : []),
    ...method.payChanel
      .filter(({ min, max }) => max > 0 && min > max)
      .map(({ c }) => `${method.name} ${c}: min is above max`),
  ]);
}
